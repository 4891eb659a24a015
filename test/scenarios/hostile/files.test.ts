import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startHostileService } from '../../support/hostile-service.ts';
import { beginJob, type Job } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const base = { token: TOKEN, verify: 'none' };

/** Names that a pull request may give a file. Each goes up as it is, and does nothing on its way. */
const names = [
  '::error::pwned.txt',
  '::stop-commands::x.txt',
  '  ::add-mask::created.txt',
  '##[error]pwned.txt',
  'a ##[add-path].txt',
  '%3A%2C%25.txt',
  'a,b=c;title=x.txt',
  '$(id).txt',
  '`id`.txt',
  '${{ secrets.TOKEN }}.txt',
  '-rf.txt',
  "'; drop table; --.txt",
  '<img src=x onerror=alert(1)>.txt',
  '&lt;script&gt;.txt',
  '| a | b |.txt',
  '[x](javascript:alert(1)).txt',
  '![x](https:evil.example).txt',
  '**_~~x~~_**.txt',
  '@octocat #1 GH-2.txt',
  'www.evil.example.txt',
  '__proto__',
  'constructor',
  '\u202egpj.exe.txt',
  'a\u200bb\u2066c.txt',
  'tag\u{e0041}.txt',
  'soft\u00adhyphen.txt',
  '"quoted"; filename="other.txt',
  "a; filename*=UTF-8''b.txt",
  'e\u0301.txt',
  '文件 🇩🇪 👩‍🔬.txt',
  'a\\..\\b.txt',
];

test('whatever a file is called, it goes up under this name, and its name does nothing', async () => {
  const service = await startHostileService();
  const job = await beginJob(Object.fromEntries(names.map((name) => [name, name])));
  const step = await job.upload({ ...base, path: '*', 'base-url': service.url });
  expect(step).toMatchObject({ exitCode: 0, outputs: { created: String(names.length) } });
  expect(step.results.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
  const stored = [...service.stored].map(([name, { bytes }]) => [name, bytes.toString()] as const);
  expect(new Map(stored)).toEqual(new Map(names.map((name) => [name.normalize('NFC'), name])));
  await expectNoTraces(step, job);
  expect(step.outputs['results']).not.toMatch(/##\[|[<>\u202e\u2066]/u);
  expect(step.summary).not.toMatch(/<img|<script|\]\(|[^#]@octocat|\u202e/u);
});

/** Put together here, so that no scanner takes this file for one that holds a key. */
const KEY = ['-----BEGIN', 'RSA', 'PRIVATE', 'KEY-----'].join(' ');

/** What is no evidence, with the rule that keeps it back. */
const offenders: [file: string, rule: string, make: (job: Job, file: string) => unknown][] = [
  ['link.txt', 'symlinks', (job) => symlink('good.txt', inside(job, 'link.txt'))],
  ['passwd.txt', 'symlinks', (job) => symlink('/etc/passwd', inside(job, 'passwd.txt'))],
  ['environ.txt', 'symlinks', (job) => symlink('/proc/self/environ', inside(job, 'environ.txt'))],
  ['zero.txt', 'symlinks', (job) => symlink('/dev/zero', inside(job, 'zero.txt'))],
  ['dangling.txt', 'symlinks', (job) => symlink('nowhere', inside(job, 'dangling.txt'))],
  ['linked/hostname', 'symlinks', (job) => symlink('/etc', inside(job, 'linked'))],
  ['pipe.txt', 'not-a-file', (job) => execFileSync('mkfifo', [inside(job, 'pipe.txt')])],
  ['socket.txt', 'not-a-file', listenOn],
  ['../outside.txt', 'outside-workspace', (job) => writeFile(inside(job, '../outside.txt'), 'x')],
  ['/etc/hostname', 'outside-workspace', () => undefined],
  ['/proc/self/environ', 'outside-workspace', () => undefined],
  ['.git/config', 'git-directory', write('[core]')],
  ['.GIT/config', 'git-directory', write('[core]')],
  ['empty.txt', 'empty-files', write('')],
  ['.env', 'credentials', write('A=b')],
  ['prod/.env.production', 'credentials', write('A=b')],
  ['id_ed25519', 'credentials', write('key')],
  ['store.PFX', 'credentials', write('key')],
  ['store.jks', 'credentials', write('key')],
  ['gha-creds-0123.json', 'credentials', write('{}')],
  ['.npmrc', 'credentials', write('registry=x')],
  ['.aws/credentials', 'credentials', write('[default]')],
  ['.docker/config.json', 'credentials', write('{}')],
  ['key.txt', 'credentials', write(`notes\n${KEY}\n`)],
  ['utf16.txt', 'credentials', write(Buffer.from(`\ufeff${KEY}`, 'utf16le'))],
  ['token.log', 'credentials', write(`token: ghp_${'a1B2'.repeat(9)}`)],
  ['service.json', 'credentials', write(`{"private_key": "${KEY}\\n"}`)],
  ['slack.txt', 'credentials', write(['xoxb', '1234567890', 'abc'].join('-'))],
  ['aws.txt', 'credentials', write(`aws_secret_access_key = ${'aB3/'.repeat(10)}`)],
];

test('what is no evidence is kept back by the name of a rule, and the rest goes up', async () => {
  const service = await startHostileService();
  const job = await beginJob({ 'good.txt': 'good' });
  for (const [file, , make] of offenders) {
    await make(job, file);
  }
  const step = await job.upload({
    ...base,
    path: ['good.txt', ...offenders.map(([file]) => file)].join('\n'),
    'base-url': service.url,
  });
  const refused = step.results.flatMap(({ file, error }) =>
    error === null ? [] : [[file, error.message] as const],
  );
  for (const [file, rule] of offenders) {
    const reasons = refused
      .filter(([name]) => [file, inside(job, file)].includes(name))
      .map(([, reason]) => reason);
    expect(reasons, file).toEqual([expect.stringMatching(wordsOf[rule] ?? /^$/u)]);
  }
  expect([...service.stored.keys()]).toEqual(['good.txt']);
  expect(step).toMatchObject({ exitCode: 1, outputs: { created: '1' } });
  await expectNoTraces(step, job);
});

const wordsOf: Readonly<Record<string, RegExp>> = {
  symlinks: /symbolic link|allow: symlinks/u,
  'not-a-file': /only regular files/u,
  'outside-workspace': /allow: outside-workspace/u,
  'git-directory': /belongs to Git/u,
  'empty-files': /allow: empty-files/u,
  credentials: /allow: credentials/u,
};

/** Names that no form can carry. The file is kept back, with its name made visible, and the others go. */
test.each(['a\nb', 'a\r::error::b', 'a\u001b[31mb', 'a\u007fb', 'a\u0085b'])(
  'a file whose name holds a control character is refused, and the others go: %j',
  async (name) => {
    const service = await startHostileService();
    const job = await beginJob({ [name]: 'x', 'good.txt': 'good' });
    const step = await job.upload({ ...base, path: '*', 'base-url': service.url });
    expect(step.exitCode).toBe(1);
    expect(step.log).toContain('would hold a control character');
    expect([...service.stored.keys()]).toEqual(['good.txt']);
    await expectNoTraces(step, job);
  },
);

function inside(job: Job, file: string): string {
  return path.resolve(job.workspace, file);
}

function write(content: string | Uint8Array) {
  return (job: Job, file: string) => job.write(file, content);
}

async function listenOn(job: Job, file: string): Promise<void> {
  await mkdir(job.workspace, { recursive: true });
  const server = createServer().listen(inside(job, file));
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
}
