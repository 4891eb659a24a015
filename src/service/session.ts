import type { TokenSource } from './auth.ts';
import { isSuccess, type HttpAnswer, type HttpRequest } from './http.ts';
import { unreadable } from './reading.ts';
import { readRefusal } from './refusals.ts';
import type { Transport } from './transport.ts';

/** Requests that carry the access token, and answers judged by their status. */
export interface Session {
  /** Sends, and resolves with whatever is answered. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** The same without the token, for an address that is not the service's own. */
  sendWithoutToken(request: HttpRequest): Promise<HttpAnswer>;
  /** Hands back an answer of success; throws a ServiceError for any other, or for one that came too early. */
  accept(answer: HttpAnswer): Promise<HttpAnswer>;
  /** The tokens sent so far, which no message may quote. */
  readonly secrets: ReadonlySet<string>;
}

/** What is told of each request: no header, no body, no query. */
export interface RequestRecord {
  readonly method: string;
  readonly path: string;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
}

/** Sends requests with a token, which is renewed once on a 401. Throws ServiceError, whose message quotes no token. */
export function createSession(
  transport: Transport,
  tokens: TokenSource,
  onRequest: (record: RequestRecord) => void = () => undefined,
): Session {
  const secrets = new Set<string>();

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    const token = await tokens.current();
    const answer = await exchange(request, token);
    // 401 refuses: nothing was stored, so that sending again doubles nothing (docs/delivery.md).
    if (answer.status !== 401 || !tokens.refuse(token)) {
      return answer;
    }
    answer.discard();
    return exchange(request, await tokens.current());
  }

  async function exchange(request: HttpRequest, token?: string): Promise<HttpAnswer> {
    const headers: Record<string, string> = { ...standingHeaders, ...request.headers };
    if (token !== undefined) {
      secrets.add(token);
      headers['authorization'] = `Bearer ${token}`;
    }
    let status: number | undefined;
    try {
      const answer = await transport.send({ ...request, headers });
      status = answer.status;
      return answer;
    } finally {
      onRequest({ method: request.method, path: request.url.pathname, status });
    }
  }

  async function accept(answer: HttpAnswer): Promise<HttpAnswer> {
    if (!isSuccess(answer.status)) {
      throw await readRefusal(answer, secrets);
    }
    if (answer.early) {
      answer.discard();
      throw unreadable(answer, 'it came before the request was sent whole');
    }
    return answer;
  }

  return { send, accept, secrets, sendWithoutToken: (request) => exchange(request) };
}

/** Bytes are to arrive as they are; some gateways refuse a request that names no agent. */
const standingHeaders = { 'accept-encoding': 'identity', 'user-agent': 'upload-proof' };
