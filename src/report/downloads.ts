import type { DownloadOutcome } from '../evidence/download.ts';
import { cell, code, cutRows, renderRow, renderTable } from './markdown-table.ts';
import { neutralizeMarkdown } from './neutral.ts';
import { countOf, formatBytes } from './quantities.ts';

/** GitHub takes 1 MiB a step (toolchain.md, "Sizes"), in two tables here. */
const ROWS_LIMIT_BYTES = 450 * 1024;

/** Whether everything that was asked for is there. */
export function isComplete(outcomes: readonly DownloadOutcome[]): boolean {
  return outcomes.every(({ failure }) => failure === undefined);
}

/** `reports/access.csv: item 3c9e, version 2, 12.3 kB, sha256 9f86…`. */
export function describeDownload({ what, proofId, version, file, failure }: DownloadOutcome): string {
  if (failure !== undefined || file === undefined) {
    const item = proofId === undefined || what === proofId ? '' : ` (item ${proofId})`;
    return `failed ${what}${item}: ${failure?.message ?? ''}`;
  }
  const parts = [
    `item ${proofId}`,
    ...(version === undefined ? [] : [`version ${version}`]),
    formatBytes(file.size),
    `sha256 ${file.sha256}`,
  ];
  return `${file.path}: ${parts.join(', ')}`;
}

/** `3 of 4 items brought back; 1 failed`. */
export function describeDownloads(outcomes: readonly DownloadOutcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  const good = `${outcomes.length - failed} of ${countOf(outcomes.length, 'item')} brought back`;
  return failed === 0 ? good : `${good}; ${failed} failed`;
}

/** The rows of `--json`, and of the action's output `files`. */
export function listDownloads(outcomes: readonly DownloadOutcome[]) {
  return outcomes.map(({ what, proofId, version, file, failure }) => ({
    asked: what,
    file: file?.path ?? null,
    proofId: proofId ?? null,
    version: version ?? null,
    size: file?.size ?? null,
    sha256: file?.sha256 ?? null,
    error: failure === undefined ? null : { code: failure.code, message: failure.message },
  }));
}

/** The job summary of a download: what could not be had comes first. */
export function renderDownloads(outcomes: readonly DownloadOutcome[]): string {
  const bad = outcomes.filter(({ failure }) => failure !== undefined);
  const good = outcomes.filter(({ failure }) => failure === undefined);
  const badRows = cutRows(bad.map(renderMissing), ROWS_LIMIT_BYTES);
  const goodRows = cutRows(good.map(renderBrought), ROWS_LIMIT_BYTES);
  return [
    '### Proof download\n',
    `**${neutralizeMarkdown(describeDownloads(outcomes))}**\n`,
    renderTable('Not brought back', ['Asked for', 'What happened, and what to do'], badRows, bad.length),
    renderTable('Brought back', ['File', 'Item', 'Version', 'Size', 'SHA-256'], goodRows, good.length),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function renderMissing({ what, failure }: DownloadOutcome): string {
  return renderRow([code(what), cell(failure?.message ?? '')]);
}

function renderBrought({ file, proofId, version }: DownloadOutcome): string {
  return renderRow([
    code(file?.path ?? ''),
    code(proofId ?? ''),
    version === undefined ? '' : String(version),
    file === undefined ? '' : formatBytes(file.size),
    code(file?.sha256 ?? ''),
  ]);
}
