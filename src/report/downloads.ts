import type { DownloadOutcome } from '../evidence/download.ts';
import { countOf, formatBytes } from './quantities.ts';

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
