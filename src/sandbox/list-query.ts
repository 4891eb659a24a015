import type { Caller } from './callers.ts';
import type { Dialect } from './dialect.ts';
import { fingerprintOf, readPageToken } from './page-token.ts';
import { Refusal } from './refusal.ts';
import { objectTypes, type ObjectRef } from './store/item.ts';
import { sortKeys, type ItemQuery } from './store/list-items.ts';

// interface.md §8.
const DEFAULT_LIMIT = 25;

/**
 * Reads the parameters of a list (interface.md §4.5).
 *
 * @throws Refusal 400 naming the parameter
 */
export function readListQuery(
  parameters: Readonly<Record<string, string | readonly string[]>>,
  caller: Caller,
  dialect: Dialect,
): { readonly query: ItemQuery; readonly fingerprint: string } {
  const offsetName = dialect.token === 'offsetToken' ? 'offset' : dialect.token;
  const get = takeOnce(parameters, [...FILTERS, 'limit', offsetName]);
  const search = get('search');
  const query = {
    sortBy: oneOf('sortBy', get('sortBy') ?? 'uploadedOn', sortKeys),
    sortDirection: oneOf('sortDirection', get('sortDirection') ?? 'desc', ['asc', 'desc'] as const),
    ownedBy:
      oneOf('ownedByMe', get('ownedByMe') ?? 'false', ['true', 'false']) === 'true' ? caller.id : undefined,
    search: search === '' ? undefined : search,
    target: readTarget(get('objectType'), get('objectId')),
    nearFirst: dialect.near === 'first',
    hideArchived: dialect.archived === 'hidden',
  };
  const fingerprint = fingerprintOf(query);
  const offset = get(offsetName);
  return {
    fingerprint,
    query: {
      ...query,
      limit: readLimit(get('limit'), dialect),
      after:
        offset === undefined || offset === '' ? undefined : readPageToken(offset, fingerprint, offsetName),
    },
  };
}

const FILTERS = ['sortBy', 'sortDirection', 'ownedByMe', 'search', 'objectType', 'objectId'];

function takeOnce(
  parameters: Readonly<Record<string, string | readonly string[]>>,
  known: readonly string[],
): (name: string) => string | undefined {
  const unknown = Object.keys(parameters).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(400, `The parameter "${unknown}" is not known. Known: ${known.join(', ')}.`);
  }
  return (name) => {
    const value = parameters[name];
    if (value === undefined || typeof value === 'string') return value;
    throw new Refusal(400, `The parameter ${name} is there ${value.length} times.`);
  };
}

function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new Refusal(400, `The parameter ${name} must be one of ${allowed.join(', ')}; it is "${value}".`);
}

function readTarget(type: string | undefined, objectId: string | undefined): ObjectRef | undefined {
  if (type === undefined && objectId === undefined) return undefined;
  if (type === undefined || objectId === undefined) {
    throw new Refusal(400, 'The parameters objectType and objectId are used together.');
  }
  if (objectId === '') throw new Refusal(400, 'The parameter objectId is empty.');
  return { objectType: oneOf('objectType', type, objectTypes), objectId };
}

function readLimit(value: string | undefined, dialect: Dialect): number {
  const limit = value === undefined ? DEFAULT_LIMIT : Number(value);
  if (value !== undefined && !/^\d{1,9}$/.test(value)) {
    throw new Refusal(400, `The parameter limit must be a whole number; it is "${value}".`);
  }
  if (limit < 1 || limit > dialect.maxLimit) {
    throw new Refusal(400, `The parameter limit must be from 1 to ${dialect.maxLimit}; it is ${limit}.`);
  }
  return Math.min(limit, dialect.pageCap);
}
