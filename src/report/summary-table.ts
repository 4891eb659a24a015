/** One column of a table of rows, such as outcomes. */
export interface Column<Row> {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** The cell of a row, in Markdown that is safe already; empty where there is nothing to tell. */
  readonly render: (row: Row) => string;
}

const ROWS_SHOWN_OPEN = 25;

/**
 * A table of rows under a heading with their number; nothing without rows. Columns that tell nothing are left out. What
 * comes after the first rows is folded, and what is over the limit is counted.
 */
export function renderTable<Row>(
  title: string,
  columns: readonly Column<Row>[],
  entries: readonly Row[],
  limitBytes: number,
): string {
  if (entries.length === 0) {
    return '';
  }
  const told = columns.filter(({ render }) => entries.some((entry) => render(entry) !== ''));
  const head = renderRow(told.map((column) => column.title)) + renderRow(told.map(renderRule));
  const rows = cutRows(
    entries.map((entry) => renderRow(told.map(({ render }) => render(entry)))),
    limitBytes,
  );
  const folded = rows.slice(ROWS_SHOWN_OPEN);
  const cut = entries.length - rows.length;
  return [
    `#### ${title}: ${entries.length}`,
    rows.length === 0 ? '' : head + rows.slice(0, ROWS_SHOWN_OPEN).join(''),
    folded.length === 0
      ? ''
      : `<details><summary>${folded.length} more</summary>\n\n${head}${folded.join('')}\n</details>`,
    cut === 0 ? '' : `${cut} more are not shown here.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .trimEnd();
}

function renderRule({ align }: Pick<Column<never>, 'align'>): string {
  return align === 'right' ? '--:' : ':--';
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function cutRows(rows: readonly string[], limitBytes: number): string[] {
  let bytes = 0;
  const end = rows.findIndex((row) => (bytes += Buffer.byteLength(row)) > limitBytes);
  return rows.slice(0, end < 0 ? rows.length : end);
}
