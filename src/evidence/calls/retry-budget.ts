const MOST_RETRIES = 20;
const RETRIES_A_SUCCESS = 0.5;

/** Retries that a whole run may spend: successes earn new ones, so that a service that fails most calls is not asked twice as often. */
export class RetryBudget {
  #left = MOST_RETRIES;

  /** Whether one more retry is left; it is spent then. */
  take(): boolean {
    if (this.#left < 1) {
      return false;
    }
    this.#left -= 1;
    return true;
  }

  succeeded(): void {
    this.#left = Math.min(MOST_RETRIES, this.#left + RETRIES_A_SUCCESS);
  }
}
