import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { recordItems } from '../records.ts';

/** The sandbox's own paths, which no proof service has: what it holds and what it was asked. */
export function routeOwn(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/records', async () => recordItems(context));
  app.get('/sandbox/requests', async () => ({
    total: context.journal.total,
    requests: context.journal.requests,
  }));
}
