import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test, vi, type TestContext } from 'vitest';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';
import { aCsv, aFile, create, startApi, type Api } from '../sandbox/support/api.ts';
import { findTool } from './support/tool.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../demo-out/sandbox-page', import.meta.url));
const HOSTILE_NAME = '<img src=x onerror="document.title=\'owned\'">.html';

test('an upload and its next version show at once, and what is open stays open', async (context) => {
  const { api, page } = await openPage(context);
  await page.getByText('Nothing yet.').waitFor();
  const { id } = await create(api, aFile({ name: 'live.txt' }));
  await page.getByText('live.txt').click();
  await page.getByRole('row', { name: 'v1' }).waitFor();
  await api.upload(`/v1/proof/${id}/versions`, aFile({ content: 'newer' }));
  await page.getByRole('row', { name: 'v2' }).waitFor();
  expect(await page.getByRole('row', { name: 'v1' }).isVisible()).toBe(true);
});

test('hostile names and ids stay text, and hidden characters are shown', async (context) => {
  const { api, page } = await openPage(context);
  await create(api, aFile({ name: HOSTILE_NAME }));
  await create(api, aFile({ name: 'harmless\u202Egnp.exe' }));
  await api.upload(`/v1/labels/${encodeURIComponent('<b>bold</b>')}/proof`, aFile());
  await page.getByText(HOSTILE_NAME, { exact: true }).waitFor();
  await page.getByText('harmless[U+202E]gnp.exe').waitFor();
  await page.locator('summary').getByText('label <b>bold</b>').waitFor();
  expect([await page.title(), await page.locator('main img, main b').count()]).toEqual(['Proof sandbox', 0]);
});

test('search and object narrow the list', async (context) => {
  const { api, page } = await openPage(context);
  await create(api, aFile({ name: 'alpha.txt' }));
  await api.upload('/v1/controls/c1/proof', aFile({ name: 'beta.txt' }));
  await page.getByText('beta.txt').waitFor();
  const names = () => page.locator('summary .name').allTextContents();
  await page.getByLabel('Search').fill('ALPHA');
  await vi.waitFor(async () => expect(await names()).toEqual(['alpha.txt']));
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Linked to').selectOption('control c1');
  await vi.waitFor(async () => expect(await names()).toEqual(['beta.txt']));
});

test('the keyboard alone finds an item and opens it', async (context) => {
  const { api, page } = await openPage(context);
  for (const name of ['one.txt', 'two.txt']) await create(api, aFile({ name }));
  await page.getByText('two.txt').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('one');
  await page.getByText('two.txt').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Download version 1 of one.txt' }).waitFor();
});

test('any version can be downloaded under its own name', async (context) => {
  const { api, page } = await openPage(context);
  const { id } = await create(api, aFile({ name: 'evidence.txt', content: 'first' }));
  await api.upload(`/v1/proof/${id}/versions`, aFile({ content: 'second' }));
  await page.getByText('evidence.txt').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download version 1' }).click();
  const file = await download;
  expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([
    'evidence.txt',
    'first',
  ]);
});

test('a person archives an item', async (context) => {
  const { api, page } = await openPage(context);
  await create(api, aFile());
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByText('report.txt').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.locator('summary').getByText('archived').waitFor();
  expect(api.sandbox.records()).toMatchObject([{ archived: true }]);
});

test.for([
  [1280, 'light'],
  [1280, 'dark'],
  [400, 'light'],
  [400, 'dark'],
] as const)(
  'at %i pixels in %s nothing is wider than the window, and nothing comes from elsewhere',
  async ([width, scheme], context) => {
    const { api, page } = await openPage(context);
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await fill(api);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.getByText('access-review.csv').click();
    await page.getByText('failedLogins').waitFor();
    await page.screenshot({ path: `${SCREENSHOTS}-${width}-${scheme}.png`, fullPage: true });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect([...new Set(asked)]).toEqual([api.sandbox.url]);
    expect(complaints).toEqual([]);
  },
);

async function openPage(context: TestContext): Promise<{ readonly api: Api; readonly page: Page }> {
  const executablePath = findTool('chromium', context);
  const api = await startApi({ faults: parseFaults('download nth=1000: truncate') });
  // Chromium refuses its own sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(api.sandbox.page);
  return { api, page };
}

async function fill(api: Api): Promise<void> {
  await create(api, aFile({ name: `${'a very long name '.repeat(8)}.pdf` }));
  await create(api, aFile({ name: HOSTILE_NAME }));
  await api.upload('/v1/tasks/quarterly-vulnerability-scan/proof', aFile({ name: 'sbom.cdx.json' }));
  const { id } = await create(api, aCsv({ name: 'access-review.csv' }), { contentType: 'text/csv' });
  await api.upload(`/v1/proof/${id}/versions`, aCsv());
  await api.send('PATCH', `/v1/proof/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      isPrivate: false,
      schema: {
        class: 'CsvFileSchema',
        fields: [
          { name: 'user', type: 'text' },
          { name: 'failedLogins', type: 'number' },
        ],
      },
    }),
  });
}
