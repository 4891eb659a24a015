import { mapConcurrently } from '../concurrency.ts';
import { walkPages } from '../listing.ts';
import type { LandedOutcome, Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';
import { queryNewestFirst, type Scope } from '../scopes.ts';
import { type ProofItem, ServiceError } from '../service.ts';
import { judgeOutcome } from './confirm-outcome.ts';
import { searchStep } from './newcomers.ts';
import { askPatiently } from './patience.ts';
import { findRenamed } from './renamed.ts';
import { describeUnseen } from './unseen.ts';

/**
 * Confirms what landed in one scope: by a walk, then by name, and what is left by what bears another name.
 *
 * @param newest uploadedOn of the newest item before the first write, where it is known
 */
export async function confirmScope(
  scope: Scope,
  group: readonly LandedOutcome[],
  newest: number | undefined,
  run: Run,
): Promise<Outcome[]> {
  const confirmed: Outcome[] = [];
  let unseen = group;
  const settle = (outcomes: readonly Outcome[]) => {
    const steps = new Set(outcomes.map(({ step }) => step));
    confirmed.push(...outcomes);
    unseen = unseen.filter(({ step }) => !steps.has(step));
  };
  let why = 'the service does not list it.';
  try {
    let walked = unseen.length > 1 ? await walkNewest(scope, unseen, newest, run) : undefined;
    const judgeUnseen = async () => {
      const verdicts = await mapConcurrently(unseen, run.settings.concurrency, (outcome) =>
        judge(outcome, walked, run),
      );
      settle(verdicts.filter((verdict) => verdict !== undefined));
      walked = undefined;
      settle(await findRenamed(scope, unseen, run, false));
      return unseen.length === 0 ? confirmed : undefined;
    };
    await askPatiently(judgeUnseen, run.settings.settleMs, run);
    settle(await findRenamed(scope, unseen, run, true));
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    why = error.message;
  }
  return [...confirmed, ...unseen.map((outcome) => describeUnseen(outcome, why, run))];
}

/** What a walk has shown, by name. */
type Sightings = ReadonlyMap<string, readonly ProofItem[]>;

/** The verdict on one outcome; none where the service does not show it yet. What cannot be asked is called unseen. */
async function judge(
  outcome: LandedOutcome,
  walked: Sightings | undefined,
  run: Run,
): Promise<Outcome | undefined> {
  const { name, item } = outcome.step;
  const seen = walked?.get((item?.filename ?? name).normalize('NFC'));
  try {
    const verdict = seen === undefined ? undefined : await judgeOutcome(outcome, seen, run);
    return verdict ?? (await judgeOutcome(outcome, await searchStep(outcome.step, run.service), run));
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    return describeUnseen(outcome, error.message, run);
  }
}

/**
 * What was uploaded into a scope since the baseline, by name. Nothing when that is more than a page for each name away:
 * then searching is cheaper.
 */
async function walkNewest(
  scope: Scope,
  group: readonly LandedOutcome[],
  newest: number | undefined,
  { service }: Run,
): Promise<Sightings | undefined> {
  const sightings = new Map<string, ProofItem[]>();
  let pagesLeft = group.length;
  for await (const { items, next } of walkPages(service, queryNewestFirst(scope))) {
    for (const item of items.filter(({ archived }) => !archived)) {
      const name = item.filename.normalize('NFC');
      const seen = sightings.get(name) ?? [];
      seen.push(item);
      sightings.set(name, seen);
    }
    const oldest = items.at(-1)?.uploadedOn;
    if (next === undefined || (newest !== undefined && oldest !== undefined && oldest < newest)) {
      return sightings;
    }
    pagesLeft -= 1;
    if (pagesLeft <= 0) {
      return undefined;
    }
  }
  return sightings;
}
