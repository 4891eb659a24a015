import { describe, expect, test } from 'vitest';

import { makeRandom } from '../../support/random.ts';
import { fixedWindow, type RateLimit, tokenBucket } from '../../support/rate-limits.ts';
import { Stage } from '../../support/stage.ts';

const PER_SECOND = 5;
const LATENCY_MS = 20;
const FILES = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`report-${n}.txt`, `report ${n}`]));

const limits: [string, () => RateLimit][] = [
  ['counts in fixed windows', () => fixedWindow(PER_SECOND)],
  ['lets bursts of 5 through', () => tokenBucket(PER_SECOND, PER_SECOND)],
  ['spaces requests strictly', () => tokenBucket(PER_SECOND, 1)],
];

/** Uploads 60 files against a limit, and tells what was asked to wait, when, and how long. */
async function uploadAgainst(limit: RateLimit, seed: number, concurrency = 4) {
  const waits: { answeredAt: number; waitMs: number }[] = [];
  const stage = new Stage({
    files: FILES,
    random: makeRandom(seed),
    settings: { concurrency },
    service: {
      latencyMs: LATENCY_MS,
      limit: (now) => {
        const waitMs = limit(now);
        waits.push(...(waitMs > 0 ? [{ answeredAt: now + LATENCY_MS, waitMs }] : []));
        return waitMs;
      },
    },
  });
  // The service's windows do not begin when the run does.
  await stage.clock.tell(stage.clock.sleep(seed * 130));
  const begin = stage.clock.elapsedMs;
  const report = await stage.upload();
  return { report, waits, stage, tookMs: stage.clock.elapsedMs - begin };
}

/** That nothing starts between the answer that asks for a wait and the end of that wait. */
function expectWaited({ waits, stage }: Awaited<ReturnType<typeof uploadAgainst>>): void {
  expect(waits.length).toBeGreaterThan(0);
  for (const { answeredAt, waitMs } of waits) {
    const starts = stage.service.calls.map(({ at }) => at);
    expect(starts.filter((at) => at >= answeredAt && at < answeredAt + waitMs)).toEqual([]);
  }
}

describe.each(limits)('from a service that takes 5 requests a second and %s,', (_, makeLimit) => {
  test.each([1, 2, 3, 4, 5])(
    '60 files are stored once each, in little more time than that takes (seed %i)',
    async (seed) => {
      const { report, stage, tookMs } = await uploadAgainst(makeLimit(), seed);
      const { calls, items } = stage.service;
      expect(report.counts).toMatchObject({ created: 60, total: 60 });
      expect(items.map(({ filename }) => filename).toSorted()).toEqual(Object.keys(FILES).toSorted());
      const served = calls.filter(({ status }) => status === 'done').length;
      expect(tookMs).toBeLessThan((1.3 * served * 1000) / PER_SECOND);
      expect(calls.length - served).toBeLessThanOrEqual(10);
    },
  );

  test('a wait as told is never shortened, and no burst follows it', async () => {
    const upload = await uploadAgainst(makeLimit(), 7);
    expectWaited(upload);
    for (const { answeredAt, waitMs } of upload.waits) {
      const end = answeredAt + waitMs;
      const starts = upload.stage.service.calls.map(({ at }) => at).filter((at) => at >= end);
      expect(starts.filter((at) => at < end + 1000).length).toBeLessThanOrEqual(PER_SECOND);
    }
  });
});

test('a service that throttles for a while only is served at full speed again', async () => {
  let calls = 0;
  const { stage } = await uploadAgainst(() => ((calls += 1) > 10 && calls <= 14 ? 1000 : 0), 1);
  const [before, after] = [stage.service.calls.at(20), stage.service.calls.at(-1)];
  expect(stage.service.posts.length).toBe(64);
  expect((after?.at ?? 0) - (before?.at ?? 0)).toBeLessThan(10_000);
});

test('one single wait does not slow the rest of the run to a crawl', async () => {
  let calls = 0;
  const { tookMs, report } = await uploadAgainst(() => ((calls += 1) === 8 ? 8000 : 0), 1);
  expect(report.counts.created).toBe(60);
  expect(tookMs).toBeLessThan(30_000);
});

test.each([8, 16, 64])(
  'with %i in flight, answers that come after the throttle still count',
  async (concurrency) => {
    const { tookMs, stage } = await uploadAgainst(fixedWindow(PER_SECOND), 3, concurrency);
    const served = stage.service.calls.filter(({ status }) => status === 'done').length;
    expect(tookMs).toBeLessThan((1.4 * served * 1000) / PER_SECOND);
  },
);

test('a wait holds for calls that had their turn before it was told', async () => {
  const waitsByCall = new Map([
    [6, 2000],
    [12, 10_000],
  ]);
  let calls = 0;
  const upload = await uploadAgainst(() => {
    calls += 1;
    return waitsByCall.get(calls) ?? 0;
  }, 1);
  expectWaited(upload);
});
