import { expect, test } from 'vitest';

import { describeOutcomes } from '../../support/describe-outcomes.ts';
import { type Answer, answerJson, startHostileService } from '../../support/hostile-service.ts';
import { serveHttp } from '../../support/loopback.ts';
import { beginJob } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const item = (rest: object = {}) => ({ id: 'i1', filename: 'other.txt', version: 1, size: 1, ...rest });
const BIG = 'x'.repeat(17 * 1024 * 1024);

/** How a target's proof is listed. What cannot be learned is never taken for "nothing is there". */
const lists: [what: string, outcome: string, answer: Answer][] = [
  ['the same page without end', 'failed list-failed', answerJson({ data: [], offsetToken: 'again' })],
  ['a token that is an object', 'failed list-failed', answerJson({ data: [], offsetToken: {} })],
  ['an HTML page', 'failed list-failed', answerJson(`<html><title>${TOKEN}</title>`)],
  ['a bare array', 'failed list-failed', answerJson([])],
  ['a text', 'failed list-failed', answerJson('"data"')],
  ['two arrays that fit', 'failed list-failed', answerJson({ a: [item()], b: [item()] })],
  ['an array of numbers', 'failed list-failed', answerJson({ data: [1, 2, 3] })],
  ['an item without a name', 'failed list-failed', answerJson({ data: [item(), { id: 'i2' }] })],
  ['an item whose id leads elsewhere', 'failed list-failed', answerJson({ data: [item({ id: '..' })] })],
  ['an item whose id is no text', 'failed list-failed', answerJson({ data: [item({ id: ['i1'] })] })],
  ['a page without end', 'failed list-failed', answerJson({ data: [item({ more: BIG })] })],
  ['nests without end', 'failed list-failed', answerJson(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)],
  [
    'bytes that are no text',
    'failed list-failed',
    (response) => response.end(Buffer.from([0x7b, 0xff, 0xfe])),
  ],
  ['a packed page', 'failed list-failed', answerJson('\u001f\u008b', 200, { 'content-encoding': 'gzip' })],
  ['a refusal that quotes the token', 'failed list-failed', answerJson({ message: `no ${TOKEN} here` }, 403)],
  ['a refusal of commands', 'failed list-failed', answerJson({ message: '\n::error::x ##[error]y' }, 404)],
  [
    'a redirect to the metadata',
    'failed list-failed',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  [
    'keys of every object',
    'linked',
    answerJson('{"__proto__":{"data":[{"id":"i1","filename":"file.txt"}]},"data":[]}'),
  ],
  ['a name of commands', 'linked', answerJson({ data: [item({ filename: '\n::error::x\u202e' })] })],
  ['half a surrogate pair as a name', 'linked', answerJson('{"data":[{"id":"i1","filename":"\\ud800"}]}')],
  [
    'numbers that are none',
    'linked',
    answerJson('{"data":[{"id":"i1","filename":"x","version":-1,"size":"1e99","createdOn":{}}]}'),
  ],
];

test('however proof is listed, nothing is taken for absent that is not, and nobody else gets the token', async () => {
  const strangers: unknown[] = [];
  const elsewhere = await serveHttp((request, response) => response.end(strangers.push(request.headers)));
  const rows = [
    ...lists,
    [
      'a redirect to a stranger',
      'failed list-failed',
      (response) => response.writeHead(307, { location: elsewhere.href }).end(),
    ] satisfies (typeof lists)[number],
  ];
  const names = rows.map((_, index) => `file-${index}.txt`);
  const service = await startHostileService({
    lists: Object.fromEntries(rows.map(([, , answer], index) => [`c${index}`, answer])),
  });
  const job = await beginJob(Object.fromEntries(names.map((name) => [name, name])));
  const entries = names.map((name, index) => `  - path: ${name}\n    link: control:c${index}\n`);
  await job.write('evidence.yml', `version: 1\nevidence:\n${entries.join('')}`);
  const step = await job.upload({
    manifest: 'evidence.yml',
    'base-url': service.url,
    token: TOKEN,
    verify: 'none',
    timeout: '25s',
  });

  expect(rows.map(([what], index) => [what, ...describeOutcomes(step, names[index])])).toEqual(
    rows.map(([what, outcome]) => [what, outcome]),
  );
  expect(strangers).toEqual([]);
  await expectNoTraces(step, job);
}, 60_000);
