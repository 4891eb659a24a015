import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../sandbox/support/api.ts';
import { aFolder } from '../sandbox/support/folder.ts';
import { runCheck } from '../conformance/check.ts';
import { connectTo } from '../conformance/service.ts';
import { promises } from '../conformance/suite.ts';
import { findTool } from './support/tool.ts';

test('Schemathesis finds no answer that differs from the document', async (context) => {
  const program = findTool('schemathesis', context);
  const { sandbox } = await startApi();
  const args = [
    ['run', `${sandbox.url}/openapi.json`, '--header', `Authorization: Bearer ${sandbox.token}`],
    ['--seed', '1', '--max-examples', '25', '--no-color'],
    // That contentType asks for a text/csv part is a rule between two parts, which OpenAPI cannot say.
    ['--exclude-checks', 'positive_data_acceptance'],
  ];
  const run = start(program, args.flat(), await aFolder());
  expect(await run.end, run.output()).toBe(0);
  expect(sandbox.requests().filter((request) => (request.status ?? 0) >= 500)).toEqual([]);
  expect(sandbox.requests().length).toBeGreaterThan(200);
});

test('the conformance suite holds through Prism, which checks each request and answer against the document', async (context) => {
  const program = findTool('prism', context);
  const { sandbox } = await startApi();
  const folder = await aFolder();
  const document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${sandbox.url}/openapi.json`)).text());
  const port = await findFreePort();
  const run = start(program, ['proxy', document, sandbox.url, '--errors', '--port', String(port)], folder);
  const baseUrl = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(baseUrl), { timeout: 30_000, interval: 100 });

  const service = connectTo({
    baseUrl,
    token: sandbox.token,
    serviceToken: 'sandbox-service-token',
    otherOwner: '5f0c1c1e-1111-4222-8333-444455556666',
  });
  for (const check of promises) {
    expect(await runCheck(check, service), run.output()).toEqual({ check, verdict: 'holds', seen: '' });
  }
});

interface Run {
  readonly end: Promise<unknown>;
  /** What it has printed so far. */
  readonly output: () => string;
}

function start(program: string, args: readonly string[], cwd: string): Run {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: unknown) => (output += String(chunk));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = once(child, 'close').then(([code]: unknown[]) => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await end;
  });
  return { end, output: () => output };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
