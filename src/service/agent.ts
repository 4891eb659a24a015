import { EnvHttpProxyAgent, Pool, type Dispatcher } from 'undici';
import type { Proxies } from './proxies.ts';
import { listTrusted } from './trust.ts';

/** What a transport needs of undici, whose types do not say that a body may be an async iterable; its papers do. */
export interface Agent {
  dispatch(options: DispatchOptions, handler: Dispatcher.DispatchHandler): boolean;
  destroy(): Promise<void>;
}

interface DispatchOptions extends Omit<Dispatcher.DispatchOptions, 'body'> {
  body?: Exclude<Dispatcher.DispatchOptions['body'], undefined> | AsyncIterable<Uint8Array>;
}

export interface AgentSettings {
  readonly proxies: Proxies;
  /** PEM certificates to trust beside the ones that Node trusts anyway. */
  readonly certificates?: readonly string[] | undefined;
  readonly timeouts: Timeouts;
  /** Ends whatever is in flight. */
  readonly signal: AbortSignal;
}

export interface Timeouts {
  /** For the connection, the answer of a proxy, and the TLS handshake, each. */
  readonly connectMs: number;
  /** From the last byte sent to the head of the answer. */
  readonly headersMs: number;
  /** Between two pieces of the answer's body. */
  readonly bodyMs: number;
}

/**
 * Connections to the service, kept alive between requests, through a proxy where one is set. What is imported of undici here is all
 * that the bundles hold of it (scripts/slim-packages.ts).
 */
export function createAgent({ proxies, certificates, timeouts, signal }: AgentSettings): Agent {
  // HTTP/2 uploads slower (docs/decisions.md); a private CA counts at every handshake; and a socket that is
  // still connecting when the run is cancelled would keep the process alive. Certificates are checked whatever
  // NODE_TLS_REJECT_UNAUTHORIZED says: an earlier step of a job can set it, and the token would go to anybody.
  const tls = {
    allowH2: false,
    rejectUnauthorized: true,
    signal,
    ...(certificates && { ca: listTrusted(certificates) }),
  };
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
