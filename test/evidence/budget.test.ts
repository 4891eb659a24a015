import { expect, test } from 'vitest';

import { Gate } from '../../src/evidence/gate.ts';
import { ServiceError } from '../../src/evidence/service.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const HOUR_MS = 3_600_000;

test('a wait past the budget fails at once, and says when to come back', async () => {
  const clock = new VirtualClock();
  const begin = clock.now();
  const gate = new Gate({
    clock,
    random: () => 0,
    signal: new AbortController().signal,
    concurrency: 4,
    deadline: begin + HOUR_MS / 2,
  });
  let calls = 0;
  const throttled = () => {
    calls += 1;
    return Promise.reject(
      new ServiceError('slow down', {
        request: 'POST /v1/proof',
        phase: 'answered',
        status: 429,
        throttled: true,
        waitMs: 2 * HOUR_MS,
      }),
    );
  };
  const back = new Date(begin + 2 * HOUR_MS).toISOString();
  await expect(gate.once(throttled)).rejects.toThrow(`wait until ${back}, 90 min past the end of the budget`);
  await expect(gate.repeat(throttled)).rejects.toThrow('Come back then');
  expect(calls).toBe(1);
  expect(clock.now()).toBe(begin);
});
