/** What can be told of an access token without showing it. */
export interface TokenFacts {
  readonly kind: 'JWT' | 'opaque';
  /** Milliseconds since the epoch, where a JWT tells it. */
  readonly issuedOn: number | undefined;
  readonly expiresOn: number | undefined;
}

/** Reads the times of a JWT (RFC 7519 §4.1), which are no secret; nothing else of it is looked at, and its signature is not checked. */
export function readTokenFacts(token: string): TokenFacts {
  const claims = readClaims(token);
  return {
    kind: claims === undefined ? 'opaque' : 'JWT',
    issuedOn: readTime(claims?.['iat']),
    expiresOn: readTime(claims?.['exp']),
  };
}

function readClaims(token: string): Readonly<Record<string, unknown>> | undefined {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) {
    return undefined;
  }
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

function readTime(seconds: unknown): number | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
