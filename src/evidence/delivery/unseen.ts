import type { Failure } from '../errors.ts';
import type { LandedOutcome, Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';

/**
 * A write that the service answered and does not show. Without `verify` a gap in an answer stays a gap; else what was not
 * seen is not called landed.
 *
 * @param why a sentence
 */
export function describeUnseen(outcome: LandedOutcome, why: string, run: Run): Outcome {
  if (run.settings.verify === 'none') {
    return outcome;
  }
  const failure: Failure = {
    code: 'not-confirmed',
    message: `the service answered that it is stored, but that could not be confirmed: ${why} Look at "${outcome.step.name}" in the service.`,
  };
  return { ...outcome, kind: 'unknown', failure };
}
