import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readSchema } from '../csv-schema.ts';
import { Refusal } from '../refusal.ts';
import { answerChange } from './answer-change.ts';
import { requireItem, requireWriter } from './require.ts';

/** PATCH of the field schema of a testable CSV item (interface.md §4.2). */
export function routeSchema(app: FastifyInstance, context: Context): void {
  app.patch<{ Params: { proofId: string } }>('/v1/proof/:proofId', async (request, reply) => {
    requireWriter(request.caller);
    const { id, filename, testable } = requireItem(request.params.proofId, context);
    request.passage.named(filename);
    await request.passage.received();
    if (request.body === undefined) throw new Refusal(415, 'The content type must be application/json.');
    const schema = readSchema(request.body);
    if (!testable) {
      throw new Refusal(409, `Proof item ${id} was not uploaded as testable CSV, and takes no schema.`);
    }
    const item = request.passage.perform(() => context.store.setSchema(id, schema, request.caller.id));
    return answerChange(reply, item, ['updatedOn', 'updatedBy'], context.dialect);
  });
}
