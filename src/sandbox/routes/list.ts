import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readListQuery } from '../list-query.ts';
import { writePageToken } from '../page-token.ts';
import { presentItem } from '../present.ts';
import type { Position } from '../store/list-items.ts';
import { requireObject } from './require.ts';

/** GET of proof metadata, page by page (interface.md §4.5). */
export function routeList(app: FastifyInstance, context: Context): void {
  const { dialect, store } = context;
  app.get<{ Querystring: Record<string, string | string[]> }>('/v1/proof', async (request, reply) => {
    const { query, fingerprint } = readListQuery(request.query, request.caller, dialect);
    request.passage.named(query.search ?? '');
    await request.passage.received();
    if (query.target !== undefined) requireObject(query.target, context);
    const page = request.passage.perform(() => store.list(query));
    const end = page.end === undefined ? lastToken[dialect.last] : writePageToken(page.end, fingerprint);
    const looped = writePageToken(query.after ?? START, fingerprint);
    return reply.send({
      [dialect.array]: page.items.map((item) => presentItem(item, dialect)),
      [dialect.token]: request.passage.loops() ? looped : end,
    });
  });
}

/** A token that a looping list gives out for its first page; it points at no item. */
const START: Position = [0, '', 0];

/** JSON leaves out what is undefined. */
const lastToken = { omitted: undefined, null: null, empty: '' } as const;
