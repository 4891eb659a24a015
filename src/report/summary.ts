import type { Outcome } from '../evidence/outcome.ts';
import type { RunReport } from '../evidence/report.ts';
import { formatTarget } from '../evidence/targets.ts';
import { renderCsvChecks } from './csv-summary.ts';
import { neutralizeAttribute, neutralizeMarkdown } from './neutral.ts';
import { formatBytes } from './quantities.ts';
import { describeRun, describeSubject } from './sentences.ts';

/** GitHub takes 1 MiB a step (toolchain.md, "Sizes"); what stands here besides the rows needs little. */
const ROWS_LIMIT_BYTES = 900 * 1024;
const ROWS_SHOWN_OPEN = 30;
const CELL_LIMIT_CHARS = 600;
const DIGEST_SHOWN_CHARS = 12;

/**
 * The job summary in GitHub's Markdown: totals, then what did not land and the way out, then the rest. Long lists are folded,
 * and cut with a count before the file outgrows what GitHub shows.
 */
export function renderSummary(report: RunReport, webUrl: string | undefined): string {
  const { outcomes } = report;
  const bad = outcomes.filter(({ failure }) => failure !== undefined);
  const good = outcomes.filter(({ failure }) => failure === undefined);
  const badRows = cutRows(bad.map(renderFailure), ROWS_LIMIT_BYTES);
  const spent = badRows.reduce((bytes, row) => bytes + Buffer.byteLength(row), 0);
  const goodRows = cutRows(
    good.map((outcome) => renderLanded(outcome, webUrl)),
    ROWS_LIMIT_BYTES - spent,
  );
  return [
    '### Proof upload\n',
    `**${neutralizeMarkdown(describeRun(report))}**\n`,
    renderTable(
      'Did not land',
      ['File', 'Step', 'Outcome', 'What happened, and what to do'],
      badRows,
      bad.length,
    ),
    renderTable(
      report.counts.planned > 0 ? 'Planned' : 'Landed',
      ['File', 'Outcome', 'Item', 'Version', 'Targets', 'Size', 'SHA-256'],
      goodRows,
      good.length,
    ),
    renderCsvChecks(report.csvChecks),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The summary of a run that ended before there was anything to tell of files. */
export function renderMistake(message: string): string {
  return `### Proof upload\n\n**Nothing was uploaded.** ${neutralizeMarkdown(message)}\n`;
}

function renderFailure({ step, kind, failure }: Outcome): string {
  const targets = step.targets.map(formatTarget).join(', ');
  const what = targets === '' ? step.kind : `${step.kind} → ${targets}`;
  return renderRow([code(describeSubject(step)), cell(what), cell(kind), cell(failure?.message ?? '')]);
}

function renderLanded(outcome: Outcome, webUrl: string | undefined): string {
  const { step, kind, proofId, version, size, sha256, recovered } = outcome;
  return renderRow([
    code(describeSubject(step)),
    cell(kind === 'planned' ? `${step.kind}: ${step.why}` : recovered ? `${kind} (recovered)` : kind),
    proofId === undefined ? '' : renderItem(proofId, webUrl),
    version === undefined ? '' : String(version),
    step.targets.map((target) => code(formatTarget(target))).join(' '),
    size === undefined ? '' : formatBytes(size),
    sha256 === undefined ? '' : code(sha256.slice(0, DIGEST_SHOWN_CHARS)),
  ]);
}

function renderItem(proofId: string, webUrl: string | undefined): string {
  const address = webUrl?.replaceAll('{id}', encodeURIComponent(proofId.toWellFormed())) ?? '';
  if (!URL.canParse(address)) {
    return code(proofId);
  }
  return `<a href="${neutralizeAttribute(new URL(address).href)}">${code(proofId)}</a>`;
}

function renderTable(title: string, columns: string[], rows: readonly string[], count: number): string {
  if (count === 0) {
    return '';
  }
  const cut = count > rows.length ? `\n${count - rows.length} more are in the results file.\n` : '';
  const head = `${renderRow(columns)}${renderRow(columns.map(() => '---'))}`;
  const table = `\n${head}${rows.join('')}${cut}\n`;
  const heading = `${title}: ${count}`;
  return count > ROWS_SHOWN_OPEN
    ? `<details><summary>${heading}</summary>\n${table}</details>\n`
    : `#### ${heading}\n${table}`;
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function cutRows(rows: readonly string[], limitBytes: number): string[] {
  let bytes = 0;
  const end = rows.findIndex((row) => (bytes += Buffer.byteLength(row)) > limitBytes);
  return rows.slice(0, end < 0 ? rows.length : end);
}

function cell(text: string): string {
  const cut = text.length > CELL_LIMIT_CHARS ? `${text.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : text;
  return neutralizeMarkdown(cut);
}

function code(text: string): string {
  return `<code>${cell(text)}</code>`;
}
