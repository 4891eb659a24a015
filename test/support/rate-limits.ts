/** A service's limit: milliseconds that it tells a request to wait, in whole seconds rounded up; 0 lets it pass. */
export type RateLimit = (now: number) => number;

/** So many requests in each whole second of the service's clock. */
export function fixedWindow(perSecond: number): RateLimit {
  let window = -1;
  let taken = 0;
  return (now) => {
    const current = Math.floor(now / 1000);
    taken = current === window ? taken : 0;
    window = current;
    if (taken < perSecond) {
      taken += 1;
      return 0;
    }
    return tellWait((current + 1) * 1000 - now);
  };
}

/** Fills at a steady rate and lets bursts of its capacity through; a capacity of 1 spaces requests strictly. */
export function tokenBucket(perSecond: number, capacity: number): RateLimit {
  let tokens = capacity;
  let filledAt: number | undefined;
  return (now) => {
    tokens = Math.min(capacity, tokens + ((now - (filledAt ?? now)) / 1000) * perSecond);
    filledAt = now;
    if (tokens >= 1) {
      tokens -= 1;
      return 0;
    }
    return tellWait(((1 - tokens) / perSecond) * 1000);
  };
}

function tellWait(ms: number): number {
  return Math.ceil(ms / 1000) * 1000;
}
