import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFile, formOf, startApi } from './support/api.ts';
import { runCli, waitUntilReady } from './support/cli.ts';
import { aFolder } from './support/folder.ts';

const UPLOADS = 200;
const IN_FLIGHT = 8;
const KILLED_AFTER = 90;

test('kill -9 in the middle of 200 uploads: what was acknowledged is there whole, nothing is half there', async () => {
  const data = await aFolder();
  const readyFile = join(data, 'ready.json');
  const child = runCli('sandbox', '--port', '0', '--data', data, '--ready-file', readyFile);
  const { url, token } = await waitUntilReady(child, readyFile);

  const acknowledged: string[] = [];
  const pending = Array.from({ length: UPLOADS }, (_unused, index) => `file-${index}`);
  const work = async (): Promise<void> => {
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const form = formOf(aFile({ name, content: contentOf(name) }));
      const response = await fetch(`${url}/v1/proof`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(name);
      if (acknowledged.length >= KILLED_AFTER) child.process.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  expect(await child.end).toBe('SIGKILL');
  expect(acknowledged.length).toBeLessThan(UPLOADS);

  const { sandbox } = await startApi({ data });
  const records = sandbox.records();
  expect(records.map((record) => record.filename)).toEqual(expect.arrayContaining(acknowledged));
  for (const { filename, versions } of records) {
    expect(versions).toMatchObject([{ version: 1, sha256: sha256(contentOf(filename)) }]);
    const stored = await readFile(join(data, 'blobs', versions[0]?.sha256 ?? ''), 'utf8');
    expect(stored).toBe(contentOf(filename));
  }
});

function contentOf(name: string): string {
  return `${name}\n`.repeat(5000);
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
