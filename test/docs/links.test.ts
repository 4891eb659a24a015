import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { listPapers } from '../../scripts/docs/blocks.ts';

const LINK = /\]\((?<target>[^)#\s]+)/gu;

test('every link of the papers to a file leads to one', async () => {
  const links: string[] = [];
  for (const paper of await listPapers()) {
    const targets = (await readFile(paper, 'utf8')).matchAll(LINK);
    for (const { groups: { target = '' } = {} } of targets) {
      if (!URL.canParse(target)) {
        links.push(path.join(path.dirname(paper), target));
      }
    }
  }
  expect(links).toContain('docs/delivery.md');
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
