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
    ? 'cancelled before an answer came.'
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

/** By code of Node or undici; what is not here speaks for itself. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name cannot be resolved. Check the address and the DNS of this machine.',
  EAI_AGAIN: 'the name cannot be resolved just now. Check the DNS of this machine.',
  ECONNREFUSED: 'the connection was refused. Check the address, and that the service is up.',
  EHOSTUNREACH: 'there is no route to it. Check the network, and whether a proxy is needed.',
  ENETUNREACH: 'there is no route to it. Check the network, and whether a proxy is needed.',
  ETIMEDOUT: 'the connection timed out. Check the address, the firewall, and whether a proxy is needed.',
  UND_ERR_CONNECT_TIMEOUT:
    'no connection came about in time. Check the address, the firewall, and whether a proxy is needed.',
  UND_ERR_PRX_CONN: 'the proxy broke off the connection. Check HTTPS_PROXY.',
  UND_ERR_PRX_TLS: "the proxy's certificate is not the one of its name. Check HTTPS_PROXY.",
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time.',
};

const lostConnection = 'the connection was lost before an answer came.';

function explainCause(cause: unknown, { host }: URL, written: boolean): string {
  const code = readCode(cause);
  const text = describe(cause);
  if (code === 'UND_ERR_ABORTED' && text.startsWith('Proxy response')) {
    return `the proxy refused the way to ${host}: ${text}. Check HTTPS_PROXY, its credentials, and NO_PROXY.`;
  }
  if (!written && isCertificateProblem(code)) {
    return `${host}: the TLS handshake failed: ${text} (${code}). A private certificate authority goes into ca-file.`;
  }
  const reason = reasons[code] ?? (isLostConnection(code) ? lostConnection : text);
  return `${host}: ${reason}${code === '' ? '' : ` (${code})`}`;
}

function isLostConnection(code: string): boolean {
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code);
}

function isCertificateProblem(code: string): boolean {
  return /CERT|^ERR_(?:SSL|TLS)_|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$/u.test(code);
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
