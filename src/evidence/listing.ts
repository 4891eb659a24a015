import { isSameName } from './names.ts';
import { type Scope, queryScope } from './scopes.ts';
import {
  type ListQuery,
  type ProofItem,
  type ProofPage,
  type ProofService,
  ServiceError,
} from './service.ts';

/**
 * Walks a list page by page, for as long as the caller goes on (interface.md §4.5). A token that comes twice would walk
 * for ever, so it is an error; a list that failed is never taken for one that ended.
 */
export async function* walkPages(service: ProofService, query: ListQuery): AsyncGenerator<ProofPage, void> {
  const cursors = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await service.listPage(query, cursor);
    yield page;
    cursor = page.next;
    if (cursor !== undefined && cursors.has(cursor)) {
      throw new ServiceError('the list repeats a page: the service gave the same offset token twice', {
        request: 'GET /v1/proof',
        phase: 'answered',
        unreadable: true,
      });
    }
    cursors.add(cursor ?? '');
  } while (cursor !== undefined);
}

/**
 * The items of a scope that bear exactly this name. The service's search finds near names too, in any order, so every page
 * is compared here; where NFC and NFD of the name differ, both are asked for. Archived items are left out.
 */
export async function searchName(service: ProofService, scope: Scope, name: string): Promise<ProofItem[]> {
  const found = new Map<string, ProofItem>();
  for (const search of new Set([name.normalize('NFC'), name.normalize('NFD')])) {
    const query: ListQuery = { ...queryScope(scope), search, sortBy: 'createdOn', sortDirection: 'asc' };
    for await (const { items } of walkPages(service, query)) {
      for (const item of items) {
        if (!item.archived && isSameName(item.filename, name)) {
          found.set(item.id, item);
        }
      }
    }
  }
  return [...found.values()];
}
