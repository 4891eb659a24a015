import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { allowedMethods, findEndpoint } from './endpoints.ts';
import { openPassage } from './faults/passage.ts';
import { Refusal } from './refusal.ts';
import './request.ts';

/**
 * What comes before every request, in this order: the log, the rate limit, the path, the fault, the access token.
 * A fault comes before the token, because it stands for a gateway.
 *
 * @throws Refusal 401, 404, 405, 429; and what a fault throws
 */
export function admit(request: FastifyRequest, reply: FastifyReply, context: Context): void {
  const path = request.url.replace(/[?#].*$/, '');
  const endpoint = findEndpoint(request.method, path);
  const isService = path.startsWith('/v1/') || endpoint === 'token';
  const record = isService ? context.journal.open(request.method, request.url, endpoint) : undefined;
  reply.raw.once('finish', () => {
    if (record !== undefined) record.status = reply.raw.statusCode;
  });
  request.passage = openPassage(request, reply, context.waiting, (filename) => {
    const rule = endpoint === undefined ? undefined : context.faults.pick(endpoint, filename);
    if (record !== undefined && rule !== undefined) record.fault = rule.text;
    return rule;
  });
  if (isService) refuseHaste(context);
  if (request.is404) throw refuseUnknown(request.method, path);
  request.passage.arrived();
  if (endpoint !== undefined && endpoint !== 'token') {
    request.caller = context.tokens.authenticate(request.headers.authorization);
  }
}

/** @throws Refusal 429, with the wait in its message, where some services have it alone, and in Retry-After */
function refuseHaste(context: Context): void {
  const seconds = context.rateGate();
  if (seconds === 0) return;
  throw new Refusal(429, `Rate limit is exceeded. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}

/** 405 with the methods that the path does take, or 404. */
function refuseUnknown(method: string, path: string): Refusal {
  const methods = allowedMethods(path);
  if (methods.length === 0) return new Refusal(404, `There is nothing at ${path}.`);
  const allow = methods.join(', ');
  return new Refusal(405, `${path} takes ${allow}, not ${method}.`, { allow });
}
