import { Readable } from 'node:stream';
import { EnvHttpProxyAgent, Pool, request as sendRequest, type Dispatcher } from 'undici';
import { explainCutAnswer, explainFailure } from './failures.ts';
import { nameRequest, type HttpAnswer, type HttpRequest } from './http.ts';
import type { Proxies } from './proxies.ts';

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

export interface TransportSettings {
  readonly proxies: Proxies;
  /** PEM certificates to trust instead of Node's own list. */
  readonly certificates?: string[] | undefined;
  readonly timeouts: Timeouts;
  /** Ends whatever is in flight. */
  readonly signal: AbortSignal;
}

export interface Timeouts {
  /** For name, connection, TLS handshake and the way through a proxy. */
  readonly connectMs: number;
  /** From the last byte sent to the head of the answer. */
  readonly headersMs: number;
  /** Between two pieces of the answer's body. */
  readonly bodyMs: number;
}

/** What undici is seen to do with one request. */
interface Progress {
  /** Bytes were handed to a connection: from here on the service may have them. */
  written: boolean;
  /** All of them were handed over. */
  whole: boolean;
  early: boolean;
  bodyFailure?: { readonly error: unknown };
}

export function createTransport(settings: TransportSettings): Transport {
  const agent = createAgent(settings);
  return {
    send: (request) => send(agent, settings.signal, request),
    close: () => agent.destroy(),
  };
}

function createAgent({ proxies, certificates, timeouts }: TransportSettings): Dispatcher {
  // HTTP/2 uploads slower (toolchain.md, "undici 8"); a private CA counts at every handshake.
  const tls = { allowH2: false, ...(certificates && { ca: certificates }) };
  return new EnvHttpProxyAgent({
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.bypass,
    allowH2: false,
    pipelining: 1,
    connectTimeout: timeouts.connectMs,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.bodyMs,
    connect: { ...tls, timeout: timeouts.connectMs },
    requestTls: tls,
    proxyTls: tls,
    // A proxy that accepts and stays silent is a failed connection, not a slow answer.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
  });
}

async function send(agent: Dispatcher, signal: AbortSignal, request: HttpRequest): Promise<HttpAnswer> {
  const progress: Progress = { written: false, whole: false, early: false };
  try {
    signal.throwIfAborted();
    const answer = await untilAborted(dispatch(agent, signal, request, progress), signal);
    return readAnswer(request, progress.early, answer);
  } catch (error) {
    throw progress.bodyFailure
      ? progress.bodyFailure.error
      : explainFailure(request, progress.written, error, signal);
  }
}

function dispatch(
  agent: Dispatcher,
  signal: AbortSignal,
  { method, url, headers, body }: HttpRequest,
  progress: Progress,
): Promise<Dispatcher.ResponseData> {
  return sendRequest(url, {
    dispatcher: agent.compose((next) => (options, handler) => next(options, witness(handler, progress))),
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': body.mediaType, 'content-length': String(body.size) }),
    },
    // A stream, even of one chunk: only then undici waits for the connection to take it, and an early answer shows.
    body: body ? Readable.from(witnessBody(body.stream(), progress)) : null,
    signal,
  });
}

/** undici itself notices an abort only once it is connected, and a cancelled run has no time to wait. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
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

async function* witnessBody(
  bytes: AsyncIterable<Uint8Array>,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    progress.bodyFailure = { error };
    throw error;
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
