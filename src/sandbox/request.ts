import type { Caller } from './callers.ts';
import type { Passage } from './faults/passage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it; set before any handler under /v1 runs. */
    caller: Caller;
    /** How it comes through: untouched, or as its fault says. */
    passage: Passage;
  }
}
