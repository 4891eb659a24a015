import { expect, test } from 'vitest';

import { meet } from './encounter.ts';
import { describeFate } from './holdings.ts';
import { storeBefore } from './store-before.ts';

test.each([
  ['goes round in circles', 'loop'],
  ['fails', 'status code=500'],
  ['is refused', 'status code=403'],
  ['is cut', 'truncate'],
  ['is an HTML page', 'html'],
])(
  'a list that %s while a lost write is looked for leads to no second post, but to unknown',
  async (_, fault) => {
    const near = ['a report.txt', 'b report.txt', 'c report.txt'];
    const dialect = { pageCap: 2 };
    const plan = await meet({ 'report.txt': 'text' }, '', { dialect });
    await Promise.all(near.map((name) => storeBefore(plan.sandbox, name)));
    await plan.job.upload({ ...plan.inputs, 'dry-run': 'true' });

    // The lists of the plan are healthy; whatever is listed after them is not.
    const after = Array.from({ length: 100 }, (_, index) => plan.count('list') + index + 1);
    const rules = `create name=report.txt: reset at=after-body\nlist nth=${after.join()}: ${fault}`;
    const { job, inputs, sandbox, count } = await meet({ 'report.txt': 'text' }, rules, { dialect });
    await Promise.all(near.map((name) => storeBefore(sandbox, name)));
    const { exitCode, results } = await job.upload(inputs);
    expect(results.map((row) => describeFate(row, 'text', sandbox))).toEqual([
      'unknown (unknown), not there',
    ]);
    expect(results[0]?.error?.message).toContain('looking for it did not help');
    expect({ exitCode, posts: count('create') - near.length }).toEqual({ exitCode: 1, posts: 1 });
  },
);

test('a commit that comes after its 504 is waited for and recovered, and posted once', async () => {
  const { job, inputs, sandbox, count } = await meet({ 'a.txt': 'a' }, 'create: status code=504 commit=3s');
  const { exitCode, results } = await job.upload({ ...inputs, settle: '8s' });
  expect(results.map((row) => describeFate(row, 'a', sandbox))).toEqual(['recovered, there once']);
  expect({ exitCode, posts: count('create') }).toEqual({ exitCode: 0, posts: 1 });
});

test.each([
  ['create', 'status code=504 commit=4s'],
  ['version', 'status code=504 commit=4s'],
  // Looked for once, after 2 to 4 seconds.
  ['create', 'status code=503 commit=4500ms'],
  ['version', 'status code=503 commit=4500ms'],
])(
  'a %s that is stored (%s) after it was looked for is there twice, and the last walk tells',
  async (write, fault) => {
    const rules = [`${write} name=late.txt times=1: ${fault}`, 'create name=slow.txt: stall for=6s'];
    const { job, inputs, sandbox } = await meet({ 'late.txt': 'late', 'slow.txt': 'slow' }, rules.join('\n'));
    if (write === 'version') {
      await storeBefore(sandbox, 'late.txt');
    }
    const { exitCode, results } = await job.upload({ ...inputs, settle: '1s' });
    expect(results.map((row) => describeFate(row, row.file.replace('.txt', ''), sandbox))).toEqual([
      'failed (duplicate), there twice',
      'landed, there once',
    ]);
    expect(exitCode).toBe(1);
    for (const { id } of sandbox.records().filter(({ filename }) => filename === 'late.txt')) {
      expect(results[0]?.error?.message).toContain(id);
    }
  },
);
