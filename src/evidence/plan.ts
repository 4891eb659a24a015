import type { Intent } from './collect.ts';
import type { CheckedCollection, InvalidEvidence } from './csv/check-evidence.ts';
import type { RefusedFile } from './files.ts';
import type { Lookup } from './lookup.ts';
import type { Matches } from './match.ts';
import type { Failure } from './outcome.ts';
import { describeScope, keyScope, listTargets, type Scope } from './scopes.ts';
import type { ProofItem, Target } from './service.ts';
import { formatTarget } from './targets.ts';

/** All steps of a run, decided before the first write. Plain data. */
export interface Plan {
  readonly steps: readonly Step[];
}

/** What shall happen to one file in one place. A conflict is a step that writes nothing and turns the run red. */
export type Step = WriteStep | SkipStep | ConflictStep;

interface StepBase {
  /** Path of the evidence file. */
  readonly path: string;
  /** The proof name; absent for a file that was refused before it got one. */
  readonly name: string | undefined;
  /** The targets that led to this step. */
  readonly targets: readonly Target[];
  /** The reason, in words: `nothing of this name is linked there`. */
  readonly why: string;
}

/** A write of interface.md: create (§4.1), link (§4.4) or version (§4.3). */
export interface WriteStep extends StepBase {
  readonly kind: 'create' | 'link' | 'version';
  readonly name: string;
  readonly intent: Intent;
  /** Where the write is looked for; absent for a pinned item, which is looked for by its id. */
  readonly scope: Scope | undefined;
  /** The item that gets the version. */
  readonly item: ProofItem | undefined;
  /** What bore the name in the scope before: whatever is not in here is new. */
  readonly baseline: readonly ProofItem[];
}

/** A file that is left as it is, because the service holds its bytes or because the run has no secrets. */
export interface SkipStep extends StepBase {
  readonly kind: 'skip';
  readonly name: string;
  readonly intent: Intent;
  /** The item that holds the same bytes; none where the service was not asked. */
  readonly item: ProofItem | undefined;
  /** SHA-256 of those bytes, in lower-case hex. */
  readonly sha256?: string;
}

interface ConflictStep extends StepBase {
  readonly kind: 'conflict';
  readonly failure: Failure;
}

/** Decides what shall happen to each file, from what was found on either side. Asks nobody and writes nothing. */
export function planSteps(collection: CheckedCollection, matches: Matches): Plan {
  const refused = [...collection.refused.map(planRefusal), ...collection.invalid.map(planInvalid)];
  const planned = collection.intents.flatMap((intent) => planIntent(intent, matches));
  return { steps: [...refused, ...refuseSecondVersions(planned)] };
}

function planRefusal({ path, reason }: RefusedFile): ConflictStep {
  return {
    kind: 'conflict',
    path,
    name: undefined,
    targets: [],
    why: reason,
    failure: { code: 'refused-file', message: reason },
  };
}

function planInvalid({ intent, failure }: InvalidEvidence): ConflictStep {
  const targets = listTargets(intent.scopes);
  return {
    kind: 'conflict',
    path: intent.file.path,
    name: intent.name,
    targets,
    why: failure.message,
    failure,
  };
}

function planIntent(intent: Intent, matches: Matches): Step[] {
  const { proofId } = intent.entry;
  if (proofId !== undefined) {
    return [planPin(intent, proofId, matches.pins.get(proofId))];
  }
  const steps = intent.scopes.map((scope) => {
    const lookup = matches.views.get(keyScope(scope))?.lookups.get(intent.name);
    return planScope(intent, scope, lookup);
  });
  return joinVersions(steps);
}

function planPin(intent: Intent, proofId: string, lookup: Lookup | undefined): Step {
  const base = describeBase(intent, undefined);
  if (lookup === undefined || 'failure' in lookup) {
    return planFailure(base, lookup);
  }
  const [item] = lookup.items;
  if (item === undefined) {
    const message = `the pinned item ${proofId} does not exist, or was archived or deleted. Correct "proof-id", or leave it out.`;
    return { ...base, kind: 'conflict', why: message, failure: { code: 'not-found', message } };
  }
  const why = 'proof-id pins this item';
  return { ...base, kind: 'version', why, intent, scope: undefined, item, baseline: [item] };
}

function planScope(intent: Intent, scope: Scope, lookup: Lookup | undefined): Step {
  const base = describeBase(intent, scope.target);
  if (lookup === undefined || 'failure' in lookup) {
    return planFailure(base, lookup);
  }
  const { items } = lookup;
  const [item, ...others] = items.toSorted(compareAge);
  const { ifAmbiguous, ifMissing } = intent.entry;
  if (item === undefined) {
    if (ifMissing === 'error') {
      const message = `nothing ${describeScope(scope)} is named "${intent.name}", and "if-missing" is "error". Check the name, or set "if-missing: create".`;
      return { ...base, kind: 'conflict', why: message, failure: { code: 'missing', message } };
    }
    const why =
      scope.target === undefined
        ? 'nothing of this name is in the organization'
        : 'nothing of this name is linked there';
    const kind = scope.target === undefined ? 'create' : 'link';
    return { ...base, kind, why, intent, scope, item: undefined, baseline: [] };
  }
  if (others.length > 0 && ifAmbiguous === 'error') {
    const ids = [item, ...others].map(({ id }) => id).join(', ');
    const message = `${items.length} items ${describeScope(scope)} are named "${intent.name}": ${ids}. Archive all but one, set "if-ambiguous: oldest", or pin one with "proof-id".`;
    return { ...base, kind: 'conflict', why: message, failure: { code: 'ambiguous', message } };
  }
  const why =
    others.length > 0
      ? `the oldest of ${items.length} items of this name ${describeScope(scope)}`
      : `the one item of this name ${describeScope(scope)}`;
  return { ...base, kind: 'version', why, intent, scope, item, baseline: items };
}

function planFailure(base: Omit<StepBase, 'why'>, lookup: { failure: Failure } | undefined): ConflictStep {
  if (lookup === undefined) {
    throw new Error(`${base.path} was planned before it was looked up`);
  }
  return { ...base, kind: 'conflict', why: lookup.failure.message, failure: lookup.failure };
}

function describeBase(intent: Intent, target: Target | undefined) {
  return { path: intent.file.path, name: intent.name, targets: target === undefined ? [] : [target] };
}

/** Oldest first; equal or unknown ages in the order of ids, so that racing jobs agree. */
export function compareAge(left: ProofItem, right: ProofItem): number {
  const age = (left.createdOn ?? Infinity) - (right.createdOn ?? Infinity);
  return Number.isNaN(age) || age === 0 ? (left.id < right.id ? -1 : 1) : age;
}

/** An item found under several targets gets one new version (README.md, "What happens to a file"). */
function joinVersions(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const twin = joined.findIndex((other) => isSameVersion(other, step));
    const first = joined[twin];
    if (first?.kind === 'version') {
      const targets = [...first.targets, ...step.targets];
      const why = `one item is linked to ${targets.map(formatTarget).join(' and ')}`;
      joined[twin] = { ...first, targets, why };
    } else {
      joined.push(step);
    }
  }
  return joined;
}

function isSameVersion(left: Step, right: Step): boolean {
  return left.kind === 'version' && right.kind === 'version' && left.item?.id === right.item?.id;
}

/** An item gets at most one version a run: a second file for it is a conflict (docs/manifest.md). */
function refuseSecondVersions(steps: readonly Step[]): Step[] {
  const takenBy = new Map<string, string>();
  return steps.map((step) => {
    const id = step.kind === 'version' ? step.item?.id : undefined;
    if (id === undefined) {
      return step;
    }
    const taker = takenBy.get(id);
    if (taker === undefined) {
      takenBy.set(id, step.path);
      return step;
    }
    const { path, name, targets } = step;
    const message = `${taker} already becomes a version of the item ${id} in this run. Give one of the two another name or target.`;
    return {
      kind: 'conflict',
      path,
      name,
      targets,
      why: message,
      failure: { code: 'second-version', message },
    };
  });
}
