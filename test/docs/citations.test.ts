import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

const COMMENT = /\/\*\*?[^]*?\*\/|(?<=^|\s)\/\/.*$/gmu;
const CITATION = /(?<page>[\w./-]+\.md)(?:, "(?<passage>[^"]+)")?/gu;
/** The document of the service's interface: its provider gives it out. */
const ELSEWHERE = 'interface.md';

interface Citation {
  readonly where: string;
  readonly page: string;
  /** A heading, or other words of the page. */
  readonly passage: string | undefined;
}

async function findCitations(): Promise<Citation[]> {
  const citations: Citation[] = [];
  for await (const where of glob('{src,test,scripts,bench}/**/*.ts')) {
    for (const [comment] of (await readFile(where, 'utf8')).matchAll(COMMENT)) {
      const text = comment.replaceAll(/\s*\n\s*\*\s*/gu, ' ');
      for (const { groups: { page = '', passage } = {} } of text.matchAll(CITATION)) {
        citations.push({ where, page, passage });
      }
    }
  }
  return citations.filter(({ page }) => page !== ELSEWHERE);
}

const citations = await findCitations();

test('every page that a comment cites is in this repository', () => {
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ page }) => !existsSync(page))).toEqual([]);
});

test('every passage that a comment cites is on its page', async () => {
  const quoting = citations.filter(({ page, passage }) => passage !== undefined && existsSync(page));
  expect(quoting.length).toBeGreaterThan(10);
  const missing = [];
  for (const citation of quoting) {
    if (!(await readFile(citation.page, 'utf8')).includes(citation.passage ?? '')) {
      missing.push(citation);
    }
  }
  expect(missing).toEqual([]);
});
