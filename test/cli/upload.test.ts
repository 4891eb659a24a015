import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

const files = { 'reports/a.txt': 'first', 'reports/b.txt': 'second', 'reports/note.md': 'third' };

async function setUp() {
  const service = await startOtherService();
  const environment = { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN };
  return { service, shell: await openShell(environment, files) };
}

test('patterns are arguments, flags are inputs, and what landed is told on standard output', async () => {
  const { service, shell } = await setUp();
  const { exitCode, stdout, stderr } = await shell.proof(
    'upload reports/*.txt --path reports/*.md --link control:1 --link task:2',
  );
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Plan: 6 to link');
  expect(stdout).toMatch(/\n6 of 6 steps landed: 6 linked\n$/u);
  expect(service.items.map(({ filename, links }) => `${filename} ${links.join()}`).toSorted()).toEqual([
    'a.txt control:1',
    'a.txt task:2',
    'b.txt control:1',
    'b.txt task:2',
    'note.md control:1',
    'note.md task:2',
  ]);
});

test('--json puts one document on standard output, and all that is for people elsewhere', async () => {
  const { shell } = await setUp();
  const { exitCode, stdout, stderr } = await shell.proof('upload reports/*.txt --json --out out');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    format: 1,
    verdict: 'landed',
    counts: { created: 2, total: 2 },
    results: [
      { file: 'reports/a.txt', outcome: 'created' },
      { file: 'reports/b.txt', outcome: 'created' },
    ],
    files: { receipt: expect.stringContaining('proof-receipt-') },
  });
  expect(stderr).toContain('Plan: 2 to create');
});

test('--out gets the results, the receipt and the checksums, a set for each run', async () => {
  const { shell } = await setUp();
  await shell.proof('upload reports/*.txt --out deep/out');
  await shell.proof('upload reports/*.txt --out deep/out');
  const folder = path.join(shell.folder, 'deep/out');
  const names = await readdir(folder);
  expect(Object.groupBy(names, (name) => name.split('-')[1] ?? '')).toMatchObject({
    checksums: { length: 2 },
    receipt: { length: 2 },
    results: { length: 2 },
  });
  const checksums = names.find((name) => name.includes('checksums')) ?? '';
  expect(await readFile(path.join(folder, checksums), 'utf8')).toMatch(/^[0-9a-f]{64} {2}reports\/a\.txt\n/u);
});

test('a flag counts more than PROOF_*, and PROOF_* more than the setting of a plugin', async () => {
  const { service, shell } = await setUp();
  const environment = { PLUGIN_PATH: 'reports/a.txt', PROOF_NAME: 'proof.txt', PLUGIN_NAME: 'plugin.txt' };
  await shell.proof('upload', { environment });
  await shell.proof('upload --name flag.txt', { environment });
  expect(service.items.map(({ filename }) => filename)).toEqual(['proof.txt', 'flag.txt']);
});

test('a long plan is told whole, a line a step and in order', async () => {
  const service = await startOtherService();
  const names = Array.from({ length: 250 }, (_, index) => `${1000 + index}.txt`);
  const shell = await openShell(
    { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN },
    Object.fromEntries(names.map((name) => [name, name])),
  );
  const { stdout } = await shell.proof('upload *.txt --dry-run');
  const [head, ...steps] = stdout.trimEnd().split('\n').slice(0, -1);
  expect(head).toBe('Plan: 250 to create');
  expect(steps).toEqual(
    names.map((name) => `  create ${name} (nothing of this name is in the organization)`),
  );
});

test('a token comes in by standard input', async () => {
  const { service, shell } = await setUp();
  const { exitCode } = await shell.proof('upload reports/a.txt --token-stdin', {
    environment: { PROOF_TOKEN: 'wrong-token' },
    input: `${OTHER_TOKEN}\n`,
  });
  expect([exitCode, service.items.length]).toEqual([0, 1]);
});

test.each(['--token', '--client-secret'])(
  '%s with a value is refused, and the value not shown',
  async (flag) => {
    const { service, shell } = await setUp();
    for (const given of [`${flag} hunter2hunter2`, `${flag}=hunter2hunter2`, flag]) {
      const { exitCode, stdout, stderr } = await shell.proof(`upload reports/a.txt ${given}`);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`${flag}-stdin`);
      expect(stderr).not.toContain('hunter2');
    }
    expect(service.requests).toEqual([]);
  },
);

test('what fails is told last, the others land, and the exit code is 1', async () => {
  const { service, shell } = await setUp();
  storeItem(service, { filename: 'a.txt' });
  storeItem(service, { filename: 'a.txt' });
  const { exitCode, stdout } = await shell.proof('upload reports/*.txt');
  expect(exitCode).toBe(1);
  expect(stdout.trim().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^failed reports\/a\.txt: 2 items in the organization are named "a\.txt"/u),
    '1 of 2 steps landed: 1 created; 1 failed',
  ]);
});

test('wrong input is exit 2, nothing is asked of the service, and --json tells the input', async () => {
  const { service, shell } = await setUp();
  const { exitCode, stdout, stderr } = await shell.proof('upload nothing-* --json');
  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    error: { input: 'path', message: expect.stringContaining('no files were found for "nothing-*"') },
  });
  expect(stderr).toMatch(/^proof: path: no files/u);
  expect(service.requests).toEqual([]);
});

test('a folder of --out that cannot be written is found before anything is uploaded', async () => {
  const { service, shell } = await setUp();
  const { exitCode, stderr } = await shell.proof('upload reports/a.txt --out reports/a.txt');
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('out: reports/a.txt cannot be written to')]);
  expect(service.requests).toEqual([]);
});

test('outside of GitHub no workflow command is printed, whatever the files and the service say', async () => {
  const { service, shell } = await setUp();
  storeItem(service, { filename: '::error::boo.txt' });
  const other = await openShell(
    { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN, RUNNER_DEBUG: '1' },
    { '::error::boo.txt': 'x', '##[error]boo.txt': 'y', '.hidden': 'z' },
  );
  const runs = [await other.proof('upload * --verbose'), await shell.proof('upload none-*')];
  for (const { stdout, stderr } of runs) {
    expect(stdout + stderr).not.toMatch(/^\s*::|##\[/mu);
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it in order: exit code, results and count',
  async (signal) => {
    const service = await startOtherService();
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.txt`, `${index}`]));
    const shell = await openShell({ PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN }, many);
    const { exitCode, stdout } = await shell.proof('upload *.txt --concurrency 1 --json', {
      onOutput: (chunk, kill) => {
        if (chunk.includes('Plan:')) {
          kill(signal);
        }
      },
    });
    const { counts, results } = JSON.parse(stdout);
    expect(exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
    expect([counts.total, results.length]).toEqual([200, 200]);
    expect(counts.failed).toBeGreaterThan(0);
  },
);

test('colours are printed only where they are wanted', async () => {
  const { shell } = await setUp();
  const plain = await shell.proof('upload reports/a.txt');
  const forced = await shell.proof('upload reports/a.txt', { environment: { FORCE_COLOR: '1' } });
  const refused = await shell.proof('upload reports/a.txt', {
    environment: { FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  expect([plain, forced, refused].map(({ stdout }) => stdout.includes('\u001b['))).toEqual([
    false,
    true,
    false,
  ]);
});
