import { neutralizeMarkdown } from './neutral.ts';

const ROWS_SHOWN_OPEN = 30;
const CELL_LIMIT_CHARS = 600;

/**
 * A table of a job summary with a heading that counts; a long one is folded. Nothing where there is nothing to count.
 *
 * @param count all rows, those included that were cut
 */
export function renderTable(
  title: string,
  columns: string[],
  rows: readonly string[],
  count: number,
): string {
  if (count === 0) {
    return '';
  }
  const cut = count > rows.length ? `\n${count - rows.length} more are not shown here.\n` : '';
  const head = `${renderRow(columns)}${renderRow(columns.map(() => '---'))}`;
  const table = `\n${head}${rows.join('')}${cut}\n`;
  const heading = `${title}: ${count}`;
  return count > ROWS_SHOWN_OPEN
    ? `<details><summary>${heading}</summary>\n${table}</details>\n`
    : `#### ${heading}\n${table}`;
}

/** One row of cells, which are Markdown already. */
export function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** The rows that fit. */
export function cutRows(rows: readonly string[], limitBytes: number): string[] {
  let bytes = 0;
  const end = rows.findIndex((row) => (bytes += Buffer.byteLength(row)) > limitBytes);
  return rows.slice(0, end < 0 ? rows.length : end);
}

/** Text as a cell. */
export function cell(text: string): string {
  const cut = text.length > CELL_LIMIT_CHARS ? `${text.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : text;
  return neutralizeMarkdown(cut);
}

/** Text as a cell, set as code. */
export function code(text: string): string {
  return `<code>${cell(text)}</code>`;
}
