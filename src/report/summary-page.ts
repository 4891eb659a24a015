import { neutralizeMarkdown } from './neutral.ts';

/** Most bytes of all rows of a job summary: GitHub takes 1 MiB a step, and what stands beside the rows needs little. */
export const ROWS_LIMIT_BYTES = 900 * 1024;

/**
 * A job summary in GitHub's Markdown: what it is of, the totals in a line, and those parts that have something to tell.
 *
 * @param totals plain text
 * @param parts Markdown
 */
export function renderPage(title: string, totals: string, parts: readonly string[]): string {
  const told = [`### ${title}`, `**${neutralizeMarkdown(totals)}**`, ...parts].filter((part) => part !== '');
  return `${told.join('\n\n').trimEnd()}\n`;
}
