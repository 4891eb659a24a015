import { neutralizeMarkdown } from './neutral.ts';

const CELL_LIMIT_CHARS = 600;

/** Text as the cell of a table, cut where it is over 600 characters. */
export function cell(text: string): string {
  const cut = text.length > CELL_LIMIT_CHARS ? `${text.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : text;
  return neutralizeMarkdown(cut);
}

/** Text as a cell, set as code. */
export function code(text: string): string {
  return `<code>${cell(text)}</code>`;
}
