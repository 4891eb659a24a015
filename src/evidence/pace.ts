import type { Clock } from './clock.ts';

const FIRST_THROTTLE_WAIT_MS = 1000;
const LONGEST_UNTOLD_WAIT_MS = 60_000;
const SHORTEST_SPACING_MS = 10;
const LONGEST_SPACING_MS = 2000;
/** Fewer calls than this between two throttles say nothing of the rate. */
const TELLING_CALLS = 5;
const CALLS_BEFORE_RECOVERY = 50;
const WIDENING = 1.6;
const RECOVERY = 0.99;
const JITTER = 0.1;

/**
 * When the next request may start. Nothing is spaced until the service throttles; from then on requests keep a distance, so
 * that a wait is not followed by a burst. The distance is the one at which the service served up to then, waits included.
 * When it served too little to tell, the distance is searched for: halved with each success, and a good part wider again
 * where that was too much. Much later it shrinks slowly, because a limit may be lifted.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #random: () => number;
  #notBefore = 0;
  #lastStart = -Infinity;
  #spacingMs = 0;
  #isSearching = false;
  #throttlesInARow = 0;
  #servedSince: number | undefined;
  #served = 0;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Whether the rate is being searched for: then only one request at a time tells something. */
  get isSearching(): boolean {
    return this.#isSearching;
  }

  /** Takes the next free start, in milliseconds since the epoch. */
  reserve(): number {
    const start = Math.max(this.#clock.now(), this.#notBefore, this.#lastStart + this.#spacingMs);
    this.#lastStart = start;
    this.#servedSince ??= start;
    return start;
  }

  /** Whether a start that was taken still holds, or was overtaken by a later wait. */
  allows(start: number): boolean {
    return start >= this.#notBefore;
  }

  /** @param tookMs from the start of a request to its answer */
  succeeded(tookMs: number): void {
    this.#served += 1;
    this.#throttlesInARow = 0;
    if (this.#isSearching) {
      this.#spacingMs /= 2;
      this.#isSearching = this.#spacingMs > tookMs;
    } else if (this.#served > CALLS_BEFORE_RECOVERY) {
      this.#spacingMs *= RECOVERY;
    }
    if (this.#spacingMs < SHORTEST_SPACING_MS) {
      this.#spacingMs = 0;
    }
  }

  /** @param toldMs how long the service asked to wait; it is never waited less */
  throttled(toldMs = 0): void {
    const now = this.#clock.now();
    const leastMs = toldMs > 0 ? toldMs : this.#chooseWaitMs();
    this.#widen(now + leastMs - (this.#servedSince ?? now));
    this.#notBefore = Math.max(this.#notBefore, now + leastMs * (1 + this.#random() * JITTER));
    this.#lastStart = -Infinity;
    this.#throttlesInARow += 1;
    this.#servedSince = this.#notBefore;
    this.#served = 0;
  }

  /** Another answer to the same burst: it may ask for a longer wait, and says nothing new of the rate. */
  postpone(toldMs = 0): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + toldMs);
  }

  #chooseWaitMs(): number {
    const mostMs = Math.min(FIRST_THROTTLE_WAIT_MS * 2 ** this.#throttlesInARow, LONGEST_UNTOLD_WAIT_MS);
    return mostMs * (0.5 + this.#random() / 2);
  }

  /** @param spanMs from the end of the wait before to the end of this one */
  #widen(spanMs: number): void {
    const measuredMs = spanMs / Math.max(1, this.#served);
    if (this.#served >= TELLING_CALLS || this.#spacingMs === 0) {
      this.#isSearching = this.#served < TELLING_CALLS;
      this.#spacingMs = Math.max(this.#spacingMs, measuredMs);
    } else {
      this.#spacingMs *= WIDENING;
      this.#isSearching = false;
    }
    this.#spacingMs = Math.min(this.#spacingMs, LONGEST_SPACING_MS);
  }
}
