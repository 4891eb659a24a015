import type { Outcome } from '../evidence/outcome.ts';

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** The cell of an outcome, in Markdown that is safe already; empty where there is nothing to tell. */
  readonly render: (outcome: Outcome) => string;
}

const ROWS_SHOWN_OPEN = 25;

/**
 * A table of outcomes under a heading with their number; nothing without outcomes. Columns that tell nothing are left out. What
 * comes after the first rows is folded, and what is over the limit is counted.
 */
export function renderTable(
  title: string,
  columns: readonly Column[],
  outcomes: readonly Outcome[],
  limitBytes: number,
): string {
  if (outcomes.length === 0) {
    return '';
  }
  const told = columns.filter(({ render }) => outcomes.some((outcome) => render(outcome) !== ''));
  const head = renderRow(told.map((column) => column.title)) + renderRow(told.map(renderRule));
  const rows = cutRows(
    outcomes.map((outcome) => renderRow(told.map(({ render }) => render(outcome)))),
    limitBytes,
  );
  const folded = rows.slice(ROWS_SHOWN_OPEN);
  const cut = outcomes.length - rows.length;
  return [
    `#### ${title}: ${outcomes.length}`,
    rows.length === 0 ? '' : head + rows.slice(0, ROWS_SHOWN_OPEN).join(''),
    folded.length === 0
      ? ''
      : `<details><summary>${folded.length} more</summary>\n\n${head}${folded.join('')}\n</details>`,
    cut === 0 ? '' : `${cut} more are in the results file.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .trimEnd();
}

function renderRule({ align }: Column): string {
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
