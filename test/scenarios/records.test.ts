import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { startApi } from '../sandbox/support/api.ts';
import { statementSchema } from '../support/in-toto.ts';
import { compileJsonSchema, readJsonSchema } from '../support/json-schema.ts';
import { sha256Of } from '../support/memory-files.ts';
import { beginJob, type StepResult } from '../support/run-action.ts';

const execute = promisify(execFile);

/** The JSON of a file that an output names. */
async function readRecord({ outputs }: StepResult, output: string): Promise<unknown> {
  return JSON.parse(await readFile(outputs[output] ?? '', 'utf8'));
}

test('a run leaves its results, a receipt and checksums, in files that the outputs name', async () => {
  const { sandbox } = await startApi();
  const job = await beginJob({ 'report.txt': 'text', 'empty.txt': '' });
  const inputs = { path: '*.txt', 'base-url': sandbox.url, token: sandbox.token, link: 'control:CC8.1' };
  const step = await job.upload(inputs, {
    GITHUB_SERVER_URL: 'https://git.example.com',
    GITHUB_REPOSITORY: 'acme/payments',
    GITHUB_RUN_ID: '17',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_SHA: '8bebe474c6f2e6ff8bd5b1a0e9f6bb7a2e1d9c34',
  });
  const proofId = sandbox.records()[0]?.id;
  const sha256 = sha256Of('text');

  expect(await readRecord(step, 'results-file')).toEqual({
    format: 1,
    counts: { created: 0, linked: 1, versioned: 0, skipped: 0, failed: 1, unknown: 0, planned: 0, total: 2 },
    requests: sandbox.requests().length,
    results: step.results,
    proofIds: { 'report.txt': [proofId] },
  });
  expect(JSON.parse(step.outputs['proof-ids'] ?? '')).toEqual({ 'report.txt': [proofId] });

  const receipt = await readRecord(step, 'receipt-file');
  const isPredicate = await readJsonSchema('schema/receipt.schema.json');
  expect(compileJsonSchema(statementSchema)(receipt)).toBe(true);
  expect(receipt).toMatchObject({
    subject: [{ name: 'report.txt', digest: { sha256 } }],
    predicate: {
      service: `${sandbox.url}/`,
      run: {
        commit: '8bebe474c6f2e6ff8bd5b1a0e9f6bb7a2e1d9c34',
        runUrl: 'https://git.example.com/acme/payments/actions/runs/17',
        attempt: 2,
        ref: null,
      },
      evidence: [
        { file: 'empty.txt', outcome: 'failed', error: 'refused-file' },
        { file: 'report.txt', outcome: 'linked', proofId, version: 1, sha256, targets: ['control:CC8.1'] },
      ],
    },
  });
  expect(isPredicate(Object(receipt).predicate), JSON.stringify(isPredicate.errors)).toBe(true);

  expect(await readFile(step.outputs['checksums-file'] ?? '', 'utf8')).toBe(`${sha256}  report.txt\n`);
});

test('sha256sum accepts the checksums, whatever the names are, and notices a changed file', async () => {
  const { sandbox } = await startApi();
  const names = [
    'plain.txt',
    'with spaces .txt',
    'back\\slash.txt',
    'line\nbreak/a.txt',
    'return\rhere/b.txt',
    '-dash.txt',
    'Übersicht.txt',
    "quote's.txt",
    '*star.txt',
  ];
  const job = await beginJob(Object.fromEntries(names.map((name) => [name, `content of ${name}`])));
  const step = await job.upload({ path: '**', 'base-url': sandbox.url, token: sandbox.token });
  expect(step, step.log).toMatchObject({ exitCode: 0, outputs: { created: String(names.length) } });

  const check = () =>
    execute('sha256sum', ['--check', '--strict', step.outputs['checksums-file'] ?? ''], {
      cwd: job.workspace,
    });
  expect((await check()).stdout.match(/: OK$/gmu)).toHaveLength(names.length);

  await job.write('plain.txt', 'something else');
  await expect(check()).rejects.toThrow('1 computed checksum did NOT match');
});

test('the receipt goes up as proof in a second step', async () => {
  const { sandbox } = await startApi();
  const job = await beginJob({ 'report.txt': 'text' });
  const inputs = { 'base-url': sandbox.url, token: sandbox.token };
  const first = await job.upload({ ...inputs, path: 'report.txt' });
  const receipt = first.outputs['receipt-file'] ?? '';
  const second = await job.upload({
    ...inputs,
    path: receipt,
    name: 'evidence-receipt.json',
    link: 'control:1',
  });
  expect(second, second.log).toMatchObject({ exitCode: 0, outputs: { linked: '1' } });
  const [item] = sandbox.records();
  expect(item).toMatchObject({
    filename: 'evidence-receipt.json',
    versions: [{ sha256: sha256Of(await readFile(receipt)) }],
  });
  // Outside of the workspace, so it is named in full.
  expect(await readFile(second.outputs['checksums-file'] ?? '', 'utf8')).toContain(
    `  ${path.resolve(receipt)}\n`,
  );
});

test('a dry run leaves results, and neither receipt nor checksums, for nothing was written', async () => {
  const { sandbox } = await startApi();
  const job = await beginJob({ 'report.txt': 'text' });
  const inputs = { path: '*', 'base-url': sandbox.url, token: sandbox.token, 'dry-run': 'true' };
  const step = await job.upload(inputs);
  expect(step.outputs).toMatchObject({ 'receipt-file': '', 'checksums-file': '', created: '0', total: '1' });
  expect(await readRecord(step, 'results-file')).toMatchObject({ results: [{ outcome: 'planned' }] });
  expect(step.log).toContain('Plan: 1 to create');
});

test('outputs that no environment string could hold are left empty with a notice, and the file has all', async () => {
  const { sandbox } = await startApi();
  const count = 350;
  const files = Array.from({ length: count }, (_, number) => [
    `${'long-name-'.repeat(15)}${number}.txt`,
    `${number}`,
  ]);
  const job = await beginJob(Object.fromEntries(files));
  const step = await job.upload({ path: '*', 'base-url': sandbox.url, token: sandbox.token });
  expect(step).toMatchObject({
    exitCode: 0,
    outputs: { results: '', 'proof-ids': '', created: String(count) },
  });
  expect(step.log).toMatch(/^::notice::The outputs results and proof-ids would be over 96 KiB/mu);
  const record = await readRecord(step, 'results-file');
  expect(Object(record).results).toHaveLength(count);
});

test('the plan is told before the first write, counts first, with a reason for each step', async () => {
  const api = await startApi();
  const { sandbox } = api;
  await api.upload('/v1/proof', { name: 'old.txt', content: 'old', type: 'text/plain' });
  const job = await beginJob({ 'new.txt': 'new', 'old.txt': 'old' });
  const inputs = { path: '*', 'base-url': sandbox.url, token: sandbox.token, 'if-unchanged': 'skip' };
  const { log } = await job.upload(inputs);
  expect(log).toContain('Plan: 1 to create, 1 unchanged\n');
  expect(log).toContain('  create new.txt (nothing of this name is in the organization)\n');
  expect(log).toMatch(
    /^ {2}skip old\.txt → item \S+ \(it is unchanged since version 1 of \d{4}-\d\d-\d\d\)$/mu,
  );
  expect(log.indexOf('Plan:')).toBeLessThan(log.indexOf('created new.txt'));
});

test('an input goes before PROOF_* of the environment, and a manifest before both', async () => {
  const { sandbox } = await startApi();
  const job = await beginJob({
    'a.txt': 'a',
    'b.txt': 'b',
    'evidence.yml': 'version: 1\nevidence:\n  - { path: b.txt, link: "control:entry" }\n',
  });
  const environment = {
    PROOF_BASE_URL: sandbox.url,
    PROOF_TOKEN: sandbox.token,
    PROOF_LINK: 'control:environment',
    PROOF_NAME: 'environment-{base}',
  };
  const step = await job.upload(
    { path: 'a.txt', link: 'control:input', manifest: 'evidence.yml' },
    environment,
  );
  expect(step.results.map(({ name, target }) => [name, target])).toEqual([
    ['environment-a.txt', 'control:input'],
    ['environment-b.txt', 'control:entry'],
  ]);
});

test('a manifest that is broken, or is not there, ends the step before the first request', async () => {
  const { sandbox } = await startApi();
  const job = await beginJob({
    'a.txt': 'a',
    'evidence.yml': 'version: 1\nevidence:\n  - path: a.txt\n    links: x\n',
  });
  const inputs = { 'base-url': sandbox.url, token: sandbox.token };
  const broken = await job.upload({ ...inputs, manifest: 'evidence.yml' });
  expect(broken.exitCode).toBe(1);
  expect(broken.log).toContain(
    '::error::manifest: line 4, column 5: "links" is not a key here. Did you mean "link"?',
  );
  const missing = await job.upload({ ...inputs, manifest: 'none.yml' });
  expect(missing.log).toContain('::error::manifest: none.yml cannot be read');
  expect(sandbox.requests()).toEqual([]);
});
