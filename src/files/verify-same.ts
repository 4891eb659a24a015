import { fstatSync } from 'node:fs';
import { type EvidenceFile, FileChangedError } from '../evidence/files.ts';
import { explainChange, explainLoss } from './change.ts';
import { fingerprintOf, followsLink, identify, type Identity } from './fingerprint.ts';

/**
 * Throws {@link FileChangedError} when a file is not, or not any more, the one that was found: neither at its path nor in hand,
 * because the path may have led elsewhere for the moment of opening. The path first: a deletion or replacement
 * shows in the descriptor, too, but as a lesser change.
 */
export function verifySame(file: EvidenceFile, descriptor: number): void {
  const followLink = followsLink(file.fingerprint);
  const { stats: atPath } = lookAtPath(file, followLink);
  const inHand = fstatSync(descriptor, { bigint: true });
  for (const stats of [atPath, inHand]) {
    if (fingerprintOf(stats, followLink) !== file.fingerprint) {
      throw new FileChangedError(explainChange(file, stats));
    }
  }
}

function lookAtPath(file: EvidenceFile, followLink: boolean): Identity {
  try {
    return identify(file.location, followLink);
  } catch (error) {
    throw new FileChangedError(explainLoss(file, error), { cause: error });
  }
}
