import { readdir, symlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

import { expect, test } from 'vitest';

import { type Answer, answerJson, startHostileService } from '../../support/hostile-service.ts';
import { serveHttp } from '../../support/loopback.ts';
import { beginJob, type Inputs, type Job } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const UPLOADED = '2026-11-01T00:00:00Z';
const item = (rest: object = {}) => ({
  id: 'i1',
  filename: 'file.txt',
  version: 1,
  size: 8,
  createdOn: UPLOADED,
  uploadedOn: UPLOADED,
  ...rest,
});
const listed = (...items: object[]): Answer => answerJson({ data: items });
const named = (filename: string): Answer => listed(item({ filename }));
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();
const sendNamed =
  (disposition: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-disposition': disposition }).end('evidence');

/** Lists that no companion may believe, obey or quote, and what it says of them. */
const lists: [what: string, says: string, answer: Answer][] = [
  ['the same page without end', 'same offset token twice', answerJson({ data: [], offsetToken: 'again' })],
  ['an HTML page with the token', 'GET /v1/proof', answerJson(`<html><title>${TOKEN}</title>`)],
  ['two arrays that fit', 'GET /v1/proof', answerJson({ a: [item()], b: [item()] })],
  ['an item whose id leads elsewhere', '../x', listed(item({ id: '../x' }))],
  ['nests without end', 'GET /v1/proof', answerJson('['.repeat(500_000))],
  ['a packed page', 'GET /v1/proof', answerJson('\u001f\u008b', 200, { 'content-encoding': 'gzip' })],
  ['a refusal that quotes the token', 'no *** here', answerJson({ message: `no ${TOKEN} here` }, 403)],
  ['a refusal of commands', 'answered 404', answerJson({ message: '\n::error::x ##[error]y' }, 404)],
  ['a redirect to the metadata', 'GET /v1/proof', redirect('http://169.254.169.254/')],
];

test.each([
  ['download', {}],
  ['check', { 'max-age': '1d' }],
] as const)(
  'whatever it is told by a list, %s is red, obeys nothing, keeps nothing and gives nothing away',
  async (action, inputs) => {
    await Promise.all(
      lists.map(async ([what, says, answer]) => {
        const { job, step } = await run(action, { lists: { c1: answer } }, inputs);
        expect([what, step.exitCode]).toEqual([what, 1]);
        expect(step.log).toContain(says);
        expect(await readdir(job.workspace)).toEqual([]);
        await expectNoTraces(step, job);
      }),
    );
  },
  60_000,
);

/** Names that items bear at the service, or contents come under, and the files that they become. */
const names: [what: string, files: string[], list: Answer, contents?: Answer][] = [
  ['a name that leads elsewhere', ['passwd'], named('../../../etc/passwd')],
  ['an absolute name', ['authorized_keys'], named('/root/.ssh/authorized_keys')],
  ['a name of Windows that leads elsewhere', ['boot.ini'], named('..\\..\\boot.ini')],
  ['a hidden name', ['_npmrc'], named('.npmrc')],
  ['a folder', ['proof-i1'], named('..')],
  ['a name of commands', ['_ __error__x ##[error]y'], named('\n ::error::x ##[error]y')],
  ['terminal sequences', ['_[31m_red_.txt'], named('\u001b[31m\u202ered\u009b.txt')],
  [
    'HTML and Markdown',
    ['_img src=x onerror=alert(1)__b_`_.txt'],
    named('<img src=x onerror=alert(1)>|b|`*.txt'),
  ],
  ['half a surrogate pair', ['\ufffd.txt'], named('\ud800.txt')],
  [
    'a name from the header that leads elsewhere',
    ['passwd'],
    named('a'),
    sendNamed("attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd"),
  ],
  [
    'a header that is broken',
    ['file.txt'],
    named('file.txt'),
    sendNamed("attachment; filename*=UTF-8''%ZZ; filename=\""),
  ],
];

test.each(names)(
  '%s becomes %j in the directory, and no file elsewhere',
  async (_, files, list, contents = sendNamed('')) => {
    const { job, step } = await run(
      'download',
      { lists: { c1: list }, downloads: { '': contents } },
      { directory: 'back' },
    );
    expect(step.exitCode, step.log).toBe(0);
    expect(await readdir(job.workspace, { recursive: true })).toEqual([
      'back',
      ...files.map((file) => `back/${file}`),
    ]);
    await expectNoTraces(step, job);
  },
);

/** Contents that are not what the lists tell of, and what is said of them. Nothing is left of them. */
const contents: [what: string, says: string, answer: Answer][] = [
  ['fewer bytes than are listed', 'lists 8 bytes', (response) => response.end('evid')],
  ['bytes without end', 'lists 8 bytes', sendForEver],
  ['packed bytes', 'was not brought back', answerJson('evidence', 200, { 'content-encoding': 'gzip' })],
  ['an error that quotes the token', 'who is ***', answerJson({ message: `who is ${TOKEN}?` }, 403)],
  ['a redirect to the metadata', 'was not brought back', redirect('http://169.254.169.254/latest/')],
  ['a redirect to a file', 'was not brought back', redirect('file:///etc/passwd')],
  ['a redirect without end', 'was not brought back', redirect('?again')],
];

test.each(contents)('contents that are %s are not taken for the evidence', async (_, says, answer) => {
  const { job, step } = await run('download', { lists: { c1: listed(item()) }, downloads: { '': answer } });
  expect(step).toMatchObject({ exitCode: 1, outputs: { count: '0' } });
  expect(step.log).toContain(says);
  expect(await readdir(job.workspace)).toEqual([]);
  await expectNoTraces(step, job);
});

test('a download that is led to a store elsewhere gives it no token', async () => {
  const strangers: unknown[] = [];
  const store = await serveHttp((request, response) => {
    strangers.push(request.headers.authorization);
    response.end('evidence');
  });
  const ways = { lists: { c1: listed(item()) }, downloads: { '': redirect(store.href) } };
  const { job, step } = await run('download', ways);
  expect(step).toMatchObject({ exitCode: 0, outputs: { count: '1' } });
  expect(strangers).toEqual([undefined]);
  await expectNoTraces(step, job);
});

test('an item that is named by the token is brought back, and its name is shown nowhere', async () => {
  const { job, step } = await run('download', {
    lists: { c1: named(`${TOKEN}.txt`) },
    downloads: { '': sendNamed('') },
  });
  expect(step).toMatchObject({ exitCode: 0, outputs: { count: '1' } });
  await expectNoTraces(step, job);
});

test('a link that lies in the workspace leads no download out of it', async () => {
  const ways = { lists: { c1: listed(item()) }, downloads: { '': sendNamed('') } };
  const { step, job } = await run('download', ways, { directory: 'link' }, (begun) =>
    symlink('/tmp', path.join(begun.workspace, 'link')),
  );
  expect(step.exitCode).toBe(1);
  expect(step.log).toContain('directory: ');
  await expectNoTraces(step, job);
});

/** Times that a freshness check is told, and how it judges them: what cannot be read is never fresh. */
const times: [what: string, state: string, answer: Answer][] = [
  ['no time', 'unknown', listed(item({ uploadedOn: undefined, createdOn: undefined }))],
  ['a time that is an object', 'unknown', listed(item({ uploadedOn: {}, createdOn: {} }))],
  [
    'a time that is commands',
    'unknown',
    listed(item({ uploadedOn: '\n::error::x', createdOn: '##[error]' })),
  ],
  ['a time before all others', 'stale', listed(item({ uploadedOn: '0001-01-01T00:00:00Z' }))],
];

test.each(times)('%s is judged %s', async (_, state, answer) => {
  const { job, step } = await run('check', { lists: { c1: answer } }, { name: 'file.txt', 'max-age': '1d' });
  expect(step.exitCode).toBe(1);
  expect(JSON.parse(step.outputs['results'] ?? '')).toMatchObject([{ state }]);
  await expectNoTraces(step, job);
});

async function run(
  action: 'download' | 'check',
  ways: Parameters<typeof startHostileService>[0],
  inputs: Inputs = {},
  prepare?: (job: Job) => Promise<void>,
) {
  const service = await startHostileService(ways);
  const job = await beginJob();
  await prepare?.(job);
  const step = await job.step(action, {
    'base-url': service.url,
    token: TOKEN,
    link: 'control:c1',
    timeout: '25s',
    ...inputs,
  });
  return { job, step };
}

function sendForEver(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
}
