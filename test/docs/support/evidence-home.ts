import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

import { startSandbox } from '../../../src/sandbox/sandbox.ts';
import { accessReview } from './access-review.ts';
import { type Ended, runScript } from './run-script.ts';

/** Where the papers say that a sandbox listens. */
const PAPERS_ADDRESS = 'http://127.0.0.1:4010';

/** What the papers take for granted in the folder of a user. A paper that needs another file has it put here. */
const files: Readonly<Record<string, string>> = {
  'access-review.csv': accessReview,
  'reports/access-review.csv': accessReview,
  'reports/access-review-2026-11-01.csv': accessReview,
  'reports/junit.xml': '<testsuites/>\n',
  'reports/tests/unit.xml': '<testsuites/>\n',
  'reports/sbom.cdx.json': '{"bomFormat": "CycloneDX"}\n',
  'report.pdf': '%PDF-1.7\n',
  'evidence.yml': `version: 1
evidence:
  - path: reports/junit.xml
    link: control:CC8.1
  - path: reports/sbom.cdx.json
    link: control:CC8.1
  - path: reports/access-review-*.csv
    name: access-review.csv
    link: control:CC6.3
`,
};

/** A user's folder with evidence, and the data of a sandbox that has got two versions of it: to be copied by each test. */
export interface EvidenceHome {
  /** Runs a script by bash in a copy of the folder, beside a sandbox with a copy of the data. */
  run(script: string, until?: string): Promise<Ended>;
  remove(): Promise<void>;
}

/** Two uploads of the manifest, with receipts in `records`. */
export async function furnishHome(): Promise<EvidenceHome> {
  const root = await mkdtemp(path.join(tmpdir(), 'proof-papers-'));
  const [folder, data] = [path.join(root, 'folder'), path.join(root, 'data')];
  await writeFiles(folder, files);
  const programs = await writePrograms(path.join(root, 'bin'));
  const sandbox = await startSandbox({ port: 0, data });
  try {
    for (let version = 1; version <= 2; version += 1) {
      const upload = 'proof upload --manifest evidence.yml --out records';
      const { exitCode, stdout, stderr } = await runScript(upload, folder, listVariables(sandbox, programs));
      if (exitCode !== 0) {
        throw new Error(`${upload}: ${stdout}${stderr}`);
      }
    }
  } finally {
    await sandbox.stop();
  }
  await nameRecords(path.join(folder, 'records'));

  return {
    async run(script, until) {
      const copy = await mkdtemp(path.join(tmpdir(), 'proof-paper-'));
      onTestFinished(() => rm(copy, { recursive: true, force: true }));
      await cp(root, copy, { recursive: true });
      const service = await startSandbox({ port: 0, data: path.join(copy, 'data') });
      onTestFinished(() => service.stop());
      const variables = listVariables(service, programs);
      return runScript(
        script.replaceAll(PAPERS_ADDRESS, service.url),
        path.join(copy, 'folder'),
        variables,
        until,
      );
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function writeFiles(folder: string, contents: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

/** `proof` as a user has it who installed the package: the committed bundle. */
async function writePrograms(folder: string): Promise<string> {
  const main = path.resolve('dist/cli/index.js');
  await writeFiles(folder, { proof: `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n` });
  await chmod(path.join(folder, 'proof'), 0o755);
  return folder;
}

/** Names in papers are of one day, those of runs are not. */
async function nameRecords(folder: string): Promise<void> {
  const receipt = (await readdir(folder)).find((name) => name.startsWith('proof-receipt-')) ?? '';
  await cp(path.join(folder, receipt), path.join(folder, 'proof-receipt-2026-11-01.json'));
  const checksums = receipt.replace('receipt', 'checksums').replace(/json$/u, 'txt');
  await cp(path.join(folder, checksums), path.join(folder, 'proof-checksums-2026-11-01.txt'));
}

/** Nothing else of this process's is inherited. */
function listVariables(service: { readonly url: string; readonly token: string }, programs: string) {
  return {
    PATH: `${programs}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    LANG: 'C.UTF-8',
    NO_PROXY: '127.0.0.1',
    PROOF_BASE_URL: service.url,
    PROOF_TOKEN: service.token,
    RECEIPT_FILE: 'records/proof-receipt-2026-11-01.json',
    CHECKSUMS_FILE: 'records/proof-checksums-2026-11-01.txt',
  };
}
