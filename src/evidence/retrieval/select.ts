import { mapConcurrently } from '../concurrency.ts';
import { searchName, walkPages } from '../listing.ts';
import { failLookup, type Lookup } from '../lookup.ts';
import type { Failure } from '../errors.ts';
import type { Reading } from './reading.ts';
import { describeScope, queryOldestFirst, type Scope } from '../scopes.ts';
import type { Selection } from './selection.ts';
import type { ProofItem } from '../service.ts';

/** One item that a selection means, or why it means none. */
export type Selected =
  /** `item` is what the lists tell of it; an item given by its id is in no list. */
  | { readonly what: string; readonly proofId: string; readonly item: ProofItem | undefined }
  | { readonly what: string; readonly failure: Failure };

/** Finds what a selection means, each item once, in a stable order. What cannot be learned is a failure, never nothing. */
export async function selectItems(selection: Selection, reading: Reading): Promise<Selected[]> {
  switch (selection.by) {
    case 'id':
      return selection.proofIds.map((proofId) => ({ what: proofId, proofId, item: undefined }));
    case 'name': {
      const { names, scopes } = selection;
      const pairs = scopes.flatMap((scope) => names.map((name) => ({ scope, name })));
      const { concurrency } = reading.limits;
      return onceEach(
        await mapConcurrently(pairs, concurrency, async ({ scope, name }) =>
          selectName(name, scope, reading),
        ),
      );
    }
    case 'scope': {
      const { scopes, search } = selection;
      const lists = await mapConcurrently(scopes, reading.limits.concurrency, (scope) =>
        selectScope(scope, search, reading),
      );
      return onceEach(lists.flat());
    }
  }
}

async function selectName(name: string, scope: Scope, { service }: Reading): Promise<Selected> {
  const what = `"${name}"`;
  const lookup = await lookUp(scope, () => searchName(service, scope, name));
  if ('failure' in lookup) {
    return { what, ...lookup };
  }
  const [item, ...others] = lookup.items;
  const place = describeScope(scope);
  if (item === undefined) {
    return {
      what,
      failure: { code: 'missing', message: `nothing ${place} is named "${name}". Check the name.` },
    };
  }
  if (others.length > 0) {
    const ids = lookup.items.map(({ id }) => id).join(', ');
    const message = `${lookup.items.length} items ${place} are named "${name}": ${ids}. Say which one with "proof-id".`;
    return { what, failure: { code: 'ambiguous', message } };
  }
  return { what, proofId: item.id, item };
}

async function selectScope(
  scope: Scope,
  search: string | undefined,
  { service }: Reading,
): Promise<Selected[]> {
  const place = describeScope(scope);
  const what = search === undefined ? `what is ${place}` : `what "${search}" finds ${place}`;
  const lookup = await lookUp(scope, async () => {
    const items: ProofItem[] = [];
    const query = { ...queryOldestFirst(scope), search };
    for await (const page of walkPages(service, query)) {
      items.push(...page.items.filter(({ archived }) => !archived));
    }
    return items;
  });
  if ('failure' in lookup) {
    return [{ what, ...lookup }];
  }
  if (lookup.items.length === 0) {
    const message = `nothing is ${search === undefined ? place : `found by "${search}" ${place}`}. Check "link" and "search".`;
    return [{ what, failure: { code: 'missing', message } }];
  }
  return lookup.items.map((item) => ({ what: `"${item.filename}"`, proofId: item.id, item }));
}

async function lookUp(scope: Scope, list: () => Promise<readonly ProofItem[]>): Promise<Lookup> {
  try {
    return { items: await list() };
  } catch (error) {
    return failLookup(error, `what is ${describeScope(scope)}`, '');
  }
}

/** An item that several names or targets lead to is meant once. */
function onceEach(selected: readonly Selected[]): Selected[] {
  const seen = new Set<string>();
  return selected.filter((one) => {
    if ('failure' in one) {
      return true;
    }
    const isNew = !seen.has(one.proofId);
    seen.add(one.proofId);
    return isNew;
  });
}
