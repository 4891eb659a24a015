import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readListQuery } from '../list-query.ts';
import { isLoopback } from '../loopback.ts';
import { presentVersion } from '../present.ts';
import { recordItem, recordItems } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { StoredItem } from '../store/item.ts';
import { contentHeaders } from './download.ts';

// More than anybody reads in a page.
const MAX_ITEMS = 10_000;

/** The sandbox's own paths, which no proof service has: what it holds and what it was asked. They ask for no token. */
export function routeOwn(app: FastifyInstance, context: Context): void {
  const { store, journal } = context;
  app.register(async (own) => {
    own.addHook('onRequest', async (request) => refuseForeignPages(request, context));

    own.get('/sandbox/records', async () => recordItems(context));
    own.get('/sandbox/requests', async () => ({ total: journal.total, requests: journal.requests }));

    own.get('/sandbox/about', async () => ({
      people: context.callers.map(({ id, name }) => ({ id, name })),
      objects: store.objects(),
      faults: context.faults.rules.map((rule) => rule.text),
    }));

    own.get<{ Querystring: Record<string, string | string[]> }>('/sandbox/items', (request) => {
      const plain = { ...context.dialect, ...PLAIN };
      const { query } = readListQuery(request.query, ANYBODY, plain);
      const page = store.list(query);
      return { items: page.items.map((item) => recordItem(item, context)), more: page.end !== undefined };
    });

    own.get<{ Params: { id: string; version: string } }>(
      '/sandbox/contents/:id/:version',
      async (request, reply) => {
        const item = find(request.params.id, context);
        const version = store
          .versions(item)
          .find((candidate) => String(presentVersion(candidate, context.dialect)) === request.params.version);
        if (version === undefined) throw new Refusal(404, `There is no version ${request.params.version}.`);
        // Whatever was uploaded, it never runs as a page of this address.
        return reply
          .headers(contentHeaders(item, version))
          .header('content-security-policy', 'sandbox')
          .send(context.blobs.open(version.sha256));
      },
    );

    own.post<{ Params: { id: string } }>('/sandbox/items/:id/archive', async (request, reply) => {
      store.setArchived(find(request.params.id, context).id, true);
      return reply.code(204).send();
    });

    own.get('/sandbox/changes', (request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const tell = () => reply.raw.write('data: change\n\n');
      tell();
      context.changes.on('change', tell);
      request.raw.once('close', () => context.changes.off('change', tell));
    });
  });
}

/** The page reads lists in one shape, whatever dialect the service speaks. */
const PLAIN = {
  token: 'offsetToken',
  maxLimit: MAX_ITEMS,
  pageCap: MAX_ITEMS,
  near: 'sorted',
  archived: 'listed',
} as const;
const ANYBODY = { kind: 'user', id: '', name: '', readOnly: true } as const;

function find(id: string, context: Context): StoredItem {
  const item = context.store.find(id);
  if (item === undefined) throw new Refusal(404, `There is no proof item ${id}.`);
  return item;
}

/**
 * Keeps web pages of other origins out: those that send a form here, and those whose name was rebound to this machine.
 *
 * @throws Refusal 403
 */
function refuseForeignPages(request: FastifyRequest, context: Context): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  // Hosts, not whole origins: behind a front that speaks https, the scheme is another than ours.
  const isForeignOrigin = origin !== undefined && URL.parse(origin)?.host !== request.host;
  const isRebound = context.isLocal && !isLoopback(request.hostname);
  if (isForeignSite || isForeignOrigin || isRebound)
    throw new Refusal(403, 'The page of the sandbox is for this machine and this origin.');
}
