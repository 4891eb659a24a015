import { expect, test } from 'vitest';

import type { StepResult } from '../../support/run-action.ts';
import { type Encounter, makeFiles, meet } from './encounter.ts';

const FILES = makeFiles(30);
/** What a runner grants between SIGTERM and SIGKILL is 7.5 s; this is well inside (docs/delivery.md). */
const GRACE_MS = 5000;

/** The first two land, and every later one is stored but never answered. */
const RULES = 'create nth=1,2: drip bytes=1000 every=1ms\ncreate: stall';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle: files and summary are written in time, in flight is unknown, not begun is not attempted',
  async (signal) => {
    const encounter = await meet(FILES, RULES);
    const step = await encounter.job.begin(encounter.inputs);
    await expect.poll(() => encounter.count('create'), { timeout: 10_000 }).toBe(6);
    const requests = encounter.requests().length;
    step.kill(signal);
    const late = setTimeout(() => step.kill('SIGKILL'), GRACE_MS);
    const result = await step.end;
    clearTimeout(late);

    judge(result, encounter);
    expect(result.log).toContain(`the run was cancelled (${signal})`);
    expect(encounter.requests()).toHaveLength(requests);
  },
);

test('a budget that is spent in the middle ends the run likewise', async () => {
  const encounter = await meet(FILES, RULES);
  const result = await encounter.job.upload({ ...encounter.inputs, timeout: '6s' });
  judge(result, encounter);
  expect(result.log).toContain('"timeout"');
});

test('a wait that would pass the budget is not begun, and the step says when to come back', async () => {
  const { job, inputs, count } = await meet(makeFiles(5), 'create: throttle wait=1h');
  const { exitCode, results, log } = await job.upload({ ...inputs, timeout: '5m', concurrency: '1' });
  expect(exitCode).toBe(1);
  expect(results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'failed'));
  expect(log).toMatch(/asks to wait until \d{4}-\d\d-\d\dT[\d:.]+Z/u);
  expect(count('create')).toBe(1);
});

/** Two landed and cannot be confirmed any more, four were in flight, the rest was not begun. */
function judge({ exitCode, results, outputs, summary }: StepResult, { sandbox }: Encounter): void {
  expect(exitCode).toBe(1);
  expect(results.map(({ name }) => name)).toEqual(Object.keys(FILES));
  expect(count(results.map(({ outcome, error }) => `${outcome} ${error?.code}`))).toEqual({
    'unknown not-confirmed': 2,
    'unknown unknown': 4,
    'failed not-attempted': 24,
  });
  expect(outputs).toMatchObject({ unknown: '6', failed: '24', total: '30' });
  for (const file of ['results-file', 'receipt-file', 'checksums-file']) {
    expect(outputs[file]).not.toBe('');
  }
  expect(summary).toContain('file-030.txt');
  expect(sandbox.records()).toHaveLength(6);
}

function count(texts: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(texts, (text) => text);
  return Object.fromEntries([...groups].map(([text, members]) => [text, members.length]));
}
