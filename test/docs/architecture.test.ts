import { existsSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { readBlocks, readSpans } from '../../scripts/docs/blocks.ts';
import { readFlowchart } from './support/flowchart.ts';

const PAPER = 'docs/architecture.md';
const IMPORT = /(?:from |import\()'(?:\.\.\/)+(?<room>[a-z]+)\//gu;

const drawing = (await readBlocks(PAPER)).find(({ language }) => language === 'mermaid');
const { nodes, arrows } = readFlowchart(drawing?.text ?? '');
const rooms = (await readdir('src', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('the drawing has every room of src', () => {
  expect(nodes.toSorted()).toEqual(rooms.toSorted());
});

test('the arrows of the drawing are the imports between the rooms, no more and no less', async () => {
  const imports = new Set<string>();
  for await (const file of glob('src/*/**/*.ts')) {
    const [, from = ''] = file.split('/');
    for (const { groups: { room = '' } = {} } of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
      if (room !== from && rooms.includes(room)) {
        imports.add(`${from} --> ${room}`);
      }
    }
  }
  expect(arrows.toSorted()).toEqual([...imports].toSorted());
});

test('every file that the paper names is there', async () => {
  const files = (await readSpans(PAPER)).filter((span) => span.startsWith('src/'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
