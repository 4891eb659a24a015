import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '../evidence/clock.ts';
import type { ConnectionSettings, TokenSettings } from '../evidence/inputs/connection.ts';
import type { EmitEvent } from '../evidence/events.ts';
import { createRedactor } from '../evidence/redactor.ts';
import type { ServiceProbe } from '../evidence/diagnosis/probe.ts';
import type { Ports } from '../evidence/run.ts';
import { createProofService } from '../service/connect.ts';
import type { Host } from './host.ts';

/** The real ports of a run, open for as long as its story lasts. */
export interface Session extends Omit<Ports, 'files'> {
  /** Looks at the service itself. */
  readonly probe: ServiceProbe;
  /** HTTP requests made so far, failed ones included. */
  readonly countRequests: () => number;
}

/**
 * Connects with the service, lets a story use it, and ends all connections, whatever becomes of the story. When the budget is
 * spent or the host cancels, the signal aborts with a sentence. Nothing that leaves here holds a secret: neither events, nor the
 * result, nor the message of an error.
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
  const signal = AbortSignal.any([host.cancelled, budget.signal]);
  const redactor = createRedactor([pickSecret(connection.tokens)]);
  const emit: EmitEvent = (event) => host.emit(redactor.redact(event));
  let requests = 0;
  const connected = createProofService({
    ...connection,
    tokens: {
      ...connection.tokens,
      onToken: (token) => {
        redactor.add(token);
        host.onToken(token);
      },
    },
    environment: host.environment,
    signal,
    onRequest: ({ method, path, status }) => {
      requests += 1;
      emit({ type: 'detail', message: `${method} ${path}: ${status ?? 'no answer'}` });
    },
  });
  const timer = setTimeout(() => {
    budget.abort(new Error('the budget of the run ("timeout") is spent'));
  }, timeoutMs);
  try {
    const result = await story({
      service: connected.service,
      probe: connected.probe,
      clock: systemClock,
      random: Math.random,
      emit,
      signal,
      countRequests: () => requests,
    });
    emit({ type: 'detail', message: `${requests} requests were made` });
    return redactor.redact(result);
  } catch (error) {
    throw redactor.redactError(error);
  } finally {
    clearTimeout(timer);
    await connected.close();
  }
}

function pickSecret(tokens: TokenSettings): string {
  return 'token' in tokens ? tokens.token : tokens.clientSecret;
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
};
