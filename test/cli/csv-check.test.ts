import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

test('findings are lines with file, line and column on standard error, and one line sums the file up', async () => {
  const service = await startOtherService();
  const environment = {
    PROOF_BASE_URL: service.url,
    PROOF_TOKEN: OTHER_TOKEN,
    PROOF_CSV_SCHEMAS: '"*.csv": {fields: {user: text, mfa: boolean}}',
  };
  const shell = await openShell(environment, { 'access.csv': 'user,mfa\nann,true\nbob,yes\n' });
  const finding = '"yes" in "mfa" is not a boolean: write true or false\n';

  const warned = await shell.proof('upload access.csv');
  expect(warned).toMatchObject({ exitCode: 0, stderr: `access.csv:3:5: warning: ${finding}` });
  expect(warned.stdout).toContain('access.csv: 2 rows: "mfa" is now text in 1 of 2 rows, first at line 3\n');

  const strict = await shell.proof('upload access.csv --csv-check strict');
  expect(strict.exitCode).toBe(1);
  expect(strict.stderr).toContain(`access.csv:3:5: error: ${finding}`);
  expect(service.items.map(({ versions }) => versions.length)).toEqual([1]);
});
