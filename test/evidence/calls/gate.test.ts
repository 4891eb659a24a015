import { describe, expect, test } from 'vitest';

import { Gate, type GateSettings } from '../../../src/evidence/calls/gate.ts';
import { ServiceError } from '../../../src/evidence/service.ts';
import { answered, busy, type Mishap, reset, throttled, unreached } from '../../support/faults.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

/** A gate on virtual time, and a service behind it that records when it is called. */
class Passage {
  readonly clock = new VirtualClock();
  readonly starts: number[] = [];
  readonly abort = new AbortController();
  readonly gate: Gate;
  mostInFlight = 0;
  #inFlight = 0;

  constructor(overrides: Partial<GateSettings> = {}) {
    this.gate = new Gate({
      clock: this.clock,
      random: () => 0.5,
      signal: this.abort.signal,
      concurrency: 4,
      deadline: this.clock.now() + 1_800_000,
      ...overrides,
    });
  }

  /** A call that goes wrong in these ways, one after the other, and then well. */
  makeCall(mishaps: readonly Mishap[] = [], latencyMs = 20) {
    let calls = 0;
    return async () => {
      this.starts.push(this.clock.elapsedMs);
      const mishap = mishaps[calls];
      calls += 1;
      this.#inFlight += 1;
      this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight);
      await this.clock.sleep(latencyMs);
      this.#inFlight -= 1;
      if (mishap !== undefined) {
        throw new ServiceError(mishap.message, { request: 'a call', ...mishap.facts });
      }
      return 'done';
    };
  }

  /** Makes calls at the same time, and tells how each ended. */
  pass(way: 'once' | 'repeat', calls: readonly (() => Promise<string>)[]) {
    return this.clock.tell(
      Promise.all(calls.map((call) => this.gate[way](call).catch((error: unknown) => error))),
    );
  }
}

const always = (mishap: Mishap) => Array.from({ length: 1000 }, () => mishap);
const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

describe('a call', () => {
  test.each<[string, 'once' | 'repeat', Mishap, number]>([
    ['that must not be done twice is repeated when it never reached the service', 'once', unreached, 2],
    ['that must not be done twice is repeated when it was throttled', 'once', throttled(1000), 2],
    ['that must not be done twice is not repeated when the service is busy', 'once', busy(), 1],
    ['that must not be done twice is not repeated when its answer was lost', 'once', reset(), 1],
    ['that must not be done twice is not repeated after a 500', 'once', answered(500), 1],
    ['that does no harm is repeated when the service is busy', 'repeat', busy(), 2],
    ['that does no harm is repeated when its answer was lost', 'repeat', reset(), 2],
    ['that does no harm is repeated after a 500', 'repeat', answered(500), 2],
    ['that does no harm is not repeated when it is refused', 'repeat', answered(404), 1],
    ['that does no harm is not repeated when the token is refused', 'repeat', answered(401), 1],
  ])('%s', async (_, way, mishap, starts) => {
    const passage = new Passage();
    await passage.pass(way, [passage.makeCall([mishap])]);
    expect(passage.starts).toHaveLength(starts);
  });

  test('is tried five times at the most, with growing pauses', async () => {
    const passage = new Passage({ random: () => 0.999 });
    const [ending] = await passage.pass('repeat', [passage.makeCall(always(reset()))]);
    expect(ending).toBeInstanceOf(ServiceError);
    const pauses = passage.starts.slice(1).map((start, index) => start - (passage.starts[index] ?? 0));
    expect(pauses).toHaveLength(4);
    expect(pauses.toSorted((left, right) => left - right)).toEqual(pauses);
  });

  test.each([0, 0.5, 0.999])(
    'waits as told before it is repeated, never less (random %d)',
    async (random) => {
      for (const mishap of [throttled(7000), { ...busy(), facts: answered(503, { waitMs: 7000 }).facts }]) {
        const passage = new Passage({ random: () => random });
        await passage.pass('repeat', [passage.makeCall([mishap])]);
        expect(passage.starts[1]).toBeGreaterThanOrEqual(7020);
        expect(passage.starts[1]).toBeLessThan(8000);
      }
    },
  );

  test.each([undefined, 0])('does not hammer a service that asks for a wait of %s', async (waitMs) => {
    const passage = new Passage({ deadline: new VirtualClock().now() + 60_000 });
    await passage.pass('once', [passage.makeCall(always(throttled(waitMs)))]);
    expect(passage.starts.length).toBeLessThan(12);
  });

  test('that is never answered is given up alone: only when a second one in a row is, the service is', async () => {
    const passage = new Passage({ concurrency: 1 });
    await passage.pass('repeat', [passage.makeCall()]);
    await passage.clock.tell(passage.clock.sleep(1));
    expect(await passage.pass('repeat', [passage.makeCall(always(reset()))])).toMatchObject([
      { message: reset().message },
    ]);
    expect(await passage.pass('once', [passage.makeCall()])).toEqual(['done']);
    await passage.clock.tell(passage.clock.sleep(1));
    await passage.pass('repeat', [passage.makeCall(always(reset()))]);
    await passage.pass('repeat', [passage.makeCall(always(reset()))]);
    const [last] = await passage.pass('once', [passage.makeCall()]);
    expect(last).toMatchObject({
      message: expect.stringContaining('given up, as it answers nothing any more'),
    });
  });

  test('that would wait past the budget fails at once, says when to come back, and so does every later one', async () => {
    const passage = new Passage();
    const [ending] = await passage.pass('once', [passage.makeCall(always(throttled(7_200_000)))]);
    expect(ending).toMatchObject({
      message: expect.stringMatching(/until 2026-01-01T0[12]:.*"timeout".*Come back/),
    });
    const later = await passage.pass(
      'repeat',
      many(20, () => passage.makeCall()),
    );
    expect(new Set(later)).toEqual(new Set([ending]));
    expect(passage.starts).toHaveLength(1);
    expect(passage.clock.elapsedMs).toBe(20);
  });

  test('after the budget is spent is not made, and does not say that the service asked to wait', async () => {
    const passage = new Passage();
    await passage.clock.tell(passage.clock.sleep(1_800_001));
    const [ending] = await passage.pass('once', [passage.makeCall()]);
    expect(ending).toMatchObject({
      message: expect.stringContaining('is spent'),
      facts: { phase: 'unsent' },
    });
    expect(passage.starts).toEqual([]);
  });

  test('that waits when the run is cancelled was never sent', async () => {
    const passage = new Passage();
    void passage.clock.sleep(100).then(() => passage.abort.abort(new Error('cancelled by a person')));
    const [ending] = await passage.pass('once', [passage.makeCall(always(throttled(60_000)))]);
    expect(ending).toMatchObject({ message: 'cancelled by a person.', facts: { phase: 'unsent' } });
    expect(passage.clock.elapsedMs).toBe(100);
  });

  test('that throws what is no fault of the service is not repeated', async () => {
    const passage = new Passage();
    const mistake = new TypeError('ours');
    const [ending] = await passage.pass('repeat', [() => Promise.reject(mistake)]);
    expect(ending).toBe(mistake);
  });
});

describe('many calls', () => {
  test.each([1, 4, 64])('go %i at a time', async (concurrency) => {
    const passage = new Passage({ concurrency });
    const endings = await passage.pass(
      'once',
      many(200, () => passage.makeCall()),
    );
    expect(endings).toEqual(many(200, () => 'done'));
    expect(passage.mostInFlight).toBe(concurrency);
  });

  test('go fewer at a time once throttled, and as many as before in the end', async () => {
    const passage = new Passage({ concurrency: 8 });
    let isThrottling = false;
    const makeCall = () => () => passage.makeCall(isThrottling ? [throttled(1000)] : [], 500)();
    const endings = passage.pass('once', many(400, makeCall));
    const countUntil = async (ms: number) => {
      passage.mostInFlight = 0;
      await passage.clock.sleep(ms);
      return passage.mostInFlight;
    };
    const counts = (async () => {
      const before = await countUntil(900);
      isThrottling = true;
      await passage.clock.sleep(400);
      isThrottling = false;
      await passage.clock.sleep(600);
      return [before, await countUntil(1000), await countUntil(20_000)];
    })();
    expect(await endings).toEqual(many(400, () => 'done'));
    const [before, throttledCount, after] = await counts;
    expect([before, after]).toEqual([8, 8]);
    expect(throttledCount).toBeLessThanOrEqual(4);
  });

  test.each<[string, 'once' | 'repeat', Mishap, number]>([
    ['cannot be reached', 'once', unreached, 24],
    ['breaks every connection', 'repeat', reset(), 225],
    ['is always busy', 'repeat', busy(), 225],
  ])('to a service that %s all end, after a bounded number of requests', async (_, way, mishap, most) => {
    const passage = new Passage();
    const endings = await passage.pass(
      way,
      many(200, () => passage.makeCall(always(mishap))),
    );
    expect(endings.filter((ending) => ending instanceof ServiceError)).toHaveLength(200);
    expect(passage.starts.length).toBeLessThanOrEqual(most);
    expect(passage.clock.elapsedMs).toBeLessThan(120_000);
  });
});
