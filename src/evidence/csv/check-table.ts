import type { CsvField } from '../service.ts';
import { CheckedColumn } from './checked-column.ts';
import { type CsvFinding, type FindingGroup, type FindingLevel, FindingLog } from './findings.ts';
import { logHeader } from './header.ts';
import { RaggedRows } from './ragged.ts';
import { readTable } from './table.ts';

/** What reading a whole table showed. */
export interface TableCheck {
  /** Rows beneath the header, blank lines not counted. */
  readonly rows: number;
  /** To be told one by one: at most 10 a column and 50 a file. */
  readonly findings: readonly CsvFinding[];
  /** All findings, counted. */
  readonly groups: readonly FindingGroup[];
  /** How the table differs from what was declared, a phrase each. */
  readonly drift: readonly string[];
}

/**
 * Holds a table against the fields that its schema declares, streaming. The header must bear exactly the fields; a filled
 * cell must be of the type of its column. Throws UnreadableCsv.
 *
 * @param level what a cell or a row at fault is; a fault of the header is always an error
 */
export async function checkTable(
  chunks: AsyncIterable<Uint8Array>,
  fields: readonly CsvField[],
  level: FindingLevel,
): Promise<TableCheck> {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const log = new FindingLog();
  const ragged = new RaggedRows(log, level);
  const headerDrift: string[] = [];
  const columns: CheckedColumn[] = [];
  const rows = await readTable(chunks, {
    begin(header, place) {
      headerDrift.push(...logHeader(header, place, log, [...types.keys()]));
      return header.map((name) => {
        const type = types.get(name) ?? 'text';
        if (type === 'text') {
          return undefined;
        }
        const column = new CheckedColumn(name, type, level, log);
        columns.push(column);
        return column;
      });
    },
    takeRagged: (...row) => ragged.take(...row),
  });
  const drift = [
    ...headerDrift,
    ...columns.flatMap((column) => column.describeDrift(rows)),
    ...ragged.describe(rows),
  ];
  return { rows, findings: log.told, groups: log.groups, drift };
}
