import { ServiceError } from '../evidence/service.ts';
import { sayAnswer } from './answers.ts';
import { isSuccess, nameRequest, type HttpRequest } from './http.ts';

/**
 * Why no answer came, with the facts. `written` says whether any byte was handed to a connection:
 * until then it is certain that nothing reached the service.
 */
export function explainFailure(
  request: HttpRequest,
  written: boolean,
  cause: unknown,
  signal: AbortSignal,
): ServiceError {
  const name = nameRequest(request);
  if (isRefusedByForwardProxy(cause)) {
    const message = `${name}: the proxy asks for other credentials (407). Check user and password in HTTP_PROXY.`;
    return new ServiceError(message, { request: name, phase: 'answered', status: 407 }, { cause });
  }
  const reason = signal.aborted
    ? `given up before an answer came: ${describe(signal.reason).replace(/\.?$/u, '.')}`
    : explainCause(cause, request.url, written);
  return new ServiceError(
    `${name}: ${reason}`,
    { request: name, phase: written ? 'sent' : 'unsent' },
    { cause },
  );
}

/** Why the body of an answer ended early. A status of success is then not to be believed. */
export function explainCutAnswer(request: HttpRequest, status: number, cause: unknown): ServiceError {
  const name = nameRequest(request);
  return new ServiceError(
    `${name}: the answer (status ${status}) broke off: ${describe(cause)}`,
    { request: name, phase: 'answered', status, unreadable: isSuccess(status) },
    { cause },
  );
}

interface Reason {
  readonly what: string;
  readonly advice: string;
}

const noRoute: Reason = {
  what: 'there is no route to it',
  advice: 'Check the network, and whether a proxy is needed.',
};
const noConnection: Reason = {
  what: 'no connection came about in time',
  advice: 'Check the address, the firewall, and whether a proxy is needed.',
};
const lostConnection: Reason = {
  what: 'the connection was lost before an answer came',
  advice: 'Check the network, and whether the service is up.',
};
const proxyRefusal: Reason = {
  what: 'the proxy refused the way',
  advice: 'Check HTTPS_PROXY, its credentials, and NO_PROXY.',
};
const failedHandshake: Reason = {
  what: 'the TLS handshake failed',
  advice: 'A private certificate authority goes into ca-file.',
};
const unknownReason: Reason = { what: 'the request failed', advice: 'Check the network.' };

/** By code of Node or undici. */
const reasons: Readonly<Record<string, Reason>> = {
  ENOTFOUND: {
    what: 'the name cannot be resolved',
    advice: 'Check the address and the DNS of this machine.',
  },
  EAI_AGAIN: { what: 'the name cannot be resolved just now', advice: 'Check the DNS of this machine.' },
  ECONNREFUSED: {
    what: 'the connection was refused',
    advice: 'Check the address, whether the service is up, and the proxy if there is one.',
  },
  EHOSTUNREACH: noRoute,
  ENETUNREACH: noRoute,
  ETIMEDOUT: noConnection,
  UND_ERR_CONNECT_TIMEOUT: noConnection,
  ECONNRESET: lostConnection,
  EPIPE: lostConnection,
  UND_ERR_SOCKET: lostConnection,
  UND_ERR_HEADERS_TIMEOUT: { what: 'no answer came in time', advice: 'Check whether the service is up.' },
  UND_ERR_PRX_CONN: { what: 'the proxy broke off the connection', advice: 'Check HTTPS_PROXY.' },
  UND_ERR_PRX_TLS: { what: "the proxy's certificate is for another name", advice: 'Check HTTPS_PROXY.' },
};

function explainCause(cause: unknown, { host }: URL, written: boolean): string {
  const code = readCode(cause);
  const text = describe(cause).replace(/;.*$|\.$/u, '');
  const { what, advice } = reasons[code] ?? recognize(text, code, written);
  // The text names the address that was tried, which may be a proxy's.
  const details = text.includes(code) ? [text] : [text, code];
  return `${host}: ${what} (${details.filter(Boolean).join(', ')}). ${advice}`;
}

function recognize(text: string, code: string, written: boolean): Reason {
  if (text.startsWith('Proxy response')) {
    return proxyRefusal;
  }
  const isHandshake = /CERT|^ERR_(?:SSL|TLS)_|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$/u.test(code);
  return !written && isHandshake ? failedHandshake : unknownReason;
}

/** undici hides the 407 that answers a request sent through a proxy without a tunnel. */
function isRefusedByForwardProxy(cause: unknown): boolean {
  return readCode(cause) === 'UND_ERR_INVALID_ARG' && describe(cause).includes('(407)');
}

function readCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

function describe(cause: unknown): string {
  return sayAnswer(cause instanceof Error ? cause.message : String(cause), []);
}
