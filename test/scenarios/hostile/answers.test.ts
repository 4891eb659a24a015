import { expect, test } from 'vitest';

import { describeOutcomes } from '../../support/describe-outcomes.ts';
import { answerJson, type Answer, startHostileService } from '../../support/hostile-service.ts';
import { beginJob } from '../../support/run-action.ts';
import { serveHttp } from '../../support/loopback.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const BIG = 'x'.repeat(20 * 1024 * 1024);
const DEEP = `${'{"error":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const say = (message: string, status = 400) => answerJson({ message }, status);
const redirect =
  (status: number, location: string): Answer =>
  (response) =>
    response.writeHead(status, { location }).end();

/** What the service answers to a POST, and what becomes of the file; `unknown` where nobody can tell. */
const posts: [what: string, outcome: string, answer: Answer][] = [
  ['an error that quotes the token', 'failed refused', say(`bad header: Bearer ${TOKEN}`)],
  ['an error that quotes the token alone', 'failed refused', say(`who is ${TOKEN}?`)],
  ['an error with the token in JSON', 'failed refused', say(JSON.stringify({ token: TOKEN }))],
  [
    'an error with the token percent-encoded',
    'failed refused',
    say(`/login?token=${encodeURIComponent(TOKEN)}`),
  ],
  ['an error with the token in base64', 'failed refused', say(base64(TOKEN))],
  ['an error with the token in base64, one byte on', 'failed refused', say(base64(`:${TOKEN}`))],
  ['an error with the token in base64, two bytes on', 'failed refused', say(base64(`a:${TOKEN}`))],
  ['an error that would be cut within the token', 'failed refused', say(`${'x'.repeat(285)}${TOKEN}`)],
  ['a workflow command', 'failed refused', say('\n::add-mask::created\n::stop-commands::x')],
  ['a workflow command of the old form', 'failed refused', say('##[error]no ##[add-path]/tmp')],
  ['a percent-encoded line break', 'failed refused', say('%0A::warning::x%0D%0A::error::y')],
  ['terminal sequences', 'failed refused', say('\u001b[2J\u001b]0;title\u0007\u009b31m')],
  ['text that turns around', 'failed refused', say('\u202egpj.exe\u2066\u2069\u200b')],
  [
    'HTML and Markdown',
    'failed refused',
    say('<img src=x onerror=alert(1)> ![x](https://evil.example) | a | b |\n| - |'),
  ],
  ['mentions', 'failed refused', say('@octocat see #1 and GH-2')],
  [
    'an HTML page',
    'failed refused',
    answerJson('<!doctype html><script>alert(1)</script><title>No ::x::</title>', 403),
  ],
  ['an endless message', 'failed refused', say(BIG)],
  ['nests without end', 'failed refused', answerJson(DEEP, 400)],
  [
    'keys of every object',
    'failed refused',
    answerJson('{"__proto__":{"message":"no"},"constructor":{"message":1}}', 400),
  ],
  ['half a surrogate pair', 'failed refused', answerJson('{"message":"a\\ud800b"}', 400)],
  ['a redirect to another origin', 'failed refused', redirect(307, 'https://elsewhere.example/v1/proof')],
  ['a redirect that turns POST into GET', 'failed refused', redirect(303, '/v1/proof')],
  [
    'a redirect to the metadata of the machine',
    'failed refused',
    redirect(308, 'http://169.254.169.254/latest/'),
  ],
  [
    'a redirect with the token',
    'failed refused',
    redirect(302, `https://x.example/?t=${encodeURIComponent(TOKEN)}`),
  ],
  ['success with an HTML page', 'unknown unknown', answerJson(`<html><title>Welcome ${TOKEN}</title>`, 200)],
  ['success with a list', 'unknown unknown', answerJson('[]', 201)],
  ['success with broken JSON', 'unknown unknown', answerJson('{"id":', 201)],
  ['success without end', 'unknown unknown', answerJson({ id: 'a', more: BIG }, 201)],
  [
    'success that was packed unasked',
    'unknown unknown',
    answerJson('\u001f\u008b\b', 201, { 'content-encoding': 'gzip' }),
  ],
  ['an id that leads elsewhere', 'unknown unknown', answerJson({ id: '..', filename: 'x' }, 201)],
  ['an id that no address can carry', 'unknown unknown', answerJson('{"id":"\\ud800","filename":"x"}', 201)],
  ['an id that is an object', 'unknown unknown', answerJson({ id: { toString: 'x' }, filename: 'x' }, 201)],
  ['an id without end', 'unknown unknown', answerJson({ id: 'x'.repeat(100_000), filename: 'x' }, 201)],
  [
    'another name, of commands',
    'failed renamed',
    answerJson({ id: 'i1', filename: '\n::error::x##[error]', version: 1 }, 201),
  ],
  [
    'another name, of the token',
    'failed renamed',
    answerJson({ id: 'i2', filename: TOKEN, version: 1 }, 201),
  ],
  ['another name, of HTML', 'failed renamed', answerJson({ id: 'i3', filename: '<b>|`x`', version: 1 }, 201)],
  ['the token as id', 'failed renamed', answerJson({ id: TOKEN, filename: 'x', version: 1 }, 201)],
];

test('whatever a POST is answered with, no secret gets out, no command gets in, and nothing is lost', async () => {
  const strangers: unknown[] = [];
  const elsewhere = await serveHttp((request, response) => response.end(strangers.push(request.headers)));
  const rows = [
    ...posts,
    ['a redirect to a stranger', 'failed refused', redirect(307, elsewhere.href)] as const,
    ['a good answer', 'created', undefined] as const,
  ];
  const names = rows.map((_, index) => `file-${index}.txt`);
  const answers = rows.flatMap(([, , answer], index) =>
    answer === undefined ? [] : [[names[index], answer]],
  );
  const service = await startHostileService({ posts: Object.fromEntries(answers) });
  const job = await beginJob(Object.fromEntries(names.map((name) => [name, name])));
  const step = await job.upload({
    path: '*.txt',
    'base-url': service.url,
    token: TOKEN,
    settle: '1s',
    concurrency: '32',
    timeout: '25s',
  });

  expect(rows.map(([what], index) => [what, ...describeOutcomes(step, names[index])])).toEqual(
    rows.map(([what, outcome]) => [what, outcome]),
  );
  expect([...service.stored.keys()]).toEqual(names.slice(-1));
  expect(step).toMatchObject({ exitCode: 1, outputs: { total: String(rows.length), created: '1' } });
  expect(strangers).toEqual([]);
  await expectNoTraces(step, job);
}, 60_000);

test.each([
  ['a wait of a century', answerJson({ message: 'Try again in 3153600000 seconds.' }, 429)],
  ['a wait that is no number', answerJson('{}', 403, { 'retry-after': '-1e999; ::error::x' })],
])('%s ends the run in its own time', async (_, answer) => {
  const service = await startHostileService({ posts: { 'file.txt': answer } });
  const job = await beginJob({ 'file.txt': 'text' });
  const step = await job.upload({ path: '*.txt', 'base-url': service.url, token: TOKEN, timeout: '2s' });
  expect(describeOutcomes(step, 'file.txt')).toEqual(['failed unavailable']);
  await expectNoTraces(step, job);
});
