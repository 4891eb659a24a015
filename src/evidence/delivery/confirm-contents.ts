import { mapConcurrently } from '../concurrency.ts';
import { isLanded, type Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';
import { ServiceError } from '../service.ts';
import { digestVersion } from './digest.ts';
import { describeUnseen } from './unseen.ts';

/** Reads back what landed, for `verify: content`, and holds it to the bytes that were sent. */
export async function confirmContents(outcomes: readonly Outcome[], run: Run): Promise<Outcome[]> {
  return mapConcurrently(outcomes, run.settings.concurrency, async (outcome) => {
    const { proofId, version, size, sha256 } = outcome;
    if (!isLanded(outcome) || proofId === undefined || size === undefined) {
      return outcome;
    }
    try {
      if ((await digestVersion(run.service, proofId, version, size)) === sha256) {
        return outcome;
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) {
        throw error;
      }
      return describeUnseen(outcome, `its contents could not be read back: ${error.message}`, run);
    }
    const message = `the service does not give back the bytes that were sent, as version ${version ?? 'latest'} of the item ${proofId}. Look at it before an auditor does, and run again.`;
    return { ...outcome, kind: 'failed', failure: { code: 'not-confirmed', message } };
  });
}
