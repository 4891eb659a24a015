import type { Clock } from '../clock.ts';
import { classifyFault, type Fault } from './faults.ts';
import { InFlight } from './in-flight.ts';
import { Pace } from './pace.ts';
import { pause } from './pause.ts';
import { RetryBudget } from './retry-budget.ts';
import { ServiceError } from '../service.ts';
import { failLate, failSilent } from './unsent.ts';

/** What a gate goes by. */
export interface GateSettings {
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Most calls in flight. */
  readonly concurrency: number;
  /** End of the run's budget, in milliseconds since the epoch. */
  readonly deadline: number;
}

const MOST_ATTEMPTS = 5;
const LONGEST_TRYING_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;

const nothingDone: readonly Fault[] = ['unreached', 'throttled'];
const mayHaveBeenDone: readonly Fault[] = [...nothingDone, 'busy', 'ambiguous'];

/**
 * The one gate that every call of a run passes (docs/delivery.md): {@link InFlight} says how many at a time, {@link Pace} when,
 * {@link RetryBudget} how many may be repeated, with full jitter between, and the deadline when no more is begun. A service
 * that cannot be reached, or that says nothing at all, in five attempts or two minutes is given up: the rest fails at once.
 */
export class Gate {
  readonly #settings: GateSettings;
  readonly #pace: Pace;
  readonly #inFlight: InFlight;
  readonly #retries = new RetryBudget();
  #lastThrottle = -Infinity;
  /** When the service last said anything, in milliseconds since the epoch. */
  #heardOn = -Infinity;
  /** Calls since then that got none. */
  readonly #unanswered = new Set<() => Promise<unknown>>();
  /** Why no further call is made. */
  #ended: ServiceError | undefined;

  constructor(settings: GateSettings) {
    this.#settings = settings;
    this.#pace = new Pace(settings.clock, settings.random);
    this.#inFlight = new InFlight(settings.concurrency, () => this.#pace.isSearching);
  }

  /** Makes a call that must not be done twice: it is repeated only when it is certain that nothing was done. */
  async once<Result>(call: () => Promise<Result>): Promise<Result> {
    return this.#try(call, nothingDone);
  }

  /** Makes a call that does no harm when it is repeated: a read, or the PATCH of a schema. */
  async repeat<Result>(call: () => Promise<Result>): Promise<Result> {
    return this.#try(call, mayHaveBeenDone);
  }

  async #try<Result>(call: () => Promise<Result>, repeatable: readonly Fault[]): Promise<Result> {
    const { clock, signal } = this.#settings;
    const begin = clock.now();
    for (let failures = 1; ;) {
      try {
        return await this.#pass(call);
      } catch (error) {
        if (!(error instanceof ServiceError) || signal.aborted || error === this.#ended) {
          throw error;
        }
        if (error.facts.phase === 'sent') {
          this.#unanswered.add(call);
        }
        const fault = classifyFault(error);
        if (!repeatable.includes(fault)) {
          throw error;
        }
        if (fault !== 'throttled') {
          const isSpent = failures >= MOST_ATTEMPTS || clock.now() - begin >= LONGEST_TRYING_MS;
          if (isSpent || !this.#retries.take()) {
            const isSilent = isSpent && error.facts.phase === 'sent' && this.#isSilentSince(begin);
            this.#ended ??= fault === 'unreached' ? error : isSilent ? failSilent(error) : undefined;
            throw error;
          }
          await this.#backOff(failures, error);
          failures += 1;
        }
      }
    }
  }

  /** One call without an answer may be the fault of that call alone: two, or two minutes, are the service's. */
  #isSilentSince(begin: number): boolean {
    const silentMs = this.#settings.clock.now() - this.#heardOn;
    return this.#heardOn <= begin && (this.#unanswered.size > 1 || silentMs >= LONGEST_TRYING_MS);
  }

  #hear(): void {
    this.#heardOn = this.#settings.clock.now();
    this.#unanswered.clear();
  }

  async #pass<Result>(call: () => Promise<Result>): Promise<Result> {
    await this.#inFlight.enter();
    try {
      await this.#awaitTurn();
      return await this.#observe(call);
    } finally {
      this.#inFlight.leave();
    }
  }

  async #observe<Result>(call: () => Promise<Result>): Promise<Result> {
    const { clock } = this.#settings;
    const start = clock.now();
    try {
      const result = await call();
      this.#succeeded(clock.now() - start);
      return result;
    } catch (error) {
      this.#failed(error, start);
      throw error;
    }
  }

  async #awaitTurn(): Promise<void> {
    const { clock, deadline, signal } = this.#settings;
    for (;;) {
      if (this.#ended !== undefined) {
        throw this.#ended;
      }
      const start = this.#pace.reserve();
      if (start > deadline) {
        this.#ended = failLate(clock.now(), this.#pace.toldUntil, deadline);
        continue;
      }
      await pause(clock, start - clock.now(), signal);
      if (this.#pace.allows(start)) {
        return;
      }
    }
  }

  async #backOff(failures: number, error: ServiceError): Promise<void> {
    const { clock, deadline, random, signal } = this.#settings;
    const mostMs = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
    const waitMs = Math.max(mostMs * random(), error.facts.waitMs ?? 0);
    if (clock.now() + waitMs > deadline) {
      throw error;
    }
    await pause(clock, waitMs, signal);
  }

  #succeeded(tookMs: number): void {
    this.#hear();
    this.#inFlight.succeeded();
    this.#retries.succeeded();
    this.#pace.succeeded(tookMs);
  }

  /** Calls that were under way together are throttled together: that counts once. */
  #failed(error: unknown, start: number): void {
    if (!(error instanceof ServiceError)) {
      return;
    }
    if (error.facts.phase === 'answered') {
      this.#hear();
    }
    if (classifyFault(error) !== 'throttled') {
      return;
    }
    if (start > this.#lastThrottle) {
      this.#inFlight.throttled();
      this.#lastThrottle = this.#settings.clock.now();
      this.#pace.throttled(error.facts.waitMs);
    } else {
      this.#pace.postpone(error.facts.waitMs);
    }
  }
}
