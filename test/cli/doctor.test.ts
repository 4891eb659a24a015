import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

test('doctor sees which dialect a service speaks', async () => {
  const service = await startOtherService({
    array: 'items',
    token: 'nextToken',
    sizeAsText: true,
    mostLimit: 50,
  });
  storeItem(service, { filename: 'a.txt' });
  storeItem(service, { filename: 'b.txt' });
  const shell = await openShell({ PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN });
  const { exitCode, stdout } = await shell.proof('doctor');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('items in "items", pages by "nextToken", sizes as string');
  expect(stdout).toMatch(/^note {2}usual page {3}limit=100 is refused/mu);
  expect(stdout).not.toContain(OTHER_TOKEN);
  expect(service.requests.every((request) => request.startsWith('GET'))).toBe(true);
});

test('doctor tells what is wrong with exit 1, and shows no secret and no password of a proxy', async () => {
  const service = await startOtherService();
  const shell = await openShell({
    PROOF_BASE_URL: service.url,
    PROOF_TOKEN: 'secret-token',
    HTTPS_PROXY: 'http://user:hunter2@proxy.example.com:3128',
    NO_PROXY: '127.0.0.1',
  });
  const { exitCode, stdout } = await shell.proof('doctor --json');
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    healthy: false,
    observations: [
      { what: 'address', state: 'ok' },
      { what: 'proxy', says: 'https through proxy.example.com:3128, but not for 127.0.0.1' },
      { what: 'token', state: 'bad', says: expect.stringContaining('401') },
      { what: 'owner', state: 'note' },
    ],
  });
  expect(stdout).not.toMatch(/secret-token|hunter2/u);
});
