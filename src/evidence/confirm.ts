import { confirmContents } from './delivery/confirm-contents.ts';
import { confirmScope } from './delivery/confirm-scope.ts';
import type { Matches } from './match.ts';
import { isLanded, type LandedOutcome, type Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import { keyScope, organization, type Scope } from './scopes.ts';

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

/** The organization comes last: by then it is known which of its items are our own links. */
function groupByScope(landed: readonly LandedOutcome[]): [Scope, LandedOutcome[]][] {
  const groups = Map.groupBy(landed, ({ step }) => keyScope(step.scope ?? organization));
  return [...groups.values()]
    .map((group): [Scope, LandedOutcome[]] => [group[0]?.step.scope ?? organization, group])
    .toSorted(([left], [right]) => Number(left.target === undefined) - Number(right.target === undefined));
}
