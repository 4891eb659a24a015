import { ServiceError, type ListQuery, type ProofPage, type ProofService } from '../evidence/service.ts';
import { endpointAddress } from './addresses.ts';
import { readJson } from './reading.ts';
import type { Session } from './session.ts';
import { readPage } from './wire.ts';

/** Most bytes of a page: 16 MiB, far beyond 500 items of any length. */
export const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/** What every service is taken to grant (docs/service-assumptions.md, "Maximum of `limit`"), and few requests. */
const DEFAULT_PAGE_ITEMS = 100;

/**
 * Lists page by page (§4.5). A service that refuses the page size with a 400 is asked without one from then on.
 * A cursor is the query that asks for its page, as the body of the page before gave it.
 */
export function createLister(session: Session, baseUrl: URL): ProofService['listPage'] {
  let limitRefused = false;

  async function requestPage(query: URLSearchParams): Promise<ProofPage> {
    const url = endpointAddress(baseUrl, ['proof'], query);
    const answer = await session.accept(await session.send({ method: 'GET', url }));
    return readJson(answer, MAX_PAGE_BYTES, readPage, session.secrets);
  }

  return async (query, cursor) => {
    const unlimited = new URLSearchParams([...writeQuery(query), ...new URLSearchParams(cursor)]);
    if (limitRefused) {
      return requestPage(unlimited);
    }
    const limit = String(query.limit ?? DEFAULT_PAGE_ITEMS);
    try {
      return await requestPage(new URLSearchParams([['limit', limit], ...unlimited]));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.facts.status !== 400) {
        throw error;
      }
      const page = await requestPage(unlimited);
      limitRefused = true;
      return page;
    }
  };
}

function writeQuery({ target, search, ownedByMe, sortBy, sortDirection }: ListQuery): [string, string][] {
  const parameters = {
    objectType: target?.type,
    objectId: target?.id,
    search,
    ownedByMe,
    sortBy,
    sortDirection,
  };
  return Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
