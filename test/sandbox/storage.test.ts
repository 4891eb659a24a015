import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/sandbox.ts';
import { aFile, create, startApi } from './support/api.ts';
import { aFolder } from './support/folder.ts';

test('everything is there again after a restart on the same folder', async () => {
  const data = await aFolder();
  const before = await startApi({ data });
  const { id } = await create(before, aFile({ content: 'first' }));
  await before.upload(`/v1/proof/${id}/versions`, aFile({ content: 'second' }));
  const records = before.sandbox.records();
  await before.sandbox.stop();
  const after = await startApi({ data });
  expect(after.sandbox.records()).toEqual(records);
  expect([await after.text(id, 1), await after.text(id, 2)]).toEqual(['first', 'second']);
});

test('bytes are kept once, under their digest, and nothing is left in the incoming folder', async () => {
  const data = await aFolder();
  const api = await startApi({ data });
  for (const name of ['a', 'b']) await create(api, aFile({ name, content: 'same bytes' }));
  await api.upload('/v1/proof', aFile(), { 'svc-proof-owned-by': 'nobody' });
  expect(await readdir(join(data, 'blobs'))).toEqual([
    createHash('sha256').update('same bytes').digest('hex'),
  ]);
  expect(await readdir(join(data, 'incoming'))).toEqual([]);
});

test('what a killed sandbox left half done is swept at the next start', async () => {
  const data = await aFolder();
  await (await startSandbox({ data, port: 0 })).stop();
  await writeFile(join(data, 'incoming', 'half'), 'half a fi');
  await writeFile(join(data, 'blobs', 'f'.repeat(64)), 'whole, but no version names it');
  await startApi({ data });
  expect([await readdir(join(data, 'incoming')), await readdir(join(data, 'blobs'))]).toEqual([[], []]);
});

test('two sandboxes never share a folder', async () => {
  const data = await aFolder();
  await startApi({ data });
  await expect(startSandbox({ data, port: 0 })).rejects.toThrow('Does another sandbox use this folder?');
});

test('uploadedOn advances even when the clock is set back', async () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const api = await startApi({ now: () => now });
  const { id, uploadedOn } = await create(api, aFile());
  now -= 3_600_000;
  await api.upload(`/v1/proof/${id}/versions`, aFile());
  expect(api.sandbox.records()).toMatchObject([
    { createdOn: uploadedOn, uploadedOn: '2026-01-01T12:00:00.001Z' },
  ]);
});
