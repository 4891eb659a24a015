import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { runCli } from '../sandbox/support/cli.ts';
import { aFolder } from '../sandbox/support/folder.ts';

async function showSchema(text: string, ...flags: readonly string[]) {
  const file = join(await aFolder(), 'access.csv');
  await writeFile(file, text);
  const { end, output } = runCli('schema', file, ...flags);
  return { exitCode: await end, stdout: output.stdout, stderr: output.stderr.replaceAll(file, 'access.csv') };
}

const TEXT = `user,lastLogin,mfa,failedLogins,zip\n${'ann,2026-04-03,true,3,01234\n'.repeat(20)}`;

test('proof schema prints YAML to paste, and what each type rests on', async () => {
  expect(await showSchema(TEXT)).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: `"access.csv":
  fields:
    user: text # all 20 filled cells
    lastLogin: date # all 20 filled cells
    mfa: boolean # all 20 filled cells
    failedLogins: number # all 20 filled cells
    zip: text # digits with leading zeros, a plus or more than 15 places in 20 filled cells
`,
  });
});

test('proof schema --json prints the wire form', async () => {
  const { stdout } = await showSchema('user,mfa\nann,true\n', '--json');
  expect(JSON.parse(stdout)).toEqual({
    isPrivate: false,
    schema: {
      class: 'CsvFileSchema',
      fields: [
        { name: 'user', type: 'text' },
        { name: 'mfa', type: 'boolean' },
      ],
    },
  });
});

test('a short row is told and does not keep the schema back', async () => {
  expect(await showSchema('user,mfa\nann\n')).toMatchObject({
    exitCode: 0,
    stderr: 'access.csv:2:1: warning: this row has 1 of the 2 cells that the header names\n',
  });
});

test.each([
  ['an empty file', '', 'proof: access.csv is no readable CSV: it is empty: the header is missing.'],
  ['a name that is there twice', 'a,a\n', 'proof: no schema fits access.csv: column "a" is there twice.'],
])('%s ends with 1, and prints no schema', async (_, text, message) => {
  const { exitCode, stdout, stderr } = await showSchema(text);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('a file that is not there is wrong input', async () => {
  const { end, output } = runCli('schema', 'not-there.csv');
  expect(await end).toBe(2);
  expect(output.stderr).toContain('proof: file: not-there.csv cannot be read: ENOENT');
});
