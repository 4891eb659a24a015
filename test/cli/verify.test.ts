import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

/** Uploads two files with `--out`, and tells where the receipt is. */
async function setUp() {
  const service = await startOtherService();
  const environment = { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN };
  const shell = await openShell(environment, { 'a.txt': 'first', 'b.txt': 'second' });
  await shell.proof('upload *.txt --out records');
  const names = await readdir(path.join(shell.folder, 'records'));
  return { service, shell, receipt: `records/${names.find((name) => name.includes('receipt'))}` };
}

test('a receipt of yesterday still holds: each file is equal', async () => {
  const { shell, receipt } = await setUp();
  const { exitCode, stdout } = await shell.proof(`verify ${receipt}`);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^equal a\.txt: item \S+, version 1$/mu);
  expect(stdout).toMatch(/\n2 of 2 files equal\n$/u);
});

test('a file that differs or is gone is exit 1, and told', async () => {
  const { service, shell, receipt } = await setUp();
  const changed = service.items.find(({ filename }) => filename === 'a.txt');
  changed?.versions.splice(0, 1, Buffer.from('FIRST'));
  const { exitCode, stdout } = await shell.proof(`verify ${receipt} --json`);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    equal: false,
    results: [
      { file: 'a.txt', state: 'differs' },
      { file: 'b.txt', state: 'equal' },
    ],
  });
});

test('what could not be read is exit 3', async () => {
  const { shell, receipt } = await setUp();
  const { exitCode, stdout } = await shell.proof(`verify ${receipt}`, {
    environment: { PROOF_TOKEN: 'wrong' },
  });
  expect([exitCode, stdout]).toEqual([3, expect.stringContaining('0 of 2 files equal; 2 unknown')]);
});

test('a receipt of another address is compared with a warning; the token goes to base-url alone', async () => {
  const { shell, receipt } = await setUp();
  const file = path.join(shell.folder, receipt);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"service": "[^"]+"/u, '"service": "https://elsewhere.example/"'));
  const { exitCode, stderr } = await shell.proof(`verify ${receipt}`);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('warning: the receipt is of https://elsewhere.example/');
});

test.each([
  ['verify nowhere.json', 'receipt: nowhere.json cannot be read: no such file or directory'],
  ['verify a.txt', 'receipt: it is no JSON'],
  ['verify', "missing required argument 'receipt'"],
])('proof %s is wrong input', async (line, message) => {
  const { shell } = await setUp();
  expect(await shell.proof(line)).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});
