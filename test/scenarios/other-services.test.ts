import { describe, expect, test } from 'vitest';

import {
  OTHER_TOKEN,
  type OtherService,
  startOtherService,
  storeItem,
  type Ways,
} from '../support/other-service.ts';
import { beginJob } from '../support/run-action.ts';

/** The ways of services that docs/service-assumptions.md tells of: whatever they are, the evidence lands in the same way. */
const services: [string, Partial<Ways>][] = [
  ['a plain service', {}],
  ['an array named proof, pages of 7', { array: 'proof', pageItems: 7 }],
  ['an array named items and nextToken', { array: 'items', token: 'nextToken', pageItems: 7 }],
  ['an array named results, a limit of 10', { array: 'results', mostLimit: 10 }],
  ['empty answers, versions from 0', { answers: 'empty', firstVersion: 0, pageItems: 7 }],
  ['answers without a body', { answers: 'no-content' }],
  ['answers with an id only, sizes as text', { answers: 'partial', sizeAsText: true, firstVersion: 0 }],
];

const CSV_SCHEMAS = '"*.csv": {fields: {user: text, 2024: number}}';

describe.each(services)('against %s', (_, ways) => {
  const first = ways.firstVersion ?? 1;

  test('files are created, then become the next version of the same items', async () => {
    const { service, job, inputs } = await begin(ways);
    const created = await job.upload(inputs);
    expect(created).toMatchObject({ exitCode: 0, outputs: { created: '2', failed: '0', total: '2' } });
    expect(created.results.map(({ version }) => version)).toEqual([first, first]);

    await job.write('report.txt', 'a second report');
    const versioned = await job.upload(inputs);
    expect(versioned).toMatchObject({ exitCode: 0, outputs: { created: '0', versioned: '2', total: '2' } });
    expect(versioned.results.map(({ version }) => version)).toEqual([first + 1, first + 1]);
    expect(versioned.results.map(({ proofId }) => proofId)).toEqual(
      created.results.map(({ proofId }) => proofId),
    );
    expect(
      Object.fromEntries(service.items.map((item) => [item.filename, item.versions.map(String)])),
    ).toEqual({
      'access.csv': ['user,2024\nann,1\n', 'user,2024\nann,1\n'],
      'report.txt': ['a report', 'a second report'],
    });
  });

  test('files are linked to each target, with their schema, and each link gets a version', async () => {
    const { service, job, inputs } = await begin(ways);
    const link = 'control:c 1\ntask:t/1';
    const linked = await job.upload({ ...inputs, link });
    expect(linked).toMatchObject({ exitCode: 0, outputs: { linked: '4', total: '4' } });
    expect(linked.results.map(({ proofId }) => proofId)).toEqual(
      expect.arrayContaining(service.items.map(({ id }) => id)),
    );

    const versioned = await job.upload({ ...inputs, link });
    expect(versioned).toMatchObject({ exitCode: 0, outputs: { linked: '0', versioned: '4' } });
    expect(service.items).toHaveLength(4);
    expect(new Set(service.items.map(({ filename, links }) => `${filename} ${links.join()}`))).toEqual(
      new Set([
        'access.csv control:c 1',
        'access.csv task:t/1',
        'report.txt control:c 1',
        'report.txt task:t/1',
      ]),
    );
    for (const item of service.items.filter(({ filename }) => filename.endsWith('.csv'))) {
      expect(item.schema).toEqual({
        isPrivate: false,
        schema: {
          class: 'CsvFileSchema',
          fields: [
            { name: 'user', type: 'text' },
            { name: '2024', type: 'number' },
          ],
        },
      });
    }
  });
});

test('30 items contain the name, and the exact one on a late page gets the version', async () => {
  const { service, job, inputs } = await begin({ pageItems: 7 }, { 'report.txt': 'new' });
  for (let number = 0; number < 30; number += 1) {
    storeItem(service, { filename: `${number}-report.txt` });
  }
  const exact = storeItem(service, { filename: 'report.txt' });
  const step = await job.upload({ ...inputs, path: 'report.txt' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { versioned: '1', created: '0' } });
  expect(exact.versions.map(String)).toEqual(['before', 'new']);
  expect(service.items).toHaveLength(31);
});

test('two targets that hold one and the same item lead to one version', async () => {
  const { service, job, inputs } = await begin({}, { 'report.txt': 'new' });
  const item = storeItem(service, { filename: 'report.txt', links: ['control:1', 'label:2'] });
  const step = await job.upload({ ...inputs, path: 'report.txt', link: 'control:1\nlabel:2' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { versioned: '1', total: '1' } });
  expect(step.results[0]).toMatchObject({ target: 'control:1\nlabel:2', proofId: item.id, version: 2 });
  expect(item.versions).toHaveLength(2);
});

test.each<[string, Partial<Ways>]>([
  ['tells it', {}],
  ['tells an id only', { answers: 'partial' }],
  ['tells nothing', { answers: 'no-content' }],
])('a service that stores another name and %s makes the step fail, with the name to set', async (_, ways) => {
  const { job, inputs } = await begin({ rename: replaceSpaces, ...ways }, { 'a report.txt': 'text' });
  const step = await job.upload({ ...inputs, path: '*.txt', link: 'control:1', settle: '1s' });
  expect(step).toMatchObject({ exitCode: 1, outputs: { failed: '1' } });
  expect(step.results[0]?.error).toMatchObject({
    code: 'renamed',
    message: expect.stringContaining('Set name: a_report.txt'),
  });
});

async function begin(
  ways: Partial<Ways>,
  files: Record<string, string> = { 'access.csv': 'user,2024\nann,1\n', 'report.txt': 'a report' },
) {
  const service: OtherService = await startOtherService(ways);
  const job = await beginJob(files);
  const inputs = {
    path: '*.csv\n*.txt',
    'base-url': service.url,
    token: OTHER_TOKEN,
    'csv-schemas': CSV_SCHEMAS,
    'if-no-files-found': 'ignore',
  };
  return { service, job, inputs };
}

function replaceSpaces(filename: string): string {
  return filename.replaceAll(' ', '_');
}
