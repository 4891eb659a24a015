import { expect, test } from 'vitest';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import type { Inputs } from '../../support/run-action.ts';
import { makeFiles, meet } from './encounter.ts';

const HOUR_MS = 3_600_000;
const OWNER = '0a1b2c3d-0000-4000-8000-000000000001';

test('a token that expires during the run stops it: what landed is told, the rest is named, and no request is wasted', async () => {
  const files = makeFiles(30);
  const clock = { aheadMs: 0 };
  const { job, inputs, sandbox, count } = await meet(files, 'create: stall for=200ms', {
    now: () => Date.now() + clock.aheadMs,
  });
  const token = await mintToken(sandbox);
  const step = await job.begin({ ...inputs, token, owner: OWNER });
  await expect.poll(() => sandbox.records().length, { timeout: 10_000 }).toBeGreaterThan(5);
  clock.aheadMs = HOUR_MS;
  const { exitCode, results, log, summary } = await step.end;

  const stored = sandbox.records().map(({ filename }) => filename);
  const told = (code: string | undefined) => results.filter(({ error }) => error?.code === code);
  expect(exitCode).toBe(1);
  expect(results.map(({ name }) => name)).toEqual(Object.keys(files));
  expect(new Set(told('not-confirmed').map(({ name }) => name))).toEqual(new Set(stored));
  expect(told('unauthorized').length).toBeLessThanOrEqual(4);
  expect(told('not-attempted')).toHaveLength(30 - stored.length - told('unauthorized').length);
  expect(count('create')).toBeLessThanOrEqual(stored.length + 4);
  expect(log).toContain('The access token has expired');
  expect(summary).toContain('file-030.txt');
});

test('minted tokens are renewed before they expire, so that no request meets a 401', async () => {
  const { job, inputs, sandbox, requests, count } = await meet(makeFiles(20), 'create: stall for=500ms', {
    tokenLifeSeconds: 2,
  });
  const { exitCode, outputs, log } = await job.upload(byCredentials(inputs, sandbox));
  expect({ exitCode, created: outputs['created'] }).toEqual({ exitCode: 0, created: '20' });
  expect(requests().filter((request) => request.endsWith(' 401'))).toEqual([]);
  expect(count('token')).toBeGreaterThan(1);
  expect(log.match(/^::add-mask::/gmu)?.length).toBeGreaterThan(count('token'));
});

test('a 401 renews a minted token once, for however many requests, and every file lands once', async () => {
  const { job, inputs, sandbox, count } = await meet(makeFiles(8), 'create nth=3,4: status code=401');
  const { exitCode, outputs } = await job.upload(byCredentials(inputs, sandbox));
  expect({ exitCode, created: outputs['created'] }).toEqual({ exitCode: 0, created: '8' });
  expect(sandbox.records()).toHaveLength(8);
  expect({ tokens: count('token'), creates: count('create') }).toEqual({ tokens: 2, creates: 10 });
});

test('a minted token that is refused, and its replacement too, stops the run', async () => {
  const { job, inputs, sandbox, count } = await meet(makeFiles(12), 'create: status code=401');
  const { exitCode, results } = await job.upload(byCredentials({ ...inputs, concurrency: '1' }, sandbox));
  expect(exitCode).toBe(1);
  expect(results.map(({ error }) => error?.code)).toEqual([
    'unauthorized',
    ...Array.from({ length: 11 }, () => 'not-attempted'),
  ]);
  expect({ tokens: count('token'), creates: count('create') }).toEqual({ tokens: 2, creates: 2 });
});

test('an address for tokens that gives none fails each file with its own words, and nothing is sent', async () => {
  const { job, inputs, sandbox, count } = await meet(makeFiles(3));
  const wrong = { ...byCredentials(inputs, sandbox), 'client-secret': 'wrong' };
  const { exitCode, results, log } = await job.upload(wrong);
  expect(exitCode).toBe(1);
  expect(results).toHaveLength(3);
  expect(log).toContain('token-url');
  expect(log).toContain('invalid_client');
  expect([count('list'), count('create')]).toEqual([0, 0]);
});

function byCredentials(plain: Inputs, { url }: Sandbox): Inputs {
  const { token: _, ...inputs } = plain;
  return {
    ...inputs,
    owner: OWNER,
    'token-url': `${url}/oauth/token`,
    'client-id': 'sandbox-client',
    'client-secret': 'sandbox-secret',
  };
}

async function mintToken({ url }: Sandbox): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
  });
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body: form });
  const { access_token: token }: { access_token: string } = JSON.parse(await response.text());
  return token;
}
