import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { beginJob } from '../support/run-action.ts';

const DAY_MS = 86_400_000;

async function setUp(files: Record<string, string> = {}) {
  const service = await startOtherService();
  return { service, job: await beginJob(files), inputs: { 'base-url': service.url, token: OTHER_TOKEN } };
}

test('what one step uploads, the next brings back, and a later one reads where', async () => {
  const { job, inputs } = await setUp({ 'reports/a.txt': 'a', 'reports/b.txt': 'b' });
  await job.upload({ ...inputs, path: 'reports/*', link: 'control:1' });
  const step = await job.step('download', { ...inputs, link: 'control:1', directory: 'audit' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { count: '2' } });
  expect(JSON.parse(step.outputs['files'] ?? '')).toMatchObject([
    { file: 'audit/a.txt', version: 1, size: 1, error: null },
    { file: 'audit/b.txt', version: 1, size: 1, error: null },
  ]);
  expect(await readFile(path.join(job.workspace, 'audit/b.txt'), 'utf8')).toBe('b');
  expect(step.summary).toContain('**2 of 2 items brought back**');
});

test('a download that is not whole is red, tells which, and brings the rest', async () => {
  const { service, job, inputs } = await setUp({ 'a.txt': 'mine' });
  storeItem(service, { filename: 'a.txt' });
  storeItem(service, { filename: 'b.txt' });
  const step = await job.step('download', { ...inputs, name: 'a.txt\nb.txt\nc.txt' });
  expect(step).toMatchObject({ exitCode: 1, outputs: { count: '1' } });
  expect(step.log).toMatch(
    /^::error title=Evidence was not brought back::failed "a\.txt".* is there already/mu,
  );
  expect(step.log).toMatch(/^::error title=Evidence was not brought back::failed "c\.txt": nothing in/mu);
  expect(step.log).toContain('::error::1 of 3 items brought back; 2 failed');
  expect((await readdir(job.workspace)).toSorted()).toEqual(['a.txt', 'b.txt']);
  expect(await readFile(path.join(job.workspace, 'a.txt'), 'utf8')).toBe('mine');
});

test('the freshness gate is green while uploads are young, and red with a table when one is not', async () => {
  const { service, job, inputs } = await setUp();
  const young = Date.now() - DAY_MS;
  storeItem(service, { filename: 'young.txt', links: ['control:1'], uploadedOn: young });
  storeItem(service, { filename: 'old.txt', links: ['control:1'], uploadedOn: Date.now() - 41 * DAY_MS });

  const green = await job.step('check', {
    ...inputs,
    name: 'young.txt',
    link: 'control:1',
    'max-age': '35d',
  });
  expect(green).toMatchObject({ exitCode: 0, log: expect.stringContaining('fresh: "young.txt" linked to') });

  const red = await job.step('check', { ...inputs, name: 'young.txt\nold.txt\nno.txt', 'max-age': '35d' });
  expect(red.exitCode).toBe(1);
  expect(red.log).toContain('::error::1 of 3 subjects fresh; 1 stale, 1 missing');
  expect(red.summary).toContain('| "old.txt" in the organization | stale | 41 days ago |');
  expect(JSON.parse(red.outputs['results'] ?? '')).toMatchObject([
    { state: 'fresh', uploadedOn: new Date(young).toISOString() },
    { state: 'stale' },
    { state: 'missing', proofId: null },
  ]);
});

test.each([
  ['download', { name: '' }, 'name: is required, or "proof-id", "link" or "search"'],
  ['download', { name: 'a', directory: '../out' }, 'directory: ../out is outside of the workspace'],
  ['check', { name: 'a', 'max-age': '' }, 'max-age: is required'],
  ['check', { name: '', 'max-age': '1d' }, 'name: is required, or "proof-id", "link" or "manifest"'],
] as const)('%s with %j is wrong input, and stands in the summary', async (action, wrong, message) => {
  const { service, job, inputs } = await setUp();
  const step = await job.step(action, { ...inputs, ...wrong });
  expect(step).toMatchObject({ exitCode: 1, summary: expect.stringContaining(`### Proof ${action}`) });
  expect(step.log).toContain(`::error::${message}`);
  expect(service.requests).toEqual([]);
});

test.each(['download', 'check'] as const)(
  "%s refuses to bring evidence to a stranger's pull request",
  async (action) => {
    const { service, job, inputs } = await setUp();
    const event = { GITHUB_EVENT_NAME: 'pull_request_target' };
    const step = await job.step(action, { ...inputs, name: 'a', 'max-age': '1d' }, event);
    expect([step.exitCode, service.requests]).toEqual([1, []]);
    expect(step.log).toContain('allow: pull-request-target');
  },
);
