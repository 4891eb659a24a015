import { expect, test } from 'vitest';

import { tool } from '../../src/evidence/tool.ts';
import { OTHER_TOKEN, startOtherService, storeItem } from '../support/other-service.ts';
import { openShell, type Ended } from '../support/run-cli.ts';

/** What a new user types, wrong flags included. A change of a transcript is to be read by a person. */
const sessions: Record<string, readonly string[]> = {
  'first-steps': ['--help', '--version', 'uplod', 'upload', '--nope'],
  upload: [
    'upload --help',
    'upload reports/*.txt --link control:CC8.1 --dry-run',
    'upload reports/*.txt --link control:CC8.1',
    'upload reports/*.txt --link control:CC8.1 --if-unchanged skip',
    'upload reports/a.txt empty.txt missing.txt --if-no-files-found warn',
    'upload reports/a.txt --link policy:1',
    'upload reports/a.txt --timeout 30',
    'upload reports/a.txt --token my-secret',
    'upload reports/a.txt --lnik control:1',
    'upload reports/a.txt --name twice.txt',
  ],
  list: ['list --help', 'list --search old', 'list --sort-by size'],
  download: [
    'download --help',
    'download --name old.txt --directory back',
    'download --name old.txt --directory back',
    'download --name old.txt --version 1 --directory first',
    'download --name old.txt --version 7 --directory first',
    'download --name twice.txt',
    'download --proof-id 00000000-0000-4000-8000-000000000009',
    'download --all --directory /elsewhere',
    'download',
  ],
  check: ['check --help', 'check --name old.txt --name no.txt --max-age 9999d', 'check --name old.txt'],
  verify: ['verify --help', 'verify', 'verify reports/a.txt'],
  doctor: ['doctor --help', 'doctor --link control:CC8.1 --base-url ftp://proof.example.com'],
  sandbox: ['sandbox --help', 'sandbox --port x'],
  schema: ['schema --help', 'schema access.csv', 'schema nowhere.csv'],
};

/** A session is ten processes at the most, one after the other, on a machine that others use. */
const PATIENCE_MS = 60_000;

test.each(Object.keys(sessions))(
  'the session "%s" reads as it did',
  async (name) => {
    const service = await startOtherService();
    storeItem(service, { filename: 'old.txt' });
    storeItem(service, { filename: 'twice.txt' });
    storeItem(service, { filename: 'twice.txt' });
    const shell = await openShell(
      // One at a time, so that the lines come in one order.
      { PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN, PROOF_CONCURRENCY: '1' },
      {
        'reports/a.txt': 'first',
        'reports/b.txt': 'second',
        'empty.txt': '',
        'access.csv': 'user,mfa\nada,true\nbob,perhaps\n',
      },
    );
    const parts: string[] = [];
    for (const line of sessions[name] ?? []) {
      parts.push(transcribe(line, await shell.proof(line)));
    }
    await expect(parts.join('\n')).toMatchFileSnapshot(`transcripts/${name}.txt`);
  },
  PATIENCE_MS,
);

/** What is said on standard error is marked; what differs from run to run is left out. */
function transcribe(line: string, { exitCode, stdout, stderr }: Ended): string {
  const said = stderr.replace(/^(?=.)/gmu, '! ');
  return `$ proof ${line}\n${stdout}${said}(exit ${exitCode})\n`
    .replaceAll(tool.version, 'VERSION')
    .replaceAll(/127\.0\.0\.1:\d+/gu, '127.0.0.1:PORT')
    .replaceAll(/(?!0{8})[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'ID')
    .replaceAll(/uploaded \d+ days ago/gu, 'uploaded N days ago')
    .replaceAll(/ of \d{4}-\d\d-\d\d\)/gu, ' of DAY)');
}
