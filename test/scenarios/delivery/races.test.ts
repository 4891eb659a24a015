import { expect, test, vi } from 'vitest';

import { type Passing, serveFront } from '../../support/front.ts';
import { beginJob } from '../../support/run-action.ts';
import { meet } from './encounter.ts';

test.each([
  ['create', {}],
  ['link', { link: 'control:c1' }],
])('two jobs that race to %s one name: each tells both ids, and neither is green', async (_, extra) => {
  const { sandbox, job, inputs } = await meet({ 'report.txt': 'of one job' });
  const other = await beginJob({ 'report.txt': 'of the other job' });
  const front = await serveFront(
    new URL(sandbox.url),
    holdWrites(() => sandbox.records().length === 2),
  );
  const raced = { ...inputs, ...extra, 'base-url': front.href };
  const steps = await Promise.all([job.upload(raced), other.upload(raced)]);

  const ids = sandbox.records().map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const { exitCode, results } of steps) {
    expect(exitCode).toBe(1);
    expect(results).toMatchObject([{ outcome: 'failed', error: { code: 'duplicate' } }]);
    for (const id of ids) {
      expect(results[0]?.error?.message).toContain(id);
    }
  }
});

test('two jobs that race to add a version: both land, and each names its own', async () => {
  const { sandbox, job, inputs } = await meet({ 'report.txt': 'as it was' });
  await job.upload(inputs);
  const other = await beginJob({ 'report.txt': 'of the other job' });
  await job.write('report.txt', 'of one job');
  const front = await serveFront(
    new URL(sandbox.url),
    holdWrites(() => sandbox.records()[0]?.versions.length === 3),
  );
  const raced = { ...inputs, 'base-url': front.href, verify: 'content' };
  const steps = await Promise.all([job.upload(raced), other.upload(raced)]);

  expect(steps.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const stored = new Map(sandbox.records()[0]?.versions.map(({ version, sha256 }) => [version, sha256]));
  expect(stored).toHaveLength(3);
  for (const { results } of steps) {
    expect(stored.get(results[0]?.version ?? 0)).toBe(results[0]?.sha256);
  }
});

/** Lets neither write on before both have come, when all plans are made, and no later look before both are stored. */
function holdWrites(areStored: () => boolean): (passing: Passing) => Promise<void> {
  const held: Passing[] = [];
  return async (passing) => {
    if (passing.request.method === 'GET') {
      if (held.length === 2) {
        await vi.waitUntil(areStored, { timeout: 10_000 });
      }
      passing.pass();
    } else if (held.push(passing) === 2) {
      for (const each of held) {
        each.pass();
      }
    }
  };
}
