import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxCommand } from '../../src/cli/sandbox.ts';
import { InputError } from '../../src/evidence/errors.ts';
import { runCli, waitUntilReady } from '../sandbox/support/cli.ts';
import { aFolder } from '../sandbox/support/folder.ts';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'proof sandbox tells where it listens, and %s stops it cleanly',
  async (signal) => {
    const readyFile = join(await aFolder(), 'ready.json');
    const run = runCli(
      'sandbox',
      '--port',
      '0',
      '--memory',
      '--token',
      'my-token',
      '--ready-file',
      readyFile,
    );
    const { url, token, page } = await waitUntilReady(run, readyFile);
    expect([token, page]).toEqual(['my-token', `${url}/`]);
    const response = await fetch(`${url}/v1/proof`, { headers: { authorization: 'Bearer my-token' } });
    expect(response.status).toBe(200);
    run.process.kill(signal);
    expect(await run.end).toBe(0);
    expect(run.output.stdout).toContain(url);
    expect(run.output.stderr).toBe('');
  },
);

test('listening beyond this machine is said loudly', async () => {
  const readyFile = join(await aFolder(), 'ready.json');
  const run = runCli('sandbox', '--port', '0', '--memory', '--host', '0.0.0.0', '--ready-file', readyFile);
  await waitUntilReady(run, readyFile);
  run.process.kill('SIGTERM');
  await run.end;
  expect(run.output.stderr).toMatch(/^WARNING: the sandbox listens on 0\.0\.0\.0, beyond this machine/);
});

test('dialect, faults from a file, callers and objects reach the service', async () => {
  const folder = await aFolder();
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const readyFile = join(folder, 'ready.json');
  const id = '5f0c1c1e-1111-4222-8333-444455556666';
  const flags = [
    ['--port', '0', '--memory', '--ready-file', readyFile],
    ['--dialect', 'array=items', '--dialect', 'last=null'],
    ['--fault', `@${await file('faults.txt', '# comment; not a rule\nlist nth=2: status code=503')}`],
    ['--callers', await file('callers.json', JSON.stringify({ users: [{ id, token: 'from-file' }] }))],
    ['--objects', await file('objects.txt', '# known\ncontrol:c1\n')],
  ];
  const run = runCli('sandbox', ...flags.flat());
  const { url, token } = await waitUntilReady(run, readyFile);
  const get = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  expect(token).toBe('from-file');
  expect(await (await get('/v1/proof')).json()).toEqual({ items: [], offsetToken: null });
  expect((await get('/v1/proof')).status).toBe(503);
  expect((await get('/v1/proof?objectType=control&objectId=c2')).status).toBe(404);
});

test.each([
  [['--port', 'x'], 'port: "x" is no whole number from 0 to 65535.'],
  [['--dialect', 'x=1'], 'dialect: "x" is no setting.'],
  [['--fault', 'create: x'], 'fault: In the rule "create: x"'],
  [['--fault', '@nowhere.txt'], 'fault: nowhere.txt cannot be read.'],
  [['--callers', 'nowhere.json'], 'callers: nowhere.json cannot be read.'],
  [['--token', ''], 'token: A bearer token is at least one of'],
  [['--token', 'two words'], 'token: A bearer token is at least one of'],
  [['--token', 'sandbox-service-token'], 'token: "CI pipeline" has this token already. Choose another one.'],
  [['--token-life', '0'], 'token-life: "0" is no whole number from 1 to 31536000.'],
  [['--max-file-size', '4GB'], 'max-file-size: "4GB" is no size'],
])('%j is wrong input, found before anything is started', async (args, message) => {
  const parsing = sandboxCommand().parseAsync(args, { from: 'user' });
  await expect(parsing).rejects.toThrow(InputError);
  await expect(parsing).rejects.toThrow(message);
});

test.each([
  [['--token', ''], 'proof: token: A bearer token is'],
  [['--token-life', '0'], 'proof: token-life: "0" is no whole number'],
  [['--seed', 'x'], 'proof: seed: "x" is no whole number'],
  [['--memory', '--data', 'x'], "error: option '--memory' cannot be used with option '--data <folder>'"],
  [['--prot', '1'], "error: unknown option '--prot'"],
])('proof sandbox %j ends with 2, and says why', async (args, message) => {
  const run = runCli('sandbox', ...args);
  expect(await run.end).toBe(2);
  expect(run.output.stderr).toContain(message);
});

test('a port that is taken is a failure: exit 1, and what to do', async () => {
  const readyFile = join(await aFolder(), 'ready.json');
  const first = runCli('sandbox', '--port', '0', '--memory', '--ready-file', readyFile);
  const { url } = await waitUntilReady(first, readyFile);
  const second = runCli('sandbox', '--memory', '--port', new URL(url).port);
  expect(await second.end).toBe(1);
  expect(second.output.stderr).toContain('Port 0 takes a free one');
});

test('a ready file that cannot be written is a failure, and leaves nothing listening', async () => {
  const run = runCli(
    'sandbox',
    '--port',
    '0',
    '--memory',
    '--ready-file',
    join(await aFolder(), 'no', 'ready.json'),
  );
  expect(await run.end).toBe(1);
  expect(run.output.stderr).toContain('ready.json');
});

test('proof --help lists the commands and exits with 0', async () => {
  const run = runCli('--help');
  expect(await run.end).toBe(0);
  expect(run.output.stdout).toContain('sandbox');
});
