import type { ServiceProbe } from '../evidence/diagnosis/probe.ts';
import type { ProofService } from '../evidence/service.ts';
import type { Timeouts } from './agent.ts';
import { mintedTokens, staticToken, type TokenSource } from './auth.ts';
import { readCertificates } from './certificates.ts';
import type { ClientCredentials, MintedToken } from './client-credentials.ts';
import { createClient } from './client.ts';
import { createProbe } from './probe.ts';
import { readProxies } from './proxies.ts';
import { createSession, type RequestRecord } from './session.ts';
import { createTransport, type Transport } from './transport.ts';

const defaultTimeouts: Timeouts = { connectMs: 15_000, headersMs: 120_000, bodyMs: 60_000 };

/** Where the service is, who is calling, and how it is reached. */
export interface ServiceSettings {
  /** The address of the service; may hold a path. */
  readonly baseUrl: URL;
  readonly tokens: TokenSettings;
  /** Name of the form field that carries the owner. */
  readonly ownerField: string;
  /** Ends whatever is in flight: the run is cancelled, or its time is up. */
  readonly signal: AbortSignal;
  /** The process's environment, of which only HTTP_PROXY, HTTPS_PROXY and NO_PROXY are read. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Path of a PEM file with certificate authorities to trust beside Node's own. */
  readonly caFile?: string | undefined;
  readonly timeouts?: Partial<Timeouts> | undefined;
  /** Told of each request to the service when it is over; requests for tokens are not counted. */
  readonly onRequest?: ((record: RequestRecord) => void) | undefined;
}

/** A token that somebody obtained, or how to obtain tokens. */
type TokenSettings =
  | { readonly token: string }
  | (ClientCredentials & {
      /** Learns of each token before it is used, so that it can be masked at once. */
      readonly onToken?: ((token: string) => void) | undefined;
    });

/** A service, for as long as its connections are open. */
export interface ProofServiceConnection {
  readonly service: ProofService;
  /** Looks at the service itself. */
  readonly probe: ServiceProbe;
  /** Ends all connections, whatever is in flight. */
  readonly close: () => Promise<void>;
}

/**
 * A proof service over HTTP. Sends nothing yet.
 * Throws InputError for a proxy variable or a CA file that cannot be used.
 */
export function createProofService(settings: ServiceSettings): ProofServiceConnection {
  const transport = createTransport({
    proxies: readProxies(settings.environment),
    certificates: settings.caFile === undefined ? undefined : readCertificates(settings.caFile),
    timeouts: { ...defaultTimeouts, ...settings.timeouts },
    signal: settings.signal,
  });
  const session = createSession(transport, createTokenSource(transport, settings.tokens), settings.onRequest);
  return {
    service: createClient(session, settings),
    probe: createProbe(session, settings.baseUrl),
    close: () => transport.close(),
  };
}

function createTokenSource(transport: Transport, tokens: TokenSettings): TokenSource {
  return 'token' in tokens
    ? staticToken(tokens.token)
    : mintedTokens(lazyMint(transport, tokens), tokens.onToken);
}

/** Loads the OAuth library with the first token: whoever brings a token of his own, or sends nothing, needs none. */
function lazyMint(transport: Transport, credentials: ClientCredentials): () => Promise<MintedToken> {
  let mint: (() => Promise<MintedToken>) | undefined;
  return async () => {
    const { createMint } = await import('./client-credentials.ts');
    mint ??= createMint(transport, credentials);
    return mint();
  };
}
