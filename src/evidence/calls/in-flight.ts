/**
 * How many calls are in flight, in the order in which they came: up to a limit that falls by half when the service throttles,
 * and rises by one with each round of successes (additive increase, multiplicative decrease).
 */
export class InFlight {
  readonly #most: number;
  readonly #isAlone: () => boolean;
  readonly #waiting: (() => void)[] = [];
  #limit: number;
  #count = 0;

  /**
   * @param most the limit is never higher
   * @param isAlone whether only one call may be in flight for now
   */
  constructor(most: number, isAlone: () => boolean) {
    this.#most = most;
    this.#isAlone = isAlone;
    this.#limit = most;
  }

  /** Resolves when there is a place. Whoever enters leaves. */
  async enter(): Promise<void> {
    const entered = new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    this.#admit();
    await entered;
  }

  leave(): void {
    this.#count -= 1;
    this.#admit();
  }

  succeeded(): void {
    this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit);
  }

  throttled(): void {
    this.#limit = Math.max(1, this.#limit / 2);
  }

  #admit(): void {
    const limit = this.#isAlone() ? 1 : Math.max(1, Math.floor(this.#limit));
    while (this.#waiting.length > 0 && this.#count < limit) {
      this.#count += 1;
      this.#waiting.shift()?.();
    }
  }
}
