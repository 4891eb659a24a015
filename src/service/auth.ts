import { InputError } from '../evidence/errors.ts';
import type { MintedToken } from './client-credentials.ts';
import { isSendable } from './http.ts';

/** A token is renewed this long before it expires, or when a quarter of its life is left, if that is shorter. */
const RENEWAL_MARGIN_MS = 60_000;

/** Where the access tokens come from (§5). */
export interface TokenSource {
  /** The token to send now. Throws a ServiceError when none can be had. */
  current(): Promise<string>;
  /** Told of a token that was answered with 401. True when there is another one to try, once. */
  refuse(token: string): boolean;
}

/** A token that somebody else obtained: nothing can replace it. Throws InputError for one that no header can carry. */
export function staticToken(token: string): TokenSource {
  if (!isSendable(token)) {
    throw new InputError(
      'token',
      'is empty, or holds white space or characters beyond ASCII. Check what was pasted.',
    );
  }
  return { current: async () => token, refuse: () => false };
}

interface HeldToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly renewAt: number;
  /** It replaced one that was refused: when it is refused too, the fault lies elsewhere. */
  readonly isReplacement: boolean;
}

/**
 * Tokens that are minted when one is needed: one at a time, however many ask, renewed before they expire, and once
 * after a 401. `onToken` learns of each before it is used, so that it can be masked.
 */
export function mintedTokens(
  mint: () => Promise<MintedToken>,
  onToken: (token: string) => void = () => undefined,
  now: () => number = Date.now,
): TokenSource {
  let held: HeldToken | undefined;
  let renewal: Promise<HeldToken> | undefined;
  let lastRefused = false;

  async function renew(): Promise<HeldToken> {
    const isReplacement = lastRefused;
    const { token, lifeSeconds = Infinity } = await mint();
    onToken(token);
    const lifeMs = lifeSeconds * 1000;
    held = { token, renewAt: now() + lifeMs - Math.min(RENEWAL_MARGIN_MS, lifeMs / 4), isReplacement };
    lastRefused = false;
    return held;
  }

  return {
    async current() {
      if (held && now() < held.renewAt) {
        return held.token;
      }
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return (await renewal).token;
    },
    refuse(token) {
      if (held?.token !== token) {
        return true;
      }
      if (held.isReplacement) {
        return false;
      }
      held = undefined;
      lastRefused = true;
      return true;
    },
  };
}
