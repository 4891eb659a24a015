import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '../evidence/clock.ts';
import type { ConnectionSettings } from '../evidence/connection.ts';
import type { Ports } from '../evidence/run.ts';
import { createProofService } from '../service/connect.ts';
import type { Host } from './host.ts';

/** The real ports of a run, open for as long as its story lasts. */
export interface Session extends Omit<Ports, 'files'> {
  /** HTTP requests made so far, failed ones included. */
  readonly countRequests: () => number;
}

/**
 * Connects with the service, lets a story use it, and ends all connections, whatever becomes of the story. When the budget is
 * spent or the host cancels, the signal aborts with a sentence.
 *
 * @param timeoutMs budget of the whole run
 */
export async function withService<Result>(
  connection: ConnectionSettings,
  timeoutMs: number,
  host: Host,
  story: (session: Session) => Promise<Result>,
): Promise<Result> {
  const budget = new AbortController();
  const timer = setTimeout(() => {
    budget.abort(new Error('the budget of the run ("timeout") is spent'));
  }, timeoutMs);
  const signal = AbortSignal.any([host.cancelled, budget.signal]);
  let requests = 0;
  const connected = createProofService({
    ...connection,
    tokens: { ...connection.tokens, onToken: host.onToken },
    environment: host.environment,
    signal,
    onRequest: ({ method, path, status }) => {
      requests += 1;
      host.emit({ type: 'detail', message: `${method} ${path}: ${status ?? 'no answer'}` });
    },
  });
  try {
    const result = await story({
      service: connected.service,
      clock: systemClock,
      random: Math.random,
      emit: host.emit,
      signal,
      countRequests: () => requests,
    });
    host.emit({ type: 'detail', message: `${requests} requests were made` });
    return result;
  } finally {
    clearTimeout(timer);
    await connected.close();
  }
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
};
