import type { Agent } from './agent.ts';
import { AnswerBody, type Flow } from './answer-body.ts';
import { explainCutAnswer } from './failures.ts';
import { nameRequest, type HttpAnswer, type HttpRequest } from './http.ts';
import { openBody } from './request-body.ts';

/** How far a request got. */
export interface Progress {
  /** Bytes were handed to a connection: from here on the service may have them. */
  written: boolean;
  /** All of them were handed over. */
  whole: boolean;
}

/**
 * Sends one request and resolves when the head of the answer is there. The client's own dispatch, without the streams that its
 * `request` puts around each answer: they cost as much again as the exchange itself. Rejects with whatever went wrong.
 */
export async function exchange(
  agent: Agent,
  signal: AbortSignal,
  request: HttpRequest,
  progress: Progress,
): Promise<HttpAnswer> {
  const { method, url, body } = request;
  const sent = body === undefined ? null : openBody(body);
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  let flow: Flow | undefined;
  let status = 0;
  let answerBody: AnswerBody | undefined;
  const abort = () => flow?.abort(asError(signal.reason));
  signal.addEventListener('abort', abort);

  agent.dispatch(
    {
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: writeHeaders(request),
      body: sent,
    },
    {
      onRequestStart(controller) {
        flow = controller;
        if (signal.aborted) abort();
      },
      onBodySent() {
        progress.written = true;
      },
      onRequestSent() {
        progress.written = true;
        progress.whole = true;
      },
      onResponseStart(controller, code, headers) {
        // 100 and its like announce an answer and are none.
        if (code < 200) return;
        status = code;
        const received = new AnswerBody(controller);
        answerBody = received;
        resolve({
          request: nameRequest(request),
          status,
          early: !progress.whole,
          headers: readHeaders(headers),
          bytes: received.read(),
          discard: () => received.discard(),
        });
      },
      onResponseData(_, piece) {
        answerBody?.push(piece);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', abort);
        answerBody?.end();
      },
      onResponseError(_, error) {
        signal.removeEventListener('abort', abort);
        answerBody?.end(explainCutAnswer(request, status, error));
        reject(error);
      },
    },
  );
  return promise;
}

function writeHeaders({ headers, body }: HttpRequest): Record<string, string> {
  return {
    ...headers,
    ...(body && { 'content-type': body.mediaType, 'content-length': String(body.size) }),
  };
}

/** Names in lower case; the first value where one is repeated. */
function readHeaders(headers: Record<string, string | string[] | undefined>): Map<string, string> {
  const read = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) read.set(name, first);
  }
  return read;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
