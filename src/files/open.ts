import { closeSync } from 'node:fs';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../evidence/files.ts';
import { explainLoss } from './change.ts';
import { followsLink } from './fingerprint.ts';
import { openForReading } from './head.ts';
import { holdFile, isHeld } from './held-file.ts';
import { streamFile } from './streamed-file.ts';
import { verifySame } from './verify-same.ts';

/**
 * Opens a file that was found, and keeps to it: a stream yields exactly the bytes that were found, or throws
 * {@link FileChangedError} before its last chunk, so that no request can complete with others.
 */
export async function openFound(file: EvidenceFile): Promise<OpenFile> {
  const descriptor = openLocation(file);
  try {
    if (isHeld(file)) {
      const held = holdFile(file, descriptor);
      closeSync(descriptor);
      return held;
    }
    verifySame(file, descriptor);
    return streamFile(file, descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function openLocation(file: EvidenceFile): number {
  try {
    return openForReading(file.location, followsLink(file.fingerprint));
  } catch (error) {
    throw new FileChangedError(explainLoss(file, error), { cause: error });
  }
}
