import { digestVersion } from './digest.ts';
import { findNewcomers } from './newcomers.ts';
import type { LandedOutcome, Outcome } from '../outcome.ts';
import { describeScope } from '../scopes.ts';
import type { Run } from '../run.ts';
import type { ProofItem } from '../service.ts';

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
  const { step, version, size, reposted } = outcome;
  if (step.item !== undefined && isAsBefore(own, step.item, size)) {
    return undefined;
  }
  const next = step.item?.version === undefined ? undefined : step.item.version + 1;
  const expected = version ?? next;
  if (own.version === undefined || expected === undefined) {
    return judgeSize({ ...outcome, version: expected ?? own.version }, own, run);
  }
  if (own.version < expected) {
    return undefined;
  }
  if (next !== undefined && own.version > next && (reposted || version === undefined)) {
    return judgeAmongOthers(outcome, own.id, next, own.version, run);
  }
  return own.version === expected ? judgeSize({ ...outcome, version: expected }, own, run) : outcome;
}

/** Whether a list that tells no version still shows the item as it was: not uploaded since, or not of the size sent. */
function isAsBefore(own: ProofItem, before: ProofItem, size: number | undefined): boolean {
  if (own.version !== undefined || own.uploadedOn !== before.uploadedOn) {
    return false;
  }
  return own.uploadedOn !== undefined || (own.size !== undefined && own.size !== size);
}

/** More than one version came since the baseline: the bytes tell which is ours, and whether ours is there twice. */
async function judgeAmongOthers(
  outcome: LandedOutcome,
  proofId: string,
  from: number,
  to: number,
  { service }: Run,
): Promise<Outcome | undefined> {
  const { size = 0, sha256, reposted } = outcome;
  const ours: number[] = [];
  for (let version = from; version <= to; version += 1) {
    if ((await digestVersion(service, proofId, version, size)) === sha256) {
      ours.push(version);
    }
  }
  const [version] = ours;
  if (!reposted || ours.length < 2) {
    return version === undefined ? undefined : { ...outcome, version: outcome.version ?? version };
  }
  const message =
    `stored twice, as the versions ${ours.join(' and ')} of the item ${proofId}: its first post landed after it was looked for. ` +
    'Nothing needs to be uploaded again; see that the double version does no harm.';
  return { ...outcome, kind: 'failed', failure: { code: 'duplicate', message } };
}

function judgeSize(outcome: LandedOutcome, own: ProofItem, run: Run): Outcome {
  if (run.settings.verify === 'none' || own.size === undefined || own.size === outcome.size) {
    return outcome;
  }
  const message = `the service holds ${own.size} bytes, but ${outcome.size} were sent, in version ${own.version} of the item ${own.id}. Run again.`;
  return { ...outcome, kind: 'failed', failure: { code: 'not-confirmed', message } };
}

function failDuplicate(outcome: LandedOutcome, own: ProofItem, others: readonly ProofItem[]): Outcome {
  const { step } = outcome;
  const ids = [...step.baseline, own, ...others].map(({ id }) => id);
  const place = step.scope === undefined ? 'there' : describeScope(step.scope);
  const message =
    `${outcome.reposted ? 'another job, or a first post of ours that landed late,' : 'another job'} made an item of the same name meanwhile: "${step.name}" is ${place} as ${[...new Set(ids)].join(', ')}. ` +
    'Archive all but one, and give the jobs one "concurrency" group so that they take turns.';
  return { ...outcome, kind: 'failed', failure: { code: 'duplicate', message } };
}
