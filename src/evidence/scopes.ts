import type { ListQuery, Target } from './service.ts';
import { formatTarget } from './targets.ts';

/** Where a name is looked for: one target, or the organization when there is none (README.md, "What happens to a file"). */
export interface Scope {
  readonly target: Target | undefined;
  /** Only items that the token's user owns. */
  readonly ownedByMe: boolean;
}

/** The scope of whatever is looked for without a target. */
export const organization: Scope = { target: undefined, ownedByMe: false };

/** Each target is a scope of its own; without targets it is the organization. */
export function listScopes(targets: readonly Target[], ownedByMe = false): Scope[] {
  return targets.length === 0
    ? [{ target: undefined, ownedByMe }]
    : targets.map((target) => ({ target, ownedByMe }));
}

/** The targets among some scopes. */
export function listTargets(scopes: readonly Scope[]): Target[] {
  return scopes.flatMap(({ target }) => target ?? []);
}

/** The part of a list request that narrows it to a scope. */
function queryScope(scope: Scope): ListQuery {
  return { target: scope.target, ownedByMe: scope.ownedByMe ? true : undefined };
}

/** A scope's items by their latest upload, newest first. */
export function queryNewestFirst(scope: Scope): ListQuery {
  return { ...queryScope(scope), sortBy: 'uploadedOn', sortDirection: 'desc' };
}

/** A scope's items by their creation, oldest first: an order that other people's writes do not disturb. */
export function queryOldestFirst(scope: Scope): ListQuery {
  return { ...queryScope(scope), sortBy: 'createdOn', sortDirection: 'asc' };
}

/** Equal for equal scopes. */
export function keyScope(scope: Scope): string {
  return JSON.stringify([scope.ownedByMe, scope.target?.type, scope.target?.id]);
}

/** For a sentence: `linked to control:8d1` or `in the organization`. */
export function describeScope(scope: Scope): string {
  const place =
    scope.target === undefined ? 'in the organization' : `linked to ${formatTarget(scope.target)}`;
  return scope.ownedByMe ? `${place} and owned by the token's user` : place;
}
