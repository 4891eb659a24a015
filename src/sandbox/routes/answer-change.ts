import type { FastifyReply } from 'fastify';
import type { Dialect } from '../dialect.ts';
import { presentItem } from '../present.ts';
import type { StoredItem } from '../store/item.ts';

/**
 * Answers a version, a link or a schema, whose response bodies interface.md does not show.
 *
 * @param partial the fields that a service with partial answers sends
 */
export function answerChange(
  reply: FastifyReply,
  item: StoredItem,
  partial: readonly string[],
  dialect: Dialect,
): FastifyReply {
  const whole = presentItem(item, dialect);
  if (dialect.answers === 'empty') return reply.code(204).send();
  if (dialect.answers === 'object') return reply.send({});
  if (dialect.answers === 'item') return reply.send(whole);
  return reply.send(Object.fromEntries(partial.map((field) => [field, whole[field]])));
}
