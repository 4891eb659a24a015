import { isSameName } from './names.ts';
import { type Scope, queryOldestFirst } from './scopes.ts';
import {
  type ListQuery,
  type ProofItem,
  type ProofPage,
  type ProofService,
  ServiceError,
} from './service.ts';

/** Far beyond any list that a run could walk inside its budget; a service that never ends is stopped here. */
const PAGES_LIMIT = 100_000;

/**
 * Walks a list page by page, for as long as the caller goes on (interface.md §4.5). A token that comes twice would walk
 * for ever, so it is an error; a list that failed is never taken for one that ended.
 *
 * @param from cursor of the first page to get
 */
export async function* walkPages(
  service: ProofService,
  query: ListQuery,
  from?: string,
): AsyncGenerator<ProofPage, void> {
  const cursors = new Set<string>();
  let cursor = from;
  do {
    const page = await service.listPage(query, cursor);
    yield page;
    cursor = page.next;
    if (cursor !== undefined && cursors.has(cursor)) {
      throw failEndless('the list repeats a page: the service gave the same offset token twice.');
    }
    cursors.add(cursor ?? '');
    if (cursors.size > PAGES_LIMIT) {
      throw failEndless(`the list goes on after ${PAGES_LIMIT} pages.`);
    }
  } while (cursor !== undefined);
}

function failEndless(message: string): ServiceError {
  return new ServiceError(message, { request: 'GET /v1/proof', phase: 'answered', unreadable: true });
}

/**
 * The items of a scope that bear exactly this name. The service's search finds near names too, in any order, so every page
 * is compared here; where NFC and NFD of the name differ, both are asked for. Archived items are left out.
 */
export async function searchName(service: ProofService, scope: Scope, name: string): Promise<ProofItem[]> {
  const bearers = await searchBearers(service, scope, name);
  return bearers.filter(({ archived }) => !archived);
}

/** The same, archived items included. */
export async function searchBearers(service: ProofService, scope: Scope, name: string): Promise<ProofItem[]> {
  const found = new Map<string, ProofItem>();
  for (const search of new Set([name.normalize('NFC'), name.normalize('NFD')])) {
    const query: ListQuery = { ...queryOldestFirst(scope), search };
    for await (const { items } of walkPages(service, query)) {
      for (const item of items) {
        if (isSameName(item.filename, name)) {
          found.set(item.id, item);
        }
      }
    }
  }
  return [...found.values()];
}
