import { getCACertificates } from 'node:tls';

/**
 * The certificates to trust, as PEM: the given ones beside those that Node trusts anyway. Node takes a list of ours instead of its
 * own, hence both (NODE_EXTRA_CA_CERTS is among the default ones).
 */
export function listTrusted(certificates: readonly string[]): string[] {
  return [...getCACertificates('default'), ...certificates];
}
