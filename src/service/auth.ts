/** Where the access tokens come from (§5). */
export interface TokenSource {
  /** The token to send now. Throws a ServiceError when none can be had. */
  current(): Promise<string>;
  /** Told of a token that was answered with 401. True when another one can be had: then ask again, once. */
  refuse(token: string): boolean;
}

/** A token that somebody else obtained: nothing can replace it. */
export function staticToken(token: string): TokenSource {
  return { current: async () => token, refuse: () => false };
}
