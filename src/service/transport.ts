import type { Agent, AgentSettings } from './agent.ts';
import { exchange, type Progress } from './exchange.ts';
import { explainFailure } from './failures.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';
import { BodyFailure } from './request-body.ts';

/** Sends requests as they are: no retry, no redirect, no decoding. */
export interface Transport {
  /**
   * Sends one request and resolves when the head of the answer is there.
   * Throws a ServiceError with the facts; an error of the body that is sent is thrown as it is.
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Ends all connections. Nothing may be in flight. */
  close(): Promise<void>;
}

export function createTransport(settings: AgentSettings): Transport {
  let agent: Promise<Agent> | undefined;
  return {
    async send(request) {
      agent ??= openAgent(settings);
      return send(await agent, settings.signal, request);
    },
    close: async () => (await agent)?.destroy(),
  };
}

/** Loads the HTTP client with the first request: it is most of the bundle, and a run that finds no files sends none. */
async function openAgent(settings: AgentSettings): Promise<Agent> {
  const { createAgent } = await import('./agent.ts');
  return createAgent(settings);
}

async function send(agent: Agent, signal: AbortSignal, request: HttpRequest): Promise<HttpAnswer> {
  const progress: Progress = { written: false, whole: false };
  try {
    signal.throwIfAborted();
    return await exchange(agent, signal, request, progress);
  } catch (error) {
    throw error instanceof BodyFailure
      ? error.cause
      : explainFailure(request, progress.written, error, signal);
  }
}
