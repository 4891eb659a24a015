import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem, type Ways } from '../support/other-service.ts';
import { beginJob } from '../support/run-action.ts';

interface Mistake {
  readonly what: string;
  readonly inputs: Record<string, string>;
  /** What the message has to name: the input or the file, and the way out. */
  readonly says: string[];
  readonly ways?: Partial<Ways>;
  readonly files?: Record<string, string>;
}

const mistakes: Mistake[] = [
  { what: 'a wrong token', inputs: { token: 'wrong-token' }, says: ['401', 'Unauthorized', 'check "token"'] },
  { what: 'no token', inputs: { token: ' ' }, says: ['token: is empty', 'secret'] },
  {
    what: 'an unreachable address',
    inputs: { 'base-url': 'http://127.0.0.1:1' },
    says: ['report.txt', '127.0.0.1:1', 'refused'],
  },
  { what: 'no address', inputs: { 'base-url': '' }, says: ['base-url: is required'] },
  {
    what: 'http to another machine',
    inputs: { 'base-url': 'http://proof.example.com' },
    says: ['base-url', 'allow: http'],
  },
  {
    what: 'an address with /v1',
    inputs: { 'base-url': 'https://proof.example.com/v1' },
    says: ['base-url', '/v1'],
  },
  { what: 'an owner that is no UUID', inputs: { owner: 'ann' }, says: ['owner: "ann" is not a UUID'] },
  {
    what: 'a target of an unknown type',
    inputs: { link: 'policy:1' },
    says: ['link: "policy:1"', 'control:<id>'],
  },
  {
    what: 'malformed YAML in csv-schemas',
    inputs: { 'csv-schemas': '"*.csv": {fields: [' },
    says: ['csv-schemas: line 1, column'],
  },
  {
    what: 'a field type that is none',
    inputs: { 'csv-schemas': '"*.csv":\n  fields:\n    user: string' },
    says: ['csv-schemas: line 3, column 11', 'text, number, boolean, date'],
  },
  {
    what: 'no files',
    inputs: { path: 'missing-*.txt' },
    says: ['path: no files were found for "missing-*.txt"', 'if-no-files-found'],
  },
  {
    what: 'one pattern of two that selects nothing',
    inputs: { path: 'report.txt\nmissing.txt' },
    says: ['"missing.txt"'],
  },
  {
    what: 'two files of one name',
    inputs: { path: '**/report.txt' },
    files: { 'old/report.txt': 'old' },
    says: ['old/report.txt and report.txt', "name: '{path}'"],
  },
  {
    what: 'a list page that fails',
    inputs: {},
    ways: { failedPages: [2], pageItems: 1 },
    says: ['report.txt', 'could not be learned', '500', 'page lost'],
  },
  {
    what: 'a pin together with a link',
    inputs: { 'proof-id': 'p', link: 'control:1' },
    says: ['proof-id', '"link"'],
  },
  {
    what: 'an owner together with owned-by-me',
    inputs: { owner: '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d', 'owned-by-me': 'true' },
    says: ['owned-by-me', '"owner"'],
  },
  {
    what: 'a CA file that is not there',
    inputs: { 'ca-file': 'nope.pem' },
    says: ['ca-file', 'nope.pem'],
  },
  { what: 'a duration without a unit', inputs: { timeout: '30' }, says: ['timeout: "30" is not a duration'] },
];

test.each(mistakes)('$what: a clear message, a red step, and nothing written', async (mistake) => {
  const service = await startOtherService(mistake.ways);
  storeItem(service, { filename: 'a report.txt' });
  storeItem(service, { filename: 'another report.txt' });
  const job = await beginJob({ 'report.txt': 'text', ...mistake.files });
  const step = await job.upload({
    path: 'report.txt',
    'base-url': service.url,
    token: OTHER_TOKEN,
    ...mistake.inputs,
  });
  expect(step.exitCode).toBe(1);
  for (const words of mistake.says) {
    expect(step.log).toContain(words);
  }
  expect(step.log).toMatch(/^::error/mu);
  expect(step.summary).not.toBe('');
  expect(service.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

test('one file fails, the others land, and the step fails at the end with a count', async () => {
  const service = await startOtherService();
  storeItem(service, { filename: 'twice.txt' });
  storeItem(service, { filename: 'twice.txt' });
  const job = await beginJob({ 'a.txt': 'a', 'empty.txt': '', 'twice.txt': 'b', 'z.txt': 'z' });
  const step = await job.upload({ path: '*.txt', 'base-url': service.url, token: OTHER_TOKEN });
  expect(step).toMatchObject({ exitCode: 1, outputs: { created: '2', failed: '2', total: '4' } });
  expect(step.log).toContain('::error::2 of 4 steps landed: 2 created; 2 failed');
  expect(step.results.map(({ file, error }) => [file, error?.code])).toEqual([
    ['empty.txt', 'refused-file'],
    ['a.txt', undefined],
    ['twice.txt', 'ambiguous'],
    ['z.txt', undefined],
  ]);
});

test('a dry run writes nothing and tells the steps of the run after it', async () => {
  const service = await startOtherService();
  storeItem(service, { filename: 'old.txt' });
  const job = await beginJob({ 'new.txt': 'new', 'old.txt': 'old' });
  const inputs = { path: '*.txt', 'base-url': service.url, token: OTHER_TOKEN };
  const dry = await job.upload({ ...inputs, 'dry-run': 'true' });
  expect(dry).toMatchObject({ exitCode: 0, outputs: { total: '2', created: '0' } });
  expect(dry.results.map(({ outcome }) => outcome)).toEqual(['planned', 'planned']);
  expect(service.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);

  const real = await job.upload(inputs);
  expect(real.results.map(({ file, step }) => [file, step])).toEqual(
    dry.results.map(({ file, step }) => [file, step]),
  );
});

test('a name that no service takes keeps its own file back, and the others go', async () => {
  const service = await startOtherService();
  const job = await beginJob({ 'good.txt': 'good', 'bad\rname.txt': 'bad' });
  const step = await job.upload({ path: '*.txt', 'base-url': service.url, token: OTHER_TOKEN });
  expect(step).toMatchObject({ exitCode: 1, outputs: { created: '1', failed: '1' } });
  expect(step.results.map(({ error }) => error?.code)).toEqual(['refused-file', undefined]);
});

test('a pin on an archived item is a conflict, and nothing is written to it', async () => {
  const service = await startOtherService();
  const item = storeItem(service, { filename: 'a.txt', status: 'archived' });
  const job = await beginJob({ 'a.txt': 'a' });
  const inputs = { path: 'a.txt', 'base-url': service.url, token: OTHER_TOKEN, 'proof-id': item.id };
  const step = await job.upload(inputs);
  expect(step.results[0]).toMatchObject({ step: 'conflict', error: { code: 'not-found' } });
  expect(item.versions).toHaveLength(1);
});

test('files that cannot be written do not keep the summary and the annotations back', async () => {
  const service = await startOtherService();
  storeItem(service, { filename: 'twice.txt' });
  storeItem(service, { filename: 'twice.txt' });
  const job = await beginJob({ 'twice.txt': 'x' });
  const inputs = { path: '*.txt', 'base-url': service.url, token: OTHER_TOKEN };
  const step = await job.upload(inputs, { RUNNER_TEMP: '/nowhere/at/all' });
  expect(step.exitCode).toBe(1);
  expect(step.summary).toContain('Did not land: 1');
  expect(step.log).toMatch(/^::error title=Evidence did not land::failed twice\.txt/mu);
  expect(step.log).toMatch(/^::error::the outputs could not be written: /mu);
});

test('the summary of a run that has no secrets says why nothing was uploaded', async () => {
  const job = await beginJob({ 'a.txt': 'a' });
  const step = await job.upload({ path: '*.txt' }, { GITHUB_ACTOR: 'dependabot[bot]' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { skipped: '1', total: '1' } });
  expect(step.summary).toContain('Nothing was uploaded: Dependabot started this run');
  expect(step.summary).not.toContain('Landed');
});
