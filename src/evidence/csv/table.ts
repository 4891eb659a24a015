import { type RecordPlace, readRecords } from './records.ts';
import { UnreadableCsv } from './unreadable.ts';

/** Takes the filled cells of one column. */
export interface ColumnReader {
  take(cell: string, place: RecordPlace, index: number): void;
}

/** Looks at a table while it is read, row by row. */
export interface TableReader {
  /** Answers a reader for each column; none for a column that nobody looks at. */
  begin(header: readonly string[], place: RecordPlace): readonly (ColumnReader | undefined)[];
  /** A row with more or fewer cells than the header: its cells may be in the wrong columns, and are not read. */
  takeRagged(cells: readonly string[], place: RecordPlace, width: number): void;
}

/**
 * Reads CSV as a table: the first record names the columns, the others are rows; blank lines are none. Answers the number of
 * rows. Throws {@link UnreadableCsv}.
 */
export async function readTable(chunks: AsyncIterable<Uint8Array>, reader: TableReader): Promise<number> {
  let columns: readonly (ColumnReader | undefined)[] | undefined;
  let rows = 0;
  await readRecords(chunks, (cells, place) => {
    if (columns === undefined) {
      columns = reader.begin(cells, place);
    } else if (cells.length === columns.length) {
      rows += 1;
      readRow(cells, columns, place);
    } else if (!isBlank(cells)) {
      rows += 1;
      reader.takeRagged(cells, place, columns.length);
    }
  });
  if (columns === undefined) {
    throw new UnreadableCsv('it is empty: the header is missing. Write a first line that names the columns');
  }
  return rows;
}

function readRow(
  cells: readonly string[],
  columns: readonly (ColumnReader | undefined)[],
  place: RecordPlace,
): void {
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell !== undefined && cell !== '') {
      columns[index]?.take(cell, place, index);
    }
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0] === '';
}
