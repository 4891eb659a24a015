import { digestVersion } from './digest.ts';
import { findNewcomers } from './newcomers.ts';
import type { LandedOutcome, Outcome } from './outcome.ts';
import { describeScope } from './scopes.ts';
import type { Run } from './run.ts';
import type { ProofItem } from './service.ts';

/**
 * Holds a write against the items that bear its name now. Nothing when it does not show yet; a failure when the service
 * holds something else than was sent, or when another job made an item of the same name meanwhile.
 */
export async function judgeOutcome(
  outcome: LandedOutcome,
  items: readonly ProofItem[],
  run: Run,
): Promise<Outcome | undefined> {
  const { step } = outcome;
  const newcomers = findNewcomers(step, items, run.claimed);
  const own = outcome.proofId === undefined ? newcomers[0] : items.find(({ id }) => id === outcome.proofId);
  if (own === undefined) {
    return undefined;
  }
  const others = newcomers.filter(({ id }) => id !== own.id);
  if (others.length > 0 && step.scope !== undefined) {
    return failDuplicate(outcome, own, others);
  }
  run.claimed.add(own.id);
  return judgeVersion({ ...outcome, proofId: own.id }, own, run);
}

async function judgeVersion(outcome: LandedOutcome, own: ProofItem, run: Run): Promise<Outcome | undefined> {
  const before = outcome.step.item?.version;
  const expected = outcome.version ?? (before === undefined ? undefined : before + 1);
  if (own.version === undefined || expected === undefined || own.version === expected) {
    return judgeSize({ ...outcome, version: expected ?? own.version }, own, run);
  }
  if (own.version < expected) {
    return undefined;
  }
  if (outcome.version !== undefined) {
    return outcome;
  }
  const version = await findOwnVersion(outcome, own.id, expected, own.version, run);
  return version === undefined ? undefined : { ...outcome, version };
}

function judgeSize(outcome: LandedOutcome, own: ProofItem, run: Run): Outcome {
  if (run.settings.verify === 'none' || own.size === undefined || own.size === outcome.size) {
    return outcome;
  }
  const message = `the service holds ${own.size} bytes, but ${outcome.size} were sent, in version ${own.version} of the item ${own.id}. Run again.`;
  return { ...outcome, kind: 'failed', failure: { code: 'not-confirmed', message } };
}

/** Somebody else added a version too, and the answer did not tell which one is ours: the bytes do. */
async function findOwnVersion(
  { size = 0, sha256 }: Outcome,
  proofId: string,
  from: number,
  to: number,
  { service }: Run,
): Promise<number | undefined> {
  for (let version = from; version <= to; version += 1) {
    if ((await digestVersion(service, proofId, version, size)) === sha256) {
      return version;
    }
  }
  return undefined;
}

function failDuplicate(outcome: LandedOutcome, own: ProofItem, others: readonly ProofItem[]): Outcome {
  const { step } = outcome;
  const ids = [...step.baseline, own, ...others].map(({ id }) => id);
  const place = step.scope === undefined ? 'there' : describeScope(step.scope);
  const message =
    `another job made an item of the same name meanwhile: "${step.name}" is ${place} as ${[...new Set(ids)].join(', ')}. ` +
    'Archive all but one, and give the jobs one "concurrency" group so that they take turns.';
  return { ...outcome, kind: 'failed', failure: { code: 'duplicate', message } };
}
