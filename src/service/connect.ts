import type { ProofService } from '../evidence/service.ts';
import { staticToken } from './auth.ts';
import { readTrustedCertificates } from './certificates.ts';
import { createClient } from './client.ts';
import { readProxies } from './proxies.ts';
import { createSession, type RequestRecord } from './session.ts';
import { createTransport, type Timeouts } from './transport.ts';

export interface ServiceSettings {
  /** The address of the service, which may hold a path. */
  readonly baseUrl: URL;
  readonly token: string;
  readonly ownerField: string;
  readonly signal: AbortSignal;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly caFile?: string | undefined;
  readonly timeouts?: Partial<Timeouts> | undefined;
  readonly onRequest?: ((record: RequestRecord) => void) | undefined;
}
const defaultTimeouts: Timeouts = { connectMs: 15_000, headersMs: 120_000, bodyMs: 60_000 };

export function createProofService(settings: ServiceSettings): {
  service: ProofService;
  close(): Promise<void>;
} {
  const transport = createTransport({
    proxies: readProxies(settings.environment),
    certificates: settings.caFile === undefined ? undefined : readTrustedCertificates(settings.caFile),
    timeouts: { ...defaultTimeouts, ...settings.timeouts },
    signal: settings.signal,
  });
  const session = createSession(transport, staticToken(settings.token), settings.onRequest);
  return { service: createClient(session, settings), close: () => transport.close() };
}
