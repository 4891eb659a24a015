import { symlink } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { startHostileService } from '../../support/hostile-service.ts';
import { beginJob, type Inputs } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

/** Inputs that an author mistook or a stranger planted, and what the message says. Nothing is written, and nothing quoted. */
const mistakes: [what: string, says: string, inputs: Inputs][] = [
  [
    'an address with a password',
    'base-url: must not hold a user',
    { 'base-url': `https://u:${encodeURIComponent(TOKEN)}@x.example` },
  ],
  [
    'an address with the token as query',
    'base-url: must end with its path',
    { 'base-url': `https://x.example?${encodeURIComponent(TOKEN)}` },
  ],
  ['an address with a fragment', 'base-url: must end with its path', { 'base-url': 'https://x.example#' }],
  ['an address that is none, with a password', '***@', { 'base-url': `https//u:${TOKEN}@x.example` }],
  [
    'http to another machine',
    'base-url: http would send secrets',
    { 'base-url': 'http://proof.example.com' },
  ],
  [
    'http to a name that looks like loopback',
    'base-url: http would',
    { 'base-url': 'http://127.0.0.1.evil.example' },
  ],
  ['http to loopback by a trick', 'base-url: http would', { 'base-url': 'http://0.0.0.0' }],
  ['a file', 'base-url: "file:///etc/passwd" is not', { 'base-url': 'file:///etc/passwd' }],
  ['a script', 'base-url: "javascript:', { 'base-url': 'javascript:alert(1)' }],
  ['the metadata of the machine', "the machine's own", { 'base-url': 'https://169.254.169.254' }],
  ['the same in one number', "the machine's own", { 'base-url': 'https://2852039166' }],
  ['the same as IPv6', "the machine's own", { 'base-url': 'https://[::ffff:169.254.169.254]' }],
  ['the same by name', "the machine's own", { 'base-url': 'https://metadata.google.internal' }],
  ['commands in an address', 'base-url: ', { 'base-url': '\n::error::x##[error]' }],
  ['the token as owner', 'owner: "***" is not a UUID', { owner: TOKEN }],
  ['the token in base64 as owner', 'owner: "', { owner: Buffer.from(TOKEN).toString('base64') }],
  ['the token as target', 'link: "***"', { link: TOKEN }],
  ['the token as pattern', 'no files were found for "***"', { path: TOKEN }],
  ['a target that leads elsewhere', 'link: ', { link: 'control:..' }],
  ['commands in a target', 'link: ', { link: 'x\u001b[31m:##[error]y' }],
  ['a token of two lines', 'token: holds white space', { token: `${TOKEN}\nX-More: 1` }],
  ['a token of other scripts', 'token: holds white space', { token: 'tökén-tökén' }],
  ['a field name that forges a header', 'owner-field: ', { 'owner-field': 'a"\r\nX: y' }],
  ['a template that asks for a prototype', '"{__proto__}" is not a placeholder', { name: '{__proto__}' }],
  ['a template that leads elsewhere', 'name: ', { name: '../{base}' }],
  ['a name without end', 'name: ', { name: 'x'.repeat(300) }],
  ['links that an item leads', 'web-url: must name its host', { 'web-url': 'https://{id}/' }],
  ['links that are scripts', 'web-url: ', { 'web-url': 'javascript:alert("{id}")' }],
  ['YAML nests without end', 'csv-schemas: ', { 'csv-schemas': '['.repeat(100_000) }],
  [
    'YAML that grows as it is read',
    'csv-schemas: ',
    { 'csv-schemas': 'a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]' },
  ],
  ['YAML that calls code', 'csv-schemas: ', { 'csv-schemas': 'a: !!js/function "x"' }],
  ['YAML of another version', 'csv-schemas: only YAML 1.2', { 'csv-schemas': '%YAML 1.1\n---\na: yes' }],
  ['keys of every object', 'csv-schemas: ', { 'csv-schemas': '__proto__: {constructor: 1}' }],
  [
    'the token in YAML',
    'csv-schemas: ',
    { 'csv-schemas': `"*.csv": {fields: {a: ${JSON.stringify(TOKEN)}}}` },
  ],
  ['a budget without end', 'timeout: ', { timeout: '99999999999999d' }],
  ['numbers that are none', 'concurrency: ', { concurrency: '1e9' }],
  [
    'a manifest behind a link',
    'manifest: link.yml is, or lies behind, a symbolic link',
    { manifest: 'link.yml' },
  ],
  ['a manifest that never ends', 'manifest: /dev/zero is not a regular file', { manifest: '/dev/zero' }],
  ['a manifest of commands', 'manifest: ', { manifest: 'commands.yml' }],
];

test.each(mistakes)('%s: %s', async (_, says, inputs) => {
  const service = await startHostileService();
  const job = await beginJob({ 'good.txt': 'good', 'commands.yml': '::error::x: "##[error]"\n' });
  await symlink('/proc/self/environ', path.join(job.workspace, 'link.yml'));
  const step = await job.upload({ path: 'good.txt', 'base-url': service.url, token: TOKEN, ...inputs });
  expect(step.exitCode).toBe(1);
  expect(step.log.replaceAll('%25', '%')).toContain(says);
  expect(step.summary).toContain('**Nothing was done.**');
  expect(service.stored.size).toBe(0);
  await expectNoTraces(step, job);
});
