import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { beginJob, type Inputs } from '../support/run-action.ts';

const DIST = path.resolve('dist/upload');
const MOST_BYTES = 2 * 1024 * 1024;

/** Packages that a run loads only where it needs them, each with words of its code that nothing else holds. */
const marks = new Map([
  ['csv-parse', 'class CsvError extends'],
  ['mime', 'class Mime {'],
  ['oauth4webapi', 'async function clientCredentialsGrantRequest('],
  ['undici', 'class EnvHttpProxyAgent extends'],
  ['yaml', 'class LineCounter {'],
]);

const inputs: Inputs = {
  path: 'reports/*.xml',
  'base-url': 'https://proof.example.com',
  token: 'token-of-a-run-that-sends-nothing',
  'if-no-files-found': 'warn',
};

test('the bundle holds each package that is loaded late, once', async () => {
  const texts = await Promise.all((await listBundle()).map((file) => readFile(file, 'utf8')));
  for (const mark of marks.values()) {
    expect(texts.flatMap((text) => text.split(mark).slice(1))).toHaveLength(1);
  }
});

test.each<[string, Inputs, string[]]>([
  ['loads none of them', inputs, []],
  [
    'and brings client credentials needs no token yet',
    { ...inputs, token: '', 'token-url': 'https://id.example.com', 'client-id': 'a', 'client-secret': 'b' },
    [],
  ],
  ['and says something in YAML loads its parser', { ...inputs, 'csv-schemas': '"*.csv": infer' }, ['yaml']],
])('a run that finds no files %s', async (_, given, expected) => {
  expect(await listLoaded(given)).toEqual(expected);
});

test('the upload action is less than 2 MiB to load from GitHub', async () => {
  const sizes = await Promise.all((await listBundle()).map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

async function listBundle(): Promise<string[]> {
  const names = await readdir(DIST);
  return names.filter((name) => name.endsWith('.js')).map((name) => path.join(DIST, name));
}

/** Which of the packages are in the files of the bundle that a run loads, as Node's own coverage lists them. */
async function listLoaded(given: Inputs): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-loads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const job = await beginJob();
  const { exitCode } = await job.upload(given, { NODE_V8_COVERAGE: folder });
  expect(exitCode).toBe(0);
  const [record = ''] = await readdir(folder);
  const { result }: Coverage = JSON.parse(await readFile(path.join(folder, record), 'utf8'));
  const files = result.flatMap(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : []));
  expect(files).toContain(path.join(DIST, 'index.js'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...marks].filter(([, mark]) => texts.some((text) => text.includes(mark))).map(([name]) => name);
}

/** What Node writes to the folder NODE_V8_COVERAGE, as far as it is read here. */
interface Coverage {
  readonly result: readonly { readonly url: string }[];
}
