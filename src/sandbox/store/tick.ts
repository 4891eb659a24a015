/**
 * A clock that never shows one time twice, so that uploadedOn advances with each version (interface.md §2.1)
 * even when two arrive in one millisecond, or after the machine's clock was set back.
 *
 * @param now milliseconds since the epoch
 * @param last the latest time given out before, by an earlier process
 */
export function startTicking(now: () => number, last: number): () => number {
  let shown = last;
  return () => {
    shown = Math.max(Math.floor(now()), shown + 1);
    return shown;
  };
}
