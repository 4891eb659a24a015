import type { Intent } from './collect.ts';
import { mapConcurrently } from './concurrency.ts';
import { searchName, walkPages } from './listing.ts';
import { failLookup, type Lookup } from './lookup.ts';
import { lookUpPin } from './pin.ts';
import { describeScope, keyScope, queryNewestFirst, queryOldestFirst, type Scope } from './scopes.ts';
import { type ProofItem, type ProofService } from './service.ts';

/** What a scope holds under the names that matter, and up to when. */
interface ScopeView {
  readonly scope: Scope;
  /** By proof name: every item that bears it, or why that could not be learned. */
  readonly lookups: ReadonlyMap<string, Lookup>;
  /** The newest uploadedOn that the service showed before the first write, in ms since the epoch. */
  readonly newestUploadedOn: number | undefined;
}

/** What the service holds of all names and pins that matter. */
export interface Matches {
  /** By {@link keyScope}. */
  readonly views: ReadonlyMap<string, ScopeView>;
  /** Pinned items by id. */
  readonly pins: ReadonlyMap<string, Lookup>;
}

/** Looks every name up in each of its scopes. A scope that cannot be read fails its own names only. */
export async function matchEvidence(
  intents: readonly Intent[],
  service: ProofService,
  concurrency: number,
): Promise<Matches> {
  const wanted = new Map<string, { scope: Scope; names: Set<string> }>();
  const pins = new Map<string, Lookup>();
  for (const intent of intents) {
    const { proofId } = intent.entry;
    if (proofId !== undefined) {
      pins.set(proofId, await lookUpPin(service, proofId, intent.name));
      continue;
    }
    for (const scope of intent.scopes) {
      const key = keyScope(scope);
      const { names } = wanted.get(key) ?? { names: new Set() };
      wanted.set(key, { scope, names: names.add(intent.name) });
    }
  }
  const views = await mapConcurrently([...wanted], concurrency, async ([key, { scope, names }]) => {
    const view = await viewScope(service, scope, [...names], concurrency);
    return [key, view] as const;
  });
  return { views: new Map(views), pins };
}

/**
 * Looks F names up in one scope, nothing assumed about its size: walks at most F pages, and when that does not reach the
 * end, searches. Items are walked by creation, an order that other people's writes do not disturb. It never costs
 * more than about twice the better of walking and searching.
 *
 * A name that the walk has seen once is searched too: a second item of that name may be on a page not walked.
 */
async function viewScope(
  service: ProofService,
  scope: Scope,
  names: readonly string[],
  concurrency: number,
): Promise<ScopeView> {
  try {
    const walked = names.length > 1 ? await walkScope(service, scope, names) : undefined;
    if (walked !== undefined) {
      return walked;
    }
    const newestUploadedOn = names.length > 1 ? await readNewestUpload(service, scope) : undefined;
    const searched = await mapConcurrently(names, concurrency, async (name) => {
      return [name, await searchLookup(service, scope, name)] as const;
    });
    return { scope, lookups: new Map(searched), newestUploadedOn };
  } catch (error) {
    const failed = failLookup(error, `what is ${describeScope(scope)}`);
    return { scope, lookups: new Map(names.map((name) => [name, failed])), newestUploadedOn: undefined };
  }
}

/** The view from a walk, or nothing when the end is further away than a page a name. */
async function walkScope(
  service: ProofService,
  scope: Scope,
  names: readonly string[],
): Promise<ScopeView | undefined> {
  const lookups = new Map<string, { items: ProofItem[] }>();
  names.forEach((name) => lookups.set(name, nothing));
  const seen = new Set<string>();
  let newestUploadedOn: number | undefined;
  let pagesLeft = names.length;
  for await (const { items, next } of walkPages(service, queryOldestFirst(scope))) {
    for (const item of items) {
      newestUploadedOn = laterOf(newestUploadedOn, item.uploadedOn);
      if (!item.archived && !seen.has(item.id)) {
        seen.add(item.id);
        const name = item.filename.normalize('NFC');
        const lookup = lookups.get(name);
        if (lookup === nothing) {
          lookups.set(name, { items: [item] });
        } else {
          lookup?.items.push(item);
        }
      }
    }
    pagesLeft -= 1;
    if (pagesLeft === 0 && next !== undefined) {
      return undefined;
    }
  }
  return { scope, lookups, newestUploadedOn };
}

/** For all names that nothing bears: a list of its own for each takes room for seventeen with its first item. */
const nothing: { items: ProofItem[] } = { items: [] };

async function readNewestUpload(service: ProofService, scope: Scope): Promise<number | undefined> {
  const { items } = await service.listPage(queryNewestFirst(scope));
  return items.reduce<number | undefined>((newest, item) => laterOf(newest, item.uploadedOn), undefined);
}

async function searchLookup(service: ProofService, scope: Scope, name: string): Promise<Lookup> {
  try {
    return { items: await searchName(service, scope, name) };
  } catch (error) {
    return failLookup(error, `what is ${describeScope(scope)}`);
  }
}

function laterOf(left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined || (right !== undefined && right > left) ? right : left;
}
