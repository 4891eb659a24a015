import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Page } from 'playwright-core';

import { runTool } from './demo/processes.ts';
import { startSandbox } from './demo/sandbox.ts';
import { frameSummary } from './screenshots/frame-summary.ts';

/** What `npm run demo` has left: the pictures show that. */
const DEMO = 'demo-out';
const IMAGES = 'docs/images';
const SCHEMES = ['light', 'dark'] as const;
/** GitHub shows a README narrower than these pages are, so that this is close to two on a sharp screen. */
const PIXELS = 1.4;
/** As WebP a picture has less than half of the bytes that it has as PNG. */
const QUALITY = 50;

/** One picture of the README. */
interface Scene {
  readonly width: number;
  /** Opens what the picture shows, and names the element that is taken. */
  readonly open: (page: Page) => Promise<string>;
}

const { signal } = new AbortController();
await using sandbox = await startSandbox(path.join(DEMO, 'sandbox'), signal);
const scenes: Readonly<Record<string, Scene>> = {
  'job-summary': {
    width: 960,
    async open(page) {
      await page.setContent(await frameSummary(path.join(DEMO, 'runner/run-2-registers/summary.md')));
      return 'main';
    },
  },
  'sandbox-page': {
    width: 1184,
    async open(page) {
      await page.goto(sandbox.url);
      await page.getByLabel('Sort by').selectOption('filename asc');
      await page.getByText('sbom.cdx.json').click();
      await page.getByRole('row', { name: 'v2' }).waitFor();
      await page.mouse.move(0, 0);
      return 'main';
    },
  },
};

await mkdir(IMAGES, { recursive: true });
// Chromium refuses its own sandbox to root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const executablePath = (await runTool('which', ['chromium'], signal)).trim();
await using browser = await chromium.launch({ executablePath, args });
for (const [name, { width, open }] of Object.entries(scenes)) {
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    const file = path.join(IMAGES, `${name}-${colorScheme}.webp`);
    await writeFile(file, await takePicture(page, await open(page)));
    console.log(file);
    await page.close();
  }
}

/** Chromium writes WebP, of which Playwright's own screenshots know nothing. */
async function takePicture(page: Page, element: string): Promise<Buffer> {
  const box = await page.locator(element).boundingBox();
  if (box === null) {
    throw new Error(`the page shows no ${element}`);
  }
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...box, scale: PIXELS },
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}
