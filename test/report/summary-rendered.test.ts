import { marked } from 'marked';
import { expect, test } from 'vitest';

import { renderSummary } from '../../src/report/summary.ts';
import { type Scene, Stage } from '../support/stage.ts';

const UUID = '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d';

/** The summary of a run as Markdown, and as a renderer of GitHub's Markdown shows it. */
async function render(scene: Scene, webUrl?: string) {
  const markdown = renderSummary(await new Stage(scene).upload(), webUrl);
  const html = await marked.parse(markdown, { gfm: true });
  const tables = [...html.matchAll(/<table>.*?<\/table>/gsu)].map(([table]) => readTable(table));
  return { markdown, html, tables };
}

/** The head of each table. */
async function listTitles(scene: Scene): Promise<(string[] | undefined)[]> {
  return (await render(scene)).tables.map(([head]) => head);
}

/** The texts of the cells of a table, row by row. */
function readTable(html: string): string[][] {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)];
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gsu)].map(([, cell = '']) => readText(cell)),
  );
}

/** What a person sees: without tags, entities resolved. */
function readText(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return html
    .replace(/<\/?[a-z][^>]*>/gu, '')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gu, (entity, name: string) => named[name] ?? entity)
    .replaceAll('\u2060', '');
}

test.each([
  'report.pdf',
  'with spaces.txt',
  'a|b.txt',
  '<img src=x onerror=alert(1)>.txt',
  '`code`.txt',
  '**bold**_too_.txt',
  '[link](https://example.com).txt',
  '@octocat #1.txt',
  'back\\slash\\|.txt',
  '~~gone~~ $x$.txt',
  'Übersicht 監査.pdf',
])('a file that is called %s is shown as that, in one cell of one row', async (name) => {
  const { tables, html } = await render({ files: { [name]: 'x' } });
  expect(tables).toHaveLength(1);
  expect(tables[0]?.map(([file]) => file)).toEqual(['File', name]);
  expect(html).not.toMatch(/<(?:img|del|strong>gone|em)\b/u);
});

test('plain file names stay plain in the Markdown, so that they can be found', async () => {
  const { markdown } = await render({ files: { 'reports/unit-tests_2026.xml': 'x' } });
  expect(markdown).toContain('reports/unit-tests_2026.xml');
});

test('columns that tell nothing are left out', async () => {
  expect(await listTitles({})).toEqual([['File', 'Outcome', 'Item', 'Version', 'Size', 'SHA-256']]);
  expect(await listTitles({ settings: { dryRun: true } })).toEqual([['File', 'Outcome', 'Size']]);
  expect(await listTitles({ entry: { ifMissing: 'error', targets: [{ type: 'task', id: '1' }] } })).toEqual([
    ['File', 'Step', 'Targets', 'Outcome', 'What happened, and what to do'],
  ]);
});

test('of many files the first are shown, and the rest is folded into a table of its own', async () => {
  const files = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`report-${number}.txt`, 'x']));
  const { html, tables } = await render({ files });
  expect(tables.map(({ length }) => length)).toEqual([26, 76]);
  expect(html).toContain('<h4>Landed: 100</h4>');
  expect(html).toMatch(/<details><summary>75 more<\/summary>\s*<table>/u);
});

test('a long id is cut to its beginning, whole as a title, and leads to the web page', async () => {
  const seed: Scene['seed'] = (store) => void store.seed('report.txt', 'old', { id: UUID });
  const { tables, html } = await render({ seed }, 'https://app.example.com/proof/{id}');
  expect(tables[0]?.[1]?.[2]).toBe('5f0c1c1e…');
  expect(html).toContain(`<a href="https://app.example.com/proof/${UUID}" title="${UUID}">`);
  expect((await render({ seed })).html).toContain(`<span title="${UUID}">`);
});

test('a dry run shows its conflicts first, and why each step would be', async () => {
  const { html, tables } = await render({
    files: { 'new.txt': 'x', 'twice.txt': 'x' },
    seed: (store) => ['a', 'b'].forEach((content) => store.seed('twice.txt', content)),
    settings: { dryRun: true },
  });
  expect(html.indexOf('Conflicts: 1')).toBeLessThan(html.indexOf('Planned: 1'));
  expect(tables[1]?.[1]).toEqual(['new.txt', 'create: nothing of this name is in the organization', '1 B']);
});
