import type { BigIntStats } from 'node:fs';
import type { EvidenceFile } from '../evidence/files.ts';
import { isSameInode } from './fingerprint.ts';
import { describeSystemError, isMissing } from './system-error.ts';

/** Says how a file differs from what was found; without `now`, only its bytes tell that it does. */
export function explainChange(file: EvidenceFile, now?: BigIntStats): string {
  return `${file.path} ${nameChange(file, now)} ${advice}`;
}

/** Says that a file that was found cannot be reached any more. */
export function explainLoss(file: EvidenceFile, error: unknown): string {
  const change = isMissing(error) ? 'was deleted' : `cannot be opened (${describeSystemError(error)})`;
  return `${file.path} ${change} ${advice}`;
}

const advice = 'after it was found: upload when nothing writes to it any more';

function nameChange(file: EvidenceFile, now: BigIntStats | undefined): string {
  if (now === undefined) return 'was rewritten';
  // A deleted file's inode number may serve again for what takes its place.
  if (!now.isFile() || !isSameInode(file.fingerprint, now)) return 'was replaced';
  const size = Number(now.size);
  if (size > file.size) return `grew from ${file.size} to ${size} bytes`;
  if (size < file.size) return `shrank from ${file.size} to ${size} bytes`;
  return 'was rewritten';
}
