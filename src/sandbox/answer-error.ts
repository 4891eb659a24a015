import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './faults/fault.ts';
import { Interruption, Replacement } from './faults/outcome.ts';
import { errorBody, Refusal } from './refusal.ts';

/** Turns whatever was thrown into the one error shape. What is not the caller's doing is a 500 and goes to stderr. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Interruption) return reply.hijack();
  drain(request);
  if (error instanceof Replacement) return answerInstead(error.answer, request, reply);
  if (error instanceof Refusal) {
    return reply.code(error.status).headers(error.headers).send(errorBody(error.status, error.message));
  }
  const { statusCode, message } = asFrameworkError(error);
  if (statusCode < 500) return reply.code(statusCode).send(errorBody(statusCode, message));
  process.stderr.write(`proof sandbox: ${request.method} ${request.url} failed: ${String(error)}\n`);
  return reply.code(500).send(errorBody(500, `The sandbox itself failed: ${message}`));
}

function answerInstead(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { location } = answer.headers;
  return reply
    .code(answer.status)
    .type(answer.mediaType)
    .headers(answer.headers)
    .headers(location === undefined ? {} : { location: location.replace('{path}', request.url) })
    .headers(answer.retryDateMs === undefined ? {} : { 'retry-after': httpDateIn(answer.retryDateMs) })
    .send(answer.body);
}

/** An HTTP date knows whole seconds: rounded up, so that nobody comes back too early. */
function httpDateIn(ms: number): string {
  return new Date(Math.ceil((Date.now() + ms) / 1000) * 1000).toUTCString();
}

/** Lets the rest of an unread body pass, so that the client can finish sending and read the answer. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

function asFrameworkError(error: unknown): { readonly statusCode: number; readonly message: string } {
  const message = error instanceof Error ? error.message : String(error);
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return { statusCode: typeof statusCode === 'number' ? statusCode : 500, message };
}
