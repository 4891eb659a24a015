import { randomBytes } from 'node:crypto';
import type { Caller } from './callers.ts';
import { Refusal } from './refusal.ts';

/** The access tokens that open the service: fixed ones of callers, and minted ones that expire. */
export interface Tokens {
  /**
   * Finds who sends the request (interface.md §5).
   *
   * @param header value of Authorization
   * @throws Refusal 401
   */
  authenticate(header: string | undefined): Caller;
  /** Mints a token for a caller; it lives for {@link Tokens.lifeSeconds}. */
  mint(caller: Caller): string;
  readonly lifeSeconds: number;
}

/** @param now milliseconds since the epoch */
export function openTokens(callers: readonly Caller[], lifeSeconds: number, now: () => number): Tokens {
  const fixed = new Map(
    callers.flatMap((caller) => (caller.token === undefined ? [] : [[caller.token, caller]])),
  );
  const minted = new Map<string, { readonly caller: Caller; readonly expiresOn: number }>();

  return {
    lifeSeconds,
    authenticate(header) {
      const token = readBearer(header);
      const owner = fixed.get(token);
      if (owner !== undefined) return owner;
      const mint = minted.get(token);
      if (mint === undefined) throw unauthorized('The access token is not known.', 'invalid_token');
      if (mint.expiresOn > now()) return mint.caller;
      minted.delete(token);
      throw unauthorized('The access token has expired.', 'invalid_token');
    },
    mint(caller) {
      const token = randomBytes(24).toString('base64url');
      minted.set(token, { caller, expiresOn: now() + lifeSeconds * 1000 });
      return token;
    },
  };
}

function readBearer(header: string | undefined): string {
  if (header === undefined) throw unauthorized('The header Authorization: Bearer <token> is missing.');
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthorized('The header Authorization must be: Bearer <token>.');
  return token;
}

/** Names the scheme as RFC 6750 §3 asks; a request without any token gets no error code. */
function unauthorized(message: string, code?: string): Refusal {
  return new Refusal(401, message, {
    'www-authenticate': code === undefined ? 'Bearer' : `Bearer error="${code}"`,
  });
}
