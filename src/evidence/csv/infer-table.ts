import type { CsvField } from '../service.ts';
import type { TableCheck } from './check-table.ts';
import { type FindingLevel, FindingLog } from './findings.ts';
import { logHeader } from './header.ts';
import { InferredColumn } from './inferred-column.ts';
import { RaggedRows } from './ragged.ts';
import { readTable } from './table.ts';

/** The fields that a whole file shows, and how sure they are. */
export interface Inference extends TableCheck {
  /** In the order of the columns. */
  readonly fields: readonly InferredField[];
}

/** A field that a file shows. */
export interface InferredField extends CsvField {
  /** What the type rests on: `all of 300 filled cells`. */
  readonly because: string;
}

/**
 * Finds the type of each column over the whole of a file, streaming: number, boolean or date where every filled cell is one,
 * and text when in doubt. The same file always gives the same fields. Throws UnreadableCsv.
 *
 * @param level what a row at fault is; a fault of the header is always an error
 */
export async function inferTable(chunks: AsyncIterable<Uint8Array>, level: FindingLevel): Promise<Inference> {
  const log = new FindingLog();
  const ragged = new RaggedRows(log, level);
  const headerFaults: string[] = [];
  let columns: readonly InferredColumn[] = [];
  const rows = await readTable(chunks, {
    begin(header, place) {
      headerFaults.push(...logHeader(header, place, log));
      columns = header.map((name) => new InferredColumn(name));
      return columns;
    },
    takeRagged: (...row) => ragged.take(...row),
  });
  return {
    rows,
    findings: log.told,
    groups: log.groups,
    drift: [...headerFaults, ...ragged.describe(rows)],
    fields: columns.map((column) => column.infer()),
  };
}
