import type { DeclaredIntent } from './collect.ts';
import { InputError } from './errors.ts';
import { keyScope, type Scope } from './scopes.ts';

/**
 * One file selected twice under one name is one intent with the union of its targets (docs/manifest.md). Throws
 * {@link InputError} when the two say different things of it.
 */
export function joinIntents(intents: readonly DeclaredIntent[]): DeclaredIntent[] {
  const joined = new Map<string, DeclaredIntent>();
  for (const intent of intents) {
    const key = JSON.stringify([intent.file.location, intent.name, intent.entry.proofId]);
    const twin = joined.get(key);
    joined.set(key, twin === undefined ? intent : joinTwins(twin, intent));
  }
  return [...joined.values()];
}

function joinTwins(one: DeclaredIntent, other: DeclaredIntent): DeclaredIntent {
  if (describePolicy(one) !== describePolicy(other)) {
    throw new InputError(
      'manifest',
      `${one.file.path} is selected twice as "${one.name}", with different settings. Give the entries the same settings, or exclude it from one.`,
    );
  }
  return { ...one, scopes: joinScopes([...one.scopes, ...other.scopes]) };
}

/** The organization is where a file goes that has no target. */
function joinScopes(scopes: readonly Scope[]): Scope[] {
  const distinct = [...new Map(scopes.map((scope) => [keyScope(scope), scope])).values()];
  const targets = distinct.filter(({ target }) => target !== undefined);
  return targets.length > 0 ? targets : distinct;
}

function describePolicy({ entry, schema }: DeclaredIntent): string {
  const { owner, csvCheck, ifAmbiguous, ifMissing, skipUnchangedForMs, ownedByMe } = entry;
  return JSON.stringify([
    owner,
    csvCheck,
    ifAmbiguous,
    ifMissing,
    String(skipUnchangedForMs),
    ownedByMe,
    schema,
  ]);
}
