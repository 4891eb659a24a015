import type { Caller } from './callers.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { isUuid } from './uuid.ts';

/**
 * Finds the owner of a new item: the user whom the form names, else the user who uploads (interface.md §2.1, §5).
 *
 * @throws Refusal 400
 */
export function readOwner(named: string | undefined, caller: Caller, context: Context): string {
  const field = context.dialect.ownerField;
  if (named === undefined) {
    if (caller.kind === 'user') return caller.id;
    throw new Refusal(400, `A service account cannot own proof: name a user in the form field ${field}.`);
  }
  if (!isUuid(named))
    throw new Refusal(400, `The form field ${field} must be a user's UUID; it is "${named}".`);
  const owner = named.toLowerCase();
  const known = context.callers.find((candidate) => candidate.id === owner);
  if (known?.kind === 'service-account') {
    throw new Refusal(400, `The form field ${field} names a service account, which cannot own proof.`);
  }
  if (known === undefined && context.knownOwnersOnly) {
    throw new Refusal(400, `The form field ${field} names ${owner}, who is no user of the organization.`);
  }
  return owner;
}
