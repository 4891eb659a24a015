import type { ServerResponse } from 'node:http';

import { expect, test } from 'vitest';

import { describeOutcomes } from '../../support/describe-outcomes.ts';
import { type Answer, answerJson, startHostileService } from '../../support/hostile-service.ts';
import { serveHttp } from '../../support/loopback.ts';
import { beginJob } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const CONTENT = 'evidence';
const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();

/** How contents are given out that are to be compared with what was sent. */
const downloads: [what: string, outcome: string, answer: Answer][] = [
  ['other bytes of the same length', 'failed not-confirmed', (response) => response.end('EVIDENCE')],
  ['fewer bytes', 'failed not-confirmed', (response) => response.end('evid')],
  ['bytes without end', 'failed not-confirmed', sendForEver],
  ['packed bytes', 'unknown not-confirmed', answerJson(CONTENT, 200, { 'content-encoding': 'gzip' })],
  [
    'a redirect to the metadata',
    'unknown not-confirmed',
    redirect('http://169.254.169.254/latest/meta-data/'),
  ],
  ['a redirect to the metadata as IPv6', 'unknown not-confirmed', redirect('https://[::ffff:a9fe:a9fe]/')],
  ['a redirect to a file', 'unknown not-confirmed', redirect('file:///etc/passwd')],
  ['a redirect to nowhere', 'unknown not-confirmed', redirect('https://')],
  ['a redirect without end', 'unknown not-confirmed', redirect('?again')],
  ['an error that quotes the token', 'unknown not-confirmed', answerJson({ message: TOKEN }, 403)],
  ['a name of commands', 'created', sendNamed('attachment; filename="##[error]; ::x::"')],
  [
    'a name that leads elsewhere',
    'created',
    sendNamed(`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`),
  ],
  ['a name that is broken', 'created', sendNamed("attachment; filename*=UTF-8''%ZZ; filename=\"")],
];

test('however contents come back, they are believed only when they are the same, and strangers get no token', async () => {
  const strangers: unknown[] = [];
  const elsewhere = await serveHttp((request, response) => {
    strangers.push(request.headers.authorization);
    response.end(CONTENT);
  });
  const rows = [
    ...downloads,
    [
      'a redirect to a store of its own',
      'created',
      redirect(elsewhere.href),
    ] satisfies (typeof downloads)[number],
  ];
  const names = rows.map((_, index) => `file-${String(index).padStart(2, '0')}.txt`);
  const service = await startHostileService({
    downloads: Object.fromEntries(rows.map(([, , answer], index) => [names[index], answer])),
  });
  const job = await beginJob(Object.fromEntries(names.map((name) => [name, CONTENT])));
  const step = await job.upload({
    path: '*.txt',
    'base-url': service.url,
    token: TOKEN,
    verify: 'content',
    settle: '1s',
    timeout: '25s',
  });

  expect(rows.map(([what], index) => [what, ...describeOutcomes(step, names[index])])).toEqual(
    rows.map(([what, outcome]) => [what, outcome]),
  );
  expect(new Set(strangers)).toEqual(new Set([undefined]));
  await expectNoTraces(step, job);
}, 60_000);

function sendNamed(disposition: string): Answer {
  return (response) => response.writeHead(200, { 'content-disposition': disposition }).end(CONTENT);
}

function sendForEver(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
}
