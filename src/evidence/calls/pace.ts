import type { Clock } from '../clock.ts';

const FIRST_THROTTLE_WAIT_MS = 1000;
const LONGEST_UNTOLD_WAIT_MS = 60_000;
const SHORTEST_SPACING_MS = 10;
const LONGEST_SPACING_MS = 2000;
/** One throttle may be a mood of the moment: it does not slow a run to a crawl. */
const LONGEST_FIRST_SPACING_MS = 500;
/** Fewer calls than this between two throttles say nothing of the rate. */
const TELLING_CALLS = 5;
const WIDENING = 1.6;
/** How a distance shrinks that serves: soon and fast after a single throttle, late and slowly where there were more. */
const hopeful = { afterCalls: 15, factor: 0.9 };
const careful = { afterCalls: 50, factor: 0.99 };
const JITTER = 0.1;

/**
 * When the next request may start. Nothing is spaced until the service throttles; from then on requests keep a distance, so
 * that a wait is not followed by a burst. The distance is the one at which the service served up to then, waits included.
 * When it served too little to tell, the distance is searched for: halved with each success, and a good part wider again
 * where that was too much. After a while it shrinks, because a limit may be lifted, or may have been none.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #random: () => number;
  #notBefore = 0;
  #lastStart = -Infinity;
  #spacingMs = 0;
  #isSearching = false;
  #throttles = 0;
  #throttlesInARow = 0;
  #throttledOn = -Infinity;
  #toldUntil = 0;
  #firstSpanMs = 0;
  #firstServed = 0;
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

  /** Until when the service asked to wait, in milliseconds since the epoch. */
  get toldUntil(): number {
    return this.#toldUntil;
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
    this.#throttlesInARow = 0;
    if (this.#throttles === 1 && this.#clock.now() - tookMs <= this.#throttledOn) {
      this.#firstServed += 1;
      this.#measureFirst();
      return;
    }
    this.#served += 1;
    const recovery = this.#throttles > 1 ? careful : hopeful;
    if (this.#isSearching) {
      this.#spacingMs /= 2;
      this.#isSearching = this.#spacingMs > tookMs;
    } else if (this.#served > recovery.afterCalls) {
      this.#spacingMs *= recovery.factor;
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
    this.#toldUntil = Math.max(this.#toldUntil, now + toldMs);
    this.#lastStart = -Infinity;
    this.#throttledOn = now;
    this.#throttlesInARow += 1;
    this.#servedSince = this.#notBefore;
    this.#served = 0;
  }

  /** Another answer to the same burst: it may ask for a longer wait, and says nothing new of the rate. */
  postpone(toldMs = 0): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + toldMs);
    this.#toldUntil = Math.max(this.#toldUntil, this.#clock.now() + toldMs);
  }

  #chooseWaitMs(): number {
    const mostMs = Math.min(FIRST_THROTTLE_WAIT_MS * 2 ** this.#throttlesInARow, LONGEST_UNTOLD_WAIT_MS);
    return mostMs * (0.5 + this.#random() / 2);
  }

  /** @param spanMs from the end of the wait before to the end of this one */
  #widen(spanMs: number): void {
    this.#throttles += 1;
    if (this.#throttles === 1) {
      this.#firstSpanMs = spanMs;
      this.#firstServed = this.#served;
      this.#measureFirst();
      return;
    }
    if (this.#served >= TELLING_CALLS || this.#spacingMs === 0) {
      this.#isSearching = this.#served < TELLING_CALLS;
      this.#spacingMs = Math.max(this.#spacingMs, spanMs / Math.max(1, this.#served));
    } else {
      this.#spacingMs *= WIDENING;
      this.#isSearching = false;
    }
    this.#spacingMs = Math.min(this.#spacingMs, LONGEST_SPACING_MS);
  }

  /** The rate up to the first throttle; requests from before it that are answered later still count. */
  #measureFirst(): void {
    const measuredMs = this.#firstSpanMs / Math.max(1, this.#firstServed);
    this.#isSearching = this.#firstServed < TELLING_CALLS;
    this.#spacingMs = Math.min(measuredMs, LONGEST_FIRST_SPACING_MS);
  }
}
