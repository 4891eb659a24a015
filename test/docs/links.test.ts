import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

const LINK = /\]\((?<target>[^)#\s]+)/gu;

test('every link of the papers to a file leads to one', async () => {
  const links: string[] = [];
  for await (const paper of glob(['*.md', 'docs/*.md'])) {
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
