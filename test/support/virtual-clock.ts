import type { Clock } from '../../src/evidence/clock.ts';

interface Sleeper {
  readonly wakesAt: number;
  readonly wake: () => void;
}

const START = Date.UTC(2026, 0, 1);
const MOST_WAKES = 200_000;
/** Real work, such as a module that loads, takes turns of the event loop while nobody sleeps. */
const MOST_IDLE_TURNS = 10_000;

/** Time that passes only while everybody sleeps: the next sleeper wakes as soon as nothing else can go on. */
export class VirtualClock implements Clock {
  #now = START;
  #sleepers: Sleeper[] = [];

  now(): number {
    return this.#now;
  }

  /** Milliseconds since the clock was made. */
  get elapsedMs(): number {
    return this.#now - START;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sleeper: Sleeper = { wakesAt: this.#now + Math.max(0, ms), wake: resolve };
    const abort = () => {
      this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
      reject(signal?.reason);
    };
    if (signal?.aborted === true) {
      reject(signal.reason);
      return promise;
    }
    this.#sleepers.push(sleeper);
    signal?.addEventListener('abort', abort, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Lets time pass until a story comes to its end. A story that nothing will ever wake is an error. */
  async tell<Result>(story: Promise<Result>): Promise<Result> {
    let isOver = false;
    const markOver = () => {
      isOver = true;
    };
    story.then(markOver, markOver);
    let idleTurns = 0;
    for (let wakes = 0; ; wakes += 1) {
      await new Promise(setImmediate);
      if (isOver) {
        return story;
      }
      idleTurns = this.#wakeNext() ? 0 : idleTurns + 1;
      if (wakes > MOST_WAKES || idleTurns > MOST_IDLE_TURNS) {
        throw new Error(`after ${this.elapsedMs} ms and ${wakes} wakes the story is stuck`);
      }
    }
  }

  /** Lets everything happen that is still to come, such as a write that commits late. */
  async runOut(): Promise<void> {
    while (this.#wakeNext()) {
      await new Promise(setImmediate);
    }
  }

  /** Wakes whoever wakes first; of several, who slept first. */
  #wakeNext(): boolean {
    const next = this.#sleepers.reduce<Sleeper | undefined>(
      (first, sleeper) => (first === undefined || sleeper.wakesAt < first.wakesAt ? sleeper : first),
      undefined,
    );
    if (next === undefined) {
      return false;
    }
    this.#sleepers = this.#sleepers.filter((other) => other !== next);
    this.#now = Math.max(this.#now, next.wakesAt);
    next.wake();
    return true;
  }
}
