import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

const DAY_MS = 86_400_000;

async function setUp() {
  const service = await startOtherService();
  storeItem(service, { filename: 'young.txt', uploadedOn: Date.now() - DAY_MS });
  storeItem(service, { filename: 'old.txt', uploadedOn: Date.now() - 41 * DAY_MS });
  return openShell(
    { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN },
    { 'proof.yml': 'version: 1\nevidence:\n  - path: reports/old.txt\n' },
  );
}

test.each([
  ['--name young.txt', 0, '1 of 1 subject fresh'],
  ['--name young.txt --name old.txt', 1, '1 of 2 subjects fresh; 1 stale'],
  ['--name no.txt', 1, '0 of 1 subject fresh; 1 missing'],
  ['--manifest proof.yml', 1, '0 of 1 subject fresh; 1 stale'],
])('proof check %s ends with %i, and counts', async (flags, exitCode, line) => {
  const shell = await setUp();
  const ended = await shell.proof(`check --max-age 35d ${flags}`);
  expect(ended).toMatchObject({ exitCode, stdout: expect.stringContaining(line), stderr: '' });
});

test('what could not be learned is exit 3', async () => {
  const shell = await setUp();
  const ended = await shell.proof('check --max-age 35d --name young.txt --json', {
    environment: { PROOF_TOKEN: 'wrong' },
  });
  expect(ended.exitCode).toBe(3);
  expect(JSON.parse(ended.stdout)).toMatchObject({ fresh: false, results: [{ state: 'unknown' }] });
});
