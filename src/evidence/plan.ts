import type { Intent } from './collect.ts';
import type { CheckedCollection, InvalidEvidence } from './csv/check-evidence.ts';
import type { RefusedFile } from './files.ts';
import { type Lookup, sortByAge } from './lookup.ts';
import type { Matches } from './match.ts';
import { joinVersions, refuseSecondVersions } from './one-version.ts';
import { describeScope, keyScope, listTargets, type Scope } from './scopes.ts';
import type { ProofItem } from './service.ts';
import { type Plan, refuseStep, type Step } from './steps.ts';

/** Decides what shall happen to each file, from what was found on either side. Asks nobody and writes nothing. */
export function planSteps(collection: CheckedCollection, matches: Matches): Plan {
  const refused = [...collection.refused.map(planRefusal), ...collection.invalid.map(planInvalid)];
  const planned = collection.intents.flatMap((intent) => planIntent(intent, matches));
  return { steps: [...refused, ...refuseSecondVersions(planned)] };
}

function planRefusal({ path, reason }: RefusedFile): Step {
  return refuseStep({ path, name: undefined, targets: [] }, { code: 'refused-file', message: reason });
}

function planInvalid({ intent, failure }: InvalidEvidence): Step {
  return refuseStep(describeBase(intent, intent.scopes), failure);
}

function planIntent(intent: Intent, matches: Matches): Step[] {
  const { proofId } = intent.entry;
  if (proofId !== undefined) {
    return [planPin(intent, proofId, requireLookup(matches.pins.get(proofId), intent))];
  }
  const steps = intent.scopes.map((scope) => {
    const lookup = matches.views.get(keyScope(scope))?.lookups.get(intent.name);
    return planScope(intent, scope, requireLookup(lookup, intent));
  });
  return joinVersions(steps);
}

function planPin(intent: Intent, proofId: string, lookup: Lookup): Step {
  const base = describeBase(intent, []);
  if ('failure' in lookup) {
    return refuseStep(base, lookup.failure);
  }
  const [item] = lookup.items;
  if (item === undefined) {
    const message = `the pinned item ${proofId} does not exist, or was archived or deleted. Correct "proof-id", or leave it out.`;
    return refuseStep(base, { code: 'not-found', message });
  }
  const why = 'proof-id pins this item';
  return { ...base, kind: 'version', why, intent, scope: undefined, item, baseline: [item] };
}

function planScope(intent: Intent, scope: Scope, lookup: Lookup): Step {
  if ('failure' in lookup) {
    return refuseStep(describeBase(intent, [scope]), lookup.failure);
  }
  const [oldest, ...others] = sortByAge(lookup.items);
  return oldest === undefined ? planNew(intent, scope) : planVersion(intent, scope, [oldest, ...others]);
}

function planNew(intent: Intent, scope: Scope): Step {
  const base = describeBase(intent, [scope]);
  if (intent.entry.ifMissing === 'error') {
    const message = `nothing ${describeScope(scope)} is named "${intent.name}", and "if-missing" is "error". Check the name, or set "if-missing: create".`;
    return refuseStep(base, { code: 'missing', message });
  }
  const nothing = { ...base, intent, scope, item: undefined, baseline: [] };
  return scope.target === undefined
    ? { ...nothing, kind: 'create', why: 'nothing of this name is in the organization' }
    : { ...nothing, kind: 'link', why: 'nothing of this name is linked there' };
}

/** @param bearers the items that bear the name, the oldest first */
function planVersion(
  intent: Intent,
  scope: Scope,
  bearers: readonly [ProofItem, ...(readonly ProofItem[])],
): Step {
  const base = describeBase(intent, [scope]);
  const [item] = bearers;
  const place = describeScope(scope);
  if (bearers.length > 1 && intent.entry.ifAmbiguous === 'error') {
    const ids = bearers.map(({ id }) => id).join(', ');
    const message = `${bearers.length} items ${place} are named "${intent.name}": ${ids}. Archive all but one, set "if-ambiguous: oldest", or pin one with "proof-id".`;
    return refuseStep(base, { code: 'ambiguous', message });
  }
  const which =
    bearers.length > 1 ? `the oldest of ${bearers.length} items of this name` : 'the one item of this name';
  return { ...base, kind: 'version', why: `${which} ${place}`, intent, scope, item, baseline: bearers };
}

/** What was looked for: a step that was not is a fault of ours. */
function requireLookup(lookup: Lookup | undefined, { file }: Intent): Lookup {
  if (lookup === undefined) {
    throw new Error(`${file.path} was planned before it was looked up`);
  }
  return lookup;
}

function describeBase({ file, name }: Pick<Intent, 'file' | 'name'>, scopes: readonly Scope[]) {
  return { path: file.path, name, targets: listTargets(scopes) };
}
