import { expect, test } from 'vitest';

import { listResults } from '../../../src/evidence/report.ts';
import { findClosedPort } from '../../support/loopback.ts';
import { type Passing, serveFront } from '../../support/front.ts';
import { runCore } from './core-run.ts';
import { makeFiles, meet } from './encounter.ts';

const FILES = makeFiles(200);

test('200 files against an address where nobody listens: each is listed, and the run ends soon', async () => {
  const { job, inputs } = await meet(FILES);
  const baseUrl = `http://127.0.0.1:${await findClosedPort()}`;
  const { exitCode, results, summary } = await job.upload({ ...inputs, 'base-url': baseUrl });
  expect(exitCode).toBe(1);
  expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
    Object.keys(FILES).map((name) => `${name} failed`),
  );
  expect(summary).toContain('file-200.txt');
});

/** How a service dies, and how many requests it may still see after its death from a run of 200 files. */
const deaths: [string, (passing: Passing) => void, number][] = [
  ['resets every connection', ({ request }) => void request.socket.resetAndDestroy(), 450],
  ['answers everything with 500', ({ response }) => void response.writeHead(500).end('{}'), 450],
  ['answers everything with 503', ({ response }) => void response.writeHead(503).end('{}'), 450],
  [
    'answers everything with a gateway page',
    ({ response }) => void response.writeHead(200).end('<html>'),
    450,
  ],
];

test.each(deaths)(
  '200 files against a service that %s from the first write on: none is called landed, and the requests are bounded',
  async (_, die, most) => {
    const { job, inputs, sandbox } = await meet(FILES);
    let isDead = false;
    let requests = 0;
    const front = await serveFront(new URL(sandbox.url), (passing) => {
      isDead ||= passing.request.method === 'POST';
      if (!isDead) {
        passing.pass();
        return;
      }
      requests += 1;
      passing.request.resume();
      die(passing);
    });
    const { exitCode, results, summary } = await job.upload({
      ...inputs,
      'base-url': front.href,
      settle: '60s',
      concurrency: '64',
    });
    expect(exitCode).toBe(1);
    expect(results.map(({ name }) => name)).toEqual(Object.keys(FILES));
    expect(results.every(({ outcome }) => outcome === 'failed' || outcome === 'unknown')).toBe(true);
    expect(sandbox.records()).toEqual([]);
    expect(requests).toBeLessThanOrEqual(most);
    expect(summary).toContain('file-200.txt');
  },
  120_000,
);

test('200 files against a service that takes everything and answers nothing: it is given up after a few requests', async () => {
  const { job, inputs, sandbox } = await meet(FILES);
  let isDead = false;
  let requests = 0;
  const front = await serveFront(new URL(sandbox.url), ({ request, pass }) => {
    isDead ||= request.method === 'POST';
    if (isDead) {
      requests += 1;
    } else {
      pass();
    }
  });
  const rows = listResults(await runCore({ ...inputs, 'base-url': front.href }, job.workspace));
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(FILES));
  expect(rows.filter(({ outcome }) => outcome === 'unknown').length).toBeLessThanOrEqual(4);
  expect(rows.filter(({ error }) => error?.code === 'unavailable').length).toBeGreaterThanOrEqual(196);
  expect(requests).toBeLessThanOrEqual(40);
}, 60_000);
