import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { marked } from 'marked';
import { expect, test } from 'vitest';

import { listPapers } from '../../scripts/docs/blocks.ts';

const LINK = /\]\((?<target>[^)\s]+)\)|(?:src|srcset)="(?<image>[^"]+)"/gu;

/** Where the links and pictures of the papers lead in this repository, and to which heading. */
async function findTargets(): Promise<{ readonly file: string; readonly heading: string | undefined }[]> {
  const targets = [];
  for (const paper of await listPapers()) {
    for (const { groups: { target, image } = {} } of (await readFile(paper, 'utf8')).matchAll(LINK)) {
      const [place = '', heading] = (target ?? image ?? '').split('#');
      if (!URL.canParse(place)) {
        targets.push({ file: place === '' ? paper : path.join(path.dirname(paper), place), heading });
      }
    }
  }
  return targets;
}

/** The anchors that GitHub gives to the headings of a paper. */
async function listAnchors(paper: string): Promise<string[]> {
  return marked.lexer(await readFile(paper, 'utf8')).flatMap((token) =>
    token.type === 'heading'
      ? [
          String(token['text'])
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
            .replaceAll(' ', '-'),
        ]
      : [],
  );
}

const targets = await findTargets();

test('every link and picture of the papers leads to a file that is there', () => {
  const files = targets.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['docs/delivery.md', 'docs/images/job-summary-dark.webp']));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every link of the papers to a heading leads to one', async () => {
  const links = targets.filter(({ file, heading }) => heading !== undefined && existsSync(file));
  expect(links.length).toBeGreaterThan(10);
  const loose = [];
  for (const { file, heading = '' } of links) {
    if (!(await listAnchors(file)).includes(heading)) {
      loose.push(`${file}#${heading}`);
    }
  }
  expect(loose).toEqual([]);
});
