import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

async function setUp(files: Record<string, Uint8Array> = {}) {
  const service = await startOtherService();
  const environment = { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN };
  return { service, shell: await openShell(environment, files) };
}

test('a directory of 300 files goes up with one command and comes back with one, byte for byte', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `evidence/Beweis ${index} ü.bin`,
      Buffer.alloc(index * 7 + 1, `${index}\r\n`),
    ]),
  );
  const { shell } = await setUp(files);
  const up = await shell.proof('upload evidence/* --link control:1');
  expect(up.stdout).toContain('300 of 300 steps landed: 300 linked');
  const back = await shell.proof('download --link control:1 --directory back');
  expect(back).toMatchObject({ exitCode: 0, stderr: '' });
  expect(back.stdout).toContain('300 of 300 items brought back');
  expect(await readdir(path.join(shell.folder, 'back'))).toHaveLength(300);
  for (const [file, bytes] of Object.entries(files)) {
    const name = path.basename(file);
    expect(bytes.equals(await readFile(path.join(shell.folder, 'back', name))), name).toBe(true);
  }
});

test('a second download writes nothing over, and says so for each file', async () => {
  const { service, shell } = await setUp();
  storeItem(service, { filename: 'a.txt' });
  await shell.proof('download --name a.txt');
  const again = await shell.proof('download --name a.txt --json');
  expect(again.exitCode).toBe(1);
  expect(JSON.parse(again.stdout)).toMatchObject({
    complete: false,
    files: [{ asked: '"a.txt"', file: null, error: { code: 'file-exists' } }],
  });
  expect(await shell.proof('download --name a.txt --overwrite')).toMatchObject({ exitCode: 0 });
});

test('a hostile file name stays in the folder', async () => {
  const { service, shell } = await setUp();
  storeItem(service, { filename: '../../escape.txt' });
  const { exitCode, stdout } = await shell.proof('download --all --directory audit');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('audit/escape.txt: item');
  expect(await readdir(path.join(shell.folder, 'audit'))).toEqual(['escape.txt']);
});
