import { judgeOutcome } from './delivery/confirm-outcome.ts';
import { mapConcurrently } from './concurrency.ts';
import { digestVersion } from './delivery/digest.ts';
import { walkPages } from './listing.ts';
import type { Matches } from './match.ts';
import { searchStep } from './delivery/newcomers.ts';
import type { Failure } from './errors.ts';
import type { LandedOutcome, Outcome } from './outcome.ts';
import { askPatiently } from './delivery/patience.ts';
import { findRenamed } from './delivery/renamed.ts';
import type { Run } from './run.ts';
import { keyScope, organization, queryNewestFirst, type Scope } from './scopes.ts';
import { type ProofItem, ServiceError } from './service.ts';

/**
 * Confirms what landed by the service's own lists: one walk a scope, newest first, down to what was the newest before the
 * first write; what it did not show is searched by name, again until `settle` is over (docs/delivery.md). What an answer
 * left out, an id or a version, is learned here too. With `verify: content` the bytes are read back.
 */
export async function confirmOutcomes(
  outcomes: readonly Outcome[],
  matches: Matches,
  run: Run,
): Promise<Outcome[]> {
  const isWanted = (outcome: Outcome) =>
    run.settings.verify !== 'none' || outcome.proofId === undefined || outcome.version === undefined;
  const landed = outcomes.filter(isLanded).filter(isWanted);
  if (landed.length === 0) {
    return [...outcomes];
  }
  run.emit({ type: 'confirming', total: landed.length });
  const confirmed = new Map<Outcome['step'], Outcome>();
  for (const [scope, group] of groupByScope(landed)) {
    const newest = matches.views.get(keyScope(scope))?.newestUploadedOn;
    for (const outcome of await confirmScope(scope, group, newest, run)) {
      confirmed.set(outcome.step, outcome);
    }
  }
  const settled = outcomes.map((outcome) => confirmed.get(outcome.step) ?? outcome);
  return run.settings.verify === 'content' ? confirmContents(settled, run) : settled;
}

function isLanded(outcome: Outcome): outcome is LandedOutcome {
  return ['created', 'linked', 'versioned'].includes(outcome.kind);
}

/** The organization comes last: by then it is known which of its items are our own links. */
function groupByScope(landed: readonly LandedOutcome[]): [Scope, LandedOutcome[]][] {
  const groups = Map.groupBy(landed, ({ step }) => keyScope(step.scope ?? organization));
  return [...groups.values()]
    .map((group): [Scope, LandedOutcome[]] => [group[0]?.step.scope ?? organization, group])
    .toSorted(([left], [right]) => Number(left.target === undefined) - Number(right.target === undefined));
}

async function confirmScope(
  scope: Scope,
  group: readonly LandedOutcome[],
  newest: number | undefined,
  run: Run,
): Promise<Outcome[]> {
  const confirmed: Outcome[] = [];
  let unseen = group;
  let why = 'the service does not list it.';
  try {
    let view = unseen.length > 1 ? await walkNewest(scope, unseen, newest, run) : undefined;
    const judgeUnseen = async () => {
      const verdicts = await mapConcurrently(unseen, run.settings.concurrency, (outcome) =>
        judge(outcome, view, run),
      );
      confirmed.push(...verdicts.filter((verdict) => verdict !== undefined));
      unseen = unseen.filter((_, index) => verdicts[index] === undefined);
      view = undefined;
      await tellRenamed(false);
      return unseen.length === 0 ? confirmed : undefined;
    };
    const tellRenamed = async (byContent: boolean) => {
      const renamed = await findRenamed(scope, unseen, run, byContent);
      confirmed.push(...renamed);
      unseen = unseen.filter(({ step }) => renamed.every((outcome) => outcome.step !== step));
    };
    await askPatiently(judgeUnseen, run.settings.settleMs, run);
    await tellRenamed(true);
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    why = error.message;
  }
  return [...confirmed, ...unseen.map((outcome) => describeUnseen(outcome, why, run))];
}

/** Without `verify` a gap in an answer stays a gap; else what was not seen is not called landed. */
function describeUnseen(outcome: LandedOutcome, why: string, run: Run): Outcome {
  if (run.settings.verify === 'none') {
    return outcome;
  }
  const failure: Failure = {
    code: 'not-confirmed',
    message: `the service answered that it is stored, but that could not be confirmed: ${why} Look at "${outcome.step.name}" in the service.`,
  };
  return { ...outcome, kind: 'unknown', failure };
}

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
      sightings.set(name, [...(sightings.get(name) ?? []), item]);
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

async function confirmContents(outcomes: readonly Outcome[], run: Run): Promise<Outcome[]> {
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
