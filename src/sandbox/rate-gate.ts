/**
 * A token bucket that holds one second's worth of requests.
 *
 * @param rate requests a second; 0 lets everything through
 * @param now milliseconds since the epoch
 * @returns a function that asks for one request: 0 when it may pass, else the seconds to wait
 */
export function openRateGate(rate: number, now: () => number): () => number {
  let tokens = rate;
  let filledOn = now();
  return () => {
    if (rate === 0) return 0;
    tokens = Math.min(rate, tokens + ((now() - filledOn) / 1000) * rate);
    filledOn = now();
    if (tokens < 1) return Math.ceil((1 - tokens) / rate);
    tokens -= 1;
    return 0;
  };
}
