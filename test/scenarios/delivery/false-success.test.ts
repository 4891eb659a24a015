import { expect, test } from 'vitest';

import { serveHttp } from '../../support/loopback.ts';
import { meet } from './encounter.ts';
import { describeFate } from './holdings.ts';
import { storeBefore } from './store-before.ts';

/** More than the operating systems on both sides take from a sender before anybody reads. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'evidence ');

test('a 200 before the body is read is no success: it is looked for, and posted again', async () => {
  const { job, inputs, sandbox, count } = await meet({ 'large.bin': LARGE }, 'create nth=1: early');
  const { exitCode, results, outputs } = await job.upload(inputs);
  expect(results.map((row) => describeFate(row, LARGE, sandbox))).toEqual(['landed, there once']);
  expect({ exitCode, created: outputs['created'], posts: count('create') }).toEqual({
    exitCode: 0,
    created: '1',
    posts: 2,
  });
});

test('a service that always answers before it reads gets two posts, and the run says that it does not know', async () => {
  const { job, inputs, sandbox, count } = await meet({ 'large.bin': LARGE }, 'create: early');
  const { exitCode, log, results } = await job.upload(inputs);
  expect(results.map((row) => describeFate(row, LARGE, sandbox))).toEqual(['unknown (unknown), not there']);
  expect({ exitCode, posts: count('create') }).toEqual({ exitCode: 1, posts: 2 });
  expect(log).toContain('it came before the request was sent whole');
});

test('an HTML page with status 200 is no success, and its title is told', async () => {
  const { job, inputs, sandbox, count } = await meet({ 'a.txt': 'a' }, 'create: html code=200');
  const { exitCode, log, results, summary } = await job.upload(inputs);
  expect(results.map((row) => describeFate(row, 'a', sandbox))).toEqual(['unknown (unknown), not there']);
  expect({ exitCode, posts: count('create') }).toEqual({ exitCode: 1, posts: 2 });
  for (const text of [log, summary]) {
    expect(text).toContain('HTML page ("Gateway")');
  }
});

test('an answer that is cut after the commit is recovered with one post, and the receipt names the version', async () => {
  const { job, inputs, sandbox, count } = await meet({ 'a.txt': 'a' }, 'create: truncate');
  const { exitCode, results } = await job.upload(inputs);
  const [item] = sandbox.records();
  expect(results).toMatchObject([{ outcome: 'created', recovered: true, proofId: item?.id, version: 1 }]);
  expect({ exitCode, posts: count('create') }).toEqual({ exitCode: 0, posts: 1 });
});

test.each([301, 302, 303, 307, 308])(
  'a write that is redirected with %i is an error, and nothing arrives at the other origin',
  async (status) => {
    const arrived: string[] = [];
    const elsewhere = await serveHttp((request, response) => {
      arrived.push(`${request.method} ${request.url}`);
      response.end('{}');
    });
    const files = { 'create.txt': 'c', 'version.txt': 'v', 'link.txt': 'l', 'schema.csv': 'user\nada\n' };
    const manifest = `{version: 1, evidence: [{path: [create.txt, version.txt]}, {path: link.txt, link: ['task:t']},
      {path: schema.csv, schema: {fields: {user: text}}}]}`;
    const rules = ['create name=create.txt', 'link', 'version', 'schema'].map(
      (which) => `${which}: redirect code=${status} to=${elsewhere.href}`,
    );
    const { job, inputs, sandbox } = await meet({ ...files, 'proof.yml': manifest }, rules.join('\n'));
    await storeBefore(sandbox, 'version.txt');
    const { exitCode, results } = await job.upload({ ...inputs, path: '', manifest: 'proof.yml' });
    expect(exitCode).toBe(1);
    expect(results.map(({ file, outcome, error }) => [file, outcome, error?.code])).toEqual([
      ['create.txt', 'failed', 'refused'],
      ['version.txt', 'failed', 'refused'],
      ['link.txt', 'failed', 'refused'],
      ['schema.csv', 'failed', 'schema-not-set'],
    ]);
    expect(results.every(({ error }) => error?.message.includes(elsewhere.origin))).toBe(true);
    expect(arrived).toEqual([]);
  },
);
