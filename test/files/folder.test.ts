import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Allowance } from '../../src/evidence/inputs/allowances.ts';
import { openFolder } from '../../src/files/folder.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

function open(directory: string, { overwrite = false, allow = [] as Allowance[] } = {}) {
  return openFolder(directory, { places: workshop, overwrite, allow: new Set(allow) });
}

async function* streamOf(...chunks: string[]) {
  for (const chunk of chunks) {
    yield Buffer.from(chunk);
  }
}

test('a file is written with the bytes that came, and its digest told', async () => {
  const folder = await open('deep/audit');
  const sha256 = createHash('sha256').update('all is well').digest('hex');
  expect(await folder.put('a.txt', streamOf('all ', 'is well'))).toEqual({
    path: 'deep/audit/a.txt',
    size: 11,
    sha256,
  });
  expect(await readFile(workshop.at('deep/audit/a.txt'), 'utf8')).toBe('all is well');
});

test('a file that is there is not written over, and stays what it was', async () => {
  await workshop.write({ 'a.txt': 'mine' });
  const folder = await open('.');
  await expect(folder.put('a.txt', streamOf('theirs'))).rejects.toMatchObject({
    code: 'file-exists',
    message: expect.stringContaining('overwrite: true'),
  });
  expect(await readFile(workshop.at('a.txt'), 'utf8')).toBe('mine');
  expect(await readdir(workshop.workspace)).toEqual(['a.txt']);
});

test('a file that appears during the transfer is not written over either', async () => {
  const folder = await open('.');
  async function* slow() {
    yield Buffer.from('theirs');
    await workshop.write({ 'a.txt': 'mine' });
  }
  await expect(folder.put('a.txt', slow())).rejects.toMatchObject({ code: 'file-exists' });
  expect(await readFile(workshop.at('a.txt'), 'utf8')).toBe('mine');
  expect(await readdir(workshop.workspace)).toEqual(['a.txt']);
});

test('with overwrite a file is replaced, and a link is replaced rather than followed', async () => {
  await workshop.write({ 'a.txt': 'mine', 'target.txt': 'elsewhere' });
  await symlink(workshop.at('target.txt'), workshop.at('link.txt'));
  const folder = await open('.', { overwrite: true });
  await folder.put('a.txt', streamOf('theirs'));
  await folder.put('link.txt', streamOf('theirs'));
  expect(await readFile(workshop.at('a.txt'), 'utf8')).toBe('theirs');
  expect(await readFile(workshop.at('target.txt'), 'utf8')).toBe('elsewhere');
});

async function* torn() {
  yield Buffer.from('half');
  throw new RangeError('torn');
}

test('a transfer that breaks off leaves nothing, and its error goes on', async () => {
  const folder = await open('.');
  await expect(folder.put('a.txt', torn())).rejects.toThrow(RangeError);
  expect(await readdir(workshop.workspace)).toEqual([]);
});

test('a folder that stands in the way is told', async () => {
  await mkdir(workshop.at('a.txt'));
  const folder = await open('.', { overwrite: true });
  await expect(folder.put('a.txt', streamOf('x'))).rejects.toMatchObject({ code: 'not-written' });
  expect(await readdir(workshop.workspace)).toEqual(['a.txt']);
});

test.each([
  ['above the workspace', '..'],
  ['beside it', '../elsewhere/deep'],
  ['absolute', '/'],
])('a directory %s is refused, and not made', async (_, directory) => {
  await expect(open(directory)).rejects.toThrow('outside of the workspace');
  expect(await readdir(workshop.top)).toHaveLength(2);
});

test('a link that leads out is refused before anything is made behind it', async () => {
  const outside = join(workshop.top, 'outside');
  await mkdir(outside);
  await symlink(outside, workshop.at('link'));
  await expect(open('link/deep')).rejects.toThrow('outside of the workspace');
  expect(await readdir(outside)).toEqual([]);
  await expect(open('link/deep', { allow: ['outside-workspace'] })).resolves.toBeDefined();
});

test('RUNNER_TEMP is a place for downloads, and .git is none', async () => {
  await expect(open(join(workshop.runnerTemp, 'audit'))).resolves.toBeDefined();
  await expect(open('.git/hooks')).rejects.toThrow('belongs to Git');
});

test('a file where the directory should be is told as wrong input', async () => {
  await workshop.write({ audit: 'a file' });
  await expect(open('audit/deep')).rejects.toThrow('directory: audit/deep cannot be made');
});
