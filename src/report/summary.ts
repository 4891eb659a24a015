import type { RunReport } from '../evidence/report.ts';
import { renderCsvChecks } from './csv-summary.ts';
import { neutralizeMarkdown } from './neutral.ts';
import { describeRun, isWithheld } from './sentences.ts';
import { failureColumns, listLandedColumns } from './summary-columns.ts';
import { renderPage, ROWS_LIMIT_BYTES } from './summary-page.ts';
import { renderTable } from './summary-table.ts';

/**
 * The job summary in GitHub's Markdown: totals, then what did not land and the way out, then the rest. Long lists are folded,
 * and cut with a count before the file outgrows what GitHub shows.
 */
export function renderSummary(report: RunReport, webUrl: string | undefined): string {
  const bad = report.outcomes.filter(({ failure }) => failure !== undefined);
  const good = report.outcomes.filter(({ failure }) => failure === undefined);
  const isDry = report.dryRun;
  const failures = renderTable(isDry ? 'Conflicts' : 'Did not land', failureColumns, bad, ROWS_LIMIT_BYTES);
  const landed = renderTable(
    isDry ? 'Planned' : good.some(isWithheld) ? 'Skipped' : 'Landed',
    listLandedColumns(webUrl),
    good,
    ROWS_LIMIT_BYTES - Buffer.byteLength(failures),
  );
  return renderPage('Proof upload', describeRun(report), [
    failures,
    landed,
    renderCsvChecks(report.csvChecks),
  ]);
}

/**
 * The summary of a run that ended before there was anything to tell.
 *
 * @param deed what was to be done: `upload`
 */
export function renderMistake(deed: string, message: string): string {
  return `### Proof ${deed}\n\n**Nothing was done.** ${neutralizeMarkdown(message)}\n`;
}
