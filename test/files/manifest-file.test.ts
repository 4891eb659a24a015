import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { InputError } from '../../src/evidence/errors.ts';
import { readManifestFile } from '../../src/files/manifest-file.ts';

async function makeWorkspace() {
  const root = await mkdtemp(path.join(tmpdir(), 'proof-manifest-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const workspace = path.join(root, 'workspace');
  await mkdir(path.join(workspace, 'folder'), { recursive: true });
  await writeFile(path.join(root, 'outside.yml'), 'a password');
  await writeFile(path.join(workspace, 'evidence.yml'), 'version: 1');
  await writeFile(path.join(workspace, 'folder', 'evidence.yml'), 'version: 1');
  await writeFile(path.join(workspace, 'large.yml'), 'x'.repeat(1024 * 1024 + 1));
  await symlink('../outside.yml', path.join(workspace, 'link.yml'));
  await symlink('folder', path.join(workspace, 'linked'));
  await symlink(workspace, path.join(root, 'way'));
  execFileSync('mkfifo', [path.join(workspace, 'pipe.yml')]);
  return { root, workspace };
}

test.each(['evidence.yml', './folder/../evidence.yml', 'folder/evidence.yml'])('%s is read', async (file) => {
  const { workspace } = await makeWorkspace();
  expect(await readManifestFile(workspace, file)).toBe('version: 1');
});

test('a workspace that is itself reached through a link is one', async () => {
  const { root } = await makeWorkspace();
  expect(await readManifestFile(path.join(root, 'way'), 'evidence.yml')).toBe('version: 1');
});

test('a manifest that is kept elsewhere is read where it is named so', async () => {
  const { root, workspace } = await makeWorkspace();
  expect(await readManifestFile(workspace, path.join(root, 'outside.yml'))).toBe('a password');
});

test.each([
  ['link.yml', 'symbolic link'],
  ['linked/evidence.yml', 'symbolic link'],
  ['pipe.yml', 'not a regular file'],
  ['folder', 'not a regular file'],
  ['large.yml', 'over 1 MiB'],
  ['missing.yml', 'no such file'],
])('%s is refused: %s', async (file, reason) => {
  const { workspace } = await makeWorkspace();
  const reading = readManifestFile(workspace, file);
  await expect(reading).rejects.toThrow(InputError);
  await expect(reading).rejects.toThrow(reason);
});
