import type { Clock } from './clock.ts';

const FIRST_THROTTLE_WAIT_MS = 1000;
const LONGEST_UNTOLD_WAIT_MS = 60_000;
const SHORTEST_SPACING_MS = 10;
const SPACING_AFTER_THROTTLE = 1.25;
const FAST_RECOVERY = 0.9;
const SLOW_RECOVERY = 0.99;

/**
 * When the next request may start. Nothing is spaced until the service throttles; from then on requests keep the
 * distance at which it served before, so that a wait is not followed by a burst, and come closer again while it serves.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #random: () => number;
  #notBefore = 0;
  #nextStart = 0;
  #spacingMs = 0;
  #throttles = 0;
  #throttlesInARow = 0;
  #servedSince: number;
  #served = 0;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
    this.#servedSince = clock.now();
  }

  /** Takes the next free start, in milliseconds since the epoch. */
  reserve(): number {
    const start = Math.max(this.#clock.now(), this.#notBefore, this.#nextStart);
    this.#nextStart = start + this.#spacingMs;
    return start;
  }

  /** Whether a start that was taken still holds, or was overtaken by a later wait. */
  allows(start: number): boolean {
    return start >= this.#notBefore;
  }

  succeeded(): void {
    this.#served += 1;
    this.#throttlesInARow = 0;
    this.#spacingMs *= this.#throttles > 1 ? SLOW_RECOVERY : FAST_RECOVERY;
    if (this.#spacingMs < SHORTEST_SPACING_MS) {
      this.#spacingMs = 0;
    }
  }

  /** @param toldMs how long the service asked to wait; it is never waited less */
  throttled(toldMs: number | undefined): void {
    const waitMs = toldMs === undefined ? this.#chooseWaitMs() : toldMs * (1 + this.#random() / 10);
    const now = this.#clock.now();
    this.#spacingMs = this.#chooseSpacingMs(now + waitMs);
    this.#notBefore = Math.max(this.#notBefore, now + waitMs);
    this.#nextStart = this.#notBefore;
    this.#throttles += 1;
    this.#throttlesInARow += 1;
    this.#servedSince = this.#notBefore;
    this.#served = 0;
  }

  /** Another answer to the same burst: it may ask for a longer wait, and says nothing new of the rate. */
  postpone(toldMs: number | undefined): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + (toldMs ?? 0));
    this.#nextStart = Math.max(this.#nextStart, this.#notBefore);
  }

  #chooseWaitMs(): number {
    const mostMs = Math.min(FIRST_THROTTLE_WAIT_MS * 2 ** this.#throttlesInARow, LONGEST_UNTOLD_WAIT_MS);
    return mostMs * (0.5 + this.#random() / 2);
  }

  #chooseSpacingMs(end: number): number {
    const measuredMs = (end - this.#servedSince) / Math.max(1, this.#served);
    return this.#spacingMs > 0 ? this.#spacingMs * SPACING_AFTER_THROTTLE : measuredMs;
  }
}
