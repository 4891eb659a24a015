import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

const contributing = await readFile('CONTRIBUTING.md', 'utf8');
const [map = ''] = /## File map[^]*?(?=\n## )/u.exec(contributing) ?? [];
const rows = [...map.matchAll(/^\| (?:`(?<folder>[^`]+)`)? *\| (?<about>.*) \|$/gmu)];

test('the file map names every folder of src', async () => {
  // Not glob(): knip takes what a glob of node:fs names as used.
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const named = rows.map(({ groups }) => groups?.['folder']);
  expect(named).toEqual(expect.arrayContaining(folders));
});

test('the file map names no file that is not there', () => {
  let folder = '';
  const files = rows.flatMap(({ groups }) => {
    folder = groups?.['folder'] ?? folder;
    return [...(groups?.['about'] ?? '').matchAll(/`([\w-]+\.ts)`/gu)].map(([, file = '']) =>
      path.join(folder, file),
    );
  });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
