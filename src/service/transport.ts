import { Readable } from 'node:stream';
import type { AgentSettings, Dispatcher } from './agent.ts';
import { explainCutAnswer, explainFailure } from './failures.ts';
import { nameRequest, type HttpAnswer, type HttpBody, type HttpRequest } from './http.ts';

const MAX_BUFFERED_BYTES = 64 * 1024;

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

/** What undici is seen to do with one request. */
interface Progress {
  /** Bytes were handed to a connection: from here on the service may have them. */
  written: boolean;
  /** All of them were handed over. */
  whole: boolean;
  early: boolean;
}

/** The body itself failed, not the way to the service. */
class BodyFailure extends Error {}

export function createTransport(settings: AgentSettings): Transport {
  let agent: Promise<Dispatcher> | undefined;
  return {
    async send(request) {
      agent ??= openAgent(settings);
      return send(await agent, settings.signal, request);
    },
    close: async () => (await agent)?.destroy(),
  };
}

/** Loads the HTTP client with the first request: it is most of the bundle, and a run that finds no files sends none. */
async function openAgent(settings: AgentSettings): Promise<Dispatcher> {
  const { createAgent } = await import('./agent.ts');
  return createAgent(settings);
}

async function send(agent: Dispatcher, signal: AbortSignal, request: HttpRequest): Promise<HttpAnswer> {
  const progress: Progress = { written: false, whole: false, early: false };
  try {
    signal.throwIfAborted();
    const answer = await dispatch(agent, signal, request, progress);
    return readAnswer(request, progress.early, answer);
  } catch (error) {
    throw error instanceof BodyFailure
      ? error.cause
      : explainFailure(request, progress.written, error, signal);
  }
}

async function dispatch(
  agent: Dispatcher,
  signal: AbortSignal,
  { method, url, headers, body }: HttpRequest,
  progress: Progress,
): Promise<Dispatcher.ResponseData> {
  const witnessed = agent.compose((next) => (options, handler) => next(options, witness(handler, progress)));
  return witnessed.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': body.mediaType, 'content-length': String(body.size) }),
    },
    body: body ? await openBody(body) : null,
    signal,
  });
}

/**
 * A body that any socket takes at once goes as one buffer, which costs a third of a stream. Longer ones are streams, even of one
 * chunk: only then undici waits for the connection to take it, and an early answer shows.
 */
async function openBody(body: HttpBody): Promise<Buffer | Readable> {
  const stream = markFailure(body.stream());
  if (body.size > MAX_BUFFERED_BYTES) {
    return Readable.from(stream);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function witness(handler: Dispatcher.DispatchHandler, progress: Progress): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...event) => handler.onRequestStart?.(...event),
    onBodySent: () => {
      progress.written = true;
    },
    onRequestSent: () => {
      progress.written = true;
      progress.whole = true;
    },
    onResponseStart: (controller, status, ...event) => {
      progress.early = !progress.whole;
      handler.onResponseStart?.(controller, status, ...event);
    },
    onResponseData: (...event) => handler.onResponseData?.(...event),
    onResponseEnd: (...event) => handler.onResponseEnd?.(...event),
    onResponseError: (...event) => handler.onResponseError?.(...event),
  };
}

async function* markFailure(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new BodyFailure('The body of the request failed.', { cause });
  }
}

function readAnswer(request: HttpRequest, early: boolean, answer: Dispatcher.ResponseData): HttpAnswer {
  const { statusCode: status, body } = answer;
  // A body that is given up ends with an error that nobody waits for.
  body.on('error', () => undefined);
  return {
    request: nameRequest(request),
    status,
    early,
    headers: new Map(
      Object.entries(answer.headers).flatMap(([name, value]) => {
        const first = Array.isArray(value) ? value[0] : value;
        return first === undefined ? [] : [[name, first] as const];
      }),
    ),
    bytes: readBytes(request, status, body),
    discard: () => void body.destroy(),
  };
}

async function* readBytes(
  request: HttpRequest,
  status: number,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw explainCutAnswer(request, status, error);
  }
}
