import type { ServiceErrorFacts } from '../../src/evidence/service.ts';
import type { Call, CallKind } from './fake-service.ts';

/** How a request goes wrong, and whether the service does what was asked all the same. */
export interface Mishap {
  readonly message: string;
  readonly facts: Omit<ServiceErrorFacts, 'request'>;
  /** Milliseconds until a write is stored in spite of its failure; absent when it never is. */
  readonly commitsAfterMs?: number | undefined;
}

/** Lets the n-th call of a kind go wrong in the n-th way of its list. */
export function script(mishaps: Partial<Record<CallKind, readonly (Mishap | undefined)[]>>) {
  return ({ kind, ofKind }: Call): Mishap | undefined => mishaps[kind]?.[ofKind - 1];
}

export const unreached: Mishap = { message: 'connection refused.', facts: { phase: 'unsent' } };

export function throttled(waitMs?: number): Mishap {
  return answered(429, { throttled: true, waitMs });
}

export function busy(commitsAfterMs?: number): Mishap {
  return answered(503, {}, commitsAfterMs);
}

export function reset(commitsAfterMs?: number): Mishap {
  return { message: 'connection reset.', facts: { phase: 'sent' }, commitsAfterMs };
}

/** A success that cannot be believed: HTML of a gateway, a JSON that was cut, an answer before the body was read. */
export function unreadable(commitsAfterMs?: number): Mishap {
  return answered(200, { unreadable: true }, commitsAfterMs);
}

export function answered(
  status: number,
  facts: Partial<ServiceErrorFacts> = {},
  commitsAfterMs?: number,
): Mishap {
  const message = `the service answered ${status}.`;
  return { message, facts: { ...facts, phase: 'answered', status }, commitsAfterMs };
}
