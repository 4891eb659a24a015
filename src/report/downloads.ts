import type { DownloadOutcome } from '../evidence/retrieval/download.ts';
import { cell, code } from './markdown-cells.ts';
import { countOf, formatBytes } from './quantities.ts';
import { renderPage, ROWS_LIMIT_BYTES } from './summary-page.ts';
import { type Column, renderTable } from './summary-table.ts';

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
  return renderPage('Proof download', describeDownloads(outcomes), [
    renderTable('Not brought back', missingColumns, bad, ROWS_LIMIT_BYTES / 2),
    renderTable('Brought back', broughtColumns, good, ROWS_LIMIT_BYTES / 2),
  ]);
}

const missingColumns: readonly Column<DownloadOutcome>[] = [
  { title: 'Asked for', align: 'left', render: ({ what }) => code(what) },
  {
    title: 'What happened, and what to do',
    align: 'left',
    render: ({ failure }) => cell(failure?.message ?? ''),
  },
];

const broughtColumns: readonly Column<DownloadOutcome>[] = [
  { title: 'File', align: 'left', render: ({ file }) => code(file?.path ?? '') },
  { title: 'Item', align: 'left', render: ({ proofId }) => code(proofId ?? '') },
  { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
  {
    title: 'Size',
    align: 'right',
    render: ({ file }) => (file === undefined ? '' : formatBytes(file.size).replace(' ', '&nbsp;')),
  },
  { title: 'SHA-256', align: 'left', render: ({ file }) => code(file?.sha256 ?? '') },
];
