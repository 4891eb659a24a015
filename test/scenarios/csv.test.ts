import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService } from '../support/other-service.ts';
import { beginJob, type StepResult } from '../support/run-action.ts';

const SCHEMA = `"access*.csv":
  fields:
    user: text
    lastLogin: date
    mfa: boolean
    failedLogins: number`;
const HEADER = 'user,lastLogin,mfa,failedLogins\n';
const GOOD = `${HEADER}ann,2026-04-03,true,0\n`;

async function begin(files: Readonly<Record<string, string | Uint8Array>>) {
  const service = await startOtherService();
  const job = await beginJob(files);
  const inputs = {
    path: Object.keys(files).join('\n'),
    'base-url': service.url,
    token: OTHER_TOKEN,
    'csv-schemas': SCHEMA,
  };
  return { service, job, inputs };
}

/** The lines of a log that a runner shows as annotations of a file. */
function annotations({ log }: StepResult): string[] {
  return log.split('\n').filter((line) => /^::(?:error|warning) .*file=/u.test(line));
}

test('wrong cells are warnings at their lines, and the file lands as it is, byte order mark and formulas included', async () => {
  const bytes = `\u{feff}${HEADER}"ann\r\nlee",03/04/2026,true,"1,000"\r\nbob,,yes,=1+1\r\n`;
  const { service, job, inputs } = await begin({ 'access.csv': bytes });
  const step = await job.upload(inputs);
  expect(step).toMatchObject({ exitCode: 0, outputs: { created: '1' } });
  expect(annotations(step)).toEqual([
    '::warning title=CSV does not fit its schema,file=access.csv,line=3,col=6::"03/04/2026" in "lastLogin" is not a date: day and month are ambiguous; write 2026-03-04 or 2026-04-03',
    '::warning title=CSV does not fit its schema,file=access.csv,line=3,col=22::"1,000" in "failedLogins" is not a number: write it with a decimal point and without thousands separators',
    '::warning title=CSV does not fit its schema,file=access.csv,line=4,col=6::"yes" in "mfa" is not a boolean: write true or false',
    '::warning title=CSV does not fit its schema,file=access.csv,line=4,col=10::"\'=1+1" in "failedLogins" is not a number: write it like 1234.5',
  ]);
  expect(step.log).toContain(
    'access.csv: 2 rows: "lastLogin" is now text in 1 of 2 rows, first at line 3; ' +
      '"mfa" is now text in 1 of 2 rows, first at line 4; "failedLogins" is now text in 2 of 2 rows, first at line 3\n',
  );
  expect(service.items.map(({ versions }) => versions.map(String))).toEqual([[bytes]]);
});

test('a header that differs is an error on its line, and keeps back that file alone', async () => {
  const files = { 'access.csv': GOOD, 'access-new.csv': 'user,lastLogin,mfa,score\nann,never,true,1\n' };
  const { service, job, inputs } = await begin(files);
  const step = await job.upload(inputs);
  expect(step).toMatchObject({ exitCode: 1, outputs: { created: '1', failed: '1' } });
  expect(annotations(step)).toEqual([
    '::error title=CSV does not fit its schema,file=access-new.csv,line=1,col=1::column "failedLogins" is missing',
    '::error title=CSV does not fit its schema,file=access-new.csv,line=1,col=20::new column "score"',
    '::warning title=CSV does not fit its schema,file=access-new.csv,line=2,col=5::"never" in "lastLogin" is not a date: write it like 2026-04-03 or 2026-04-03T10:00:00Z',
  ]);
  expect(step.results.find(({ file }) => file === 'access-new.csv')?.error).toEqual({
    code: 'csv-invalid',
    message:
      'it does not fit its schema: column "failedLogins" is missing; new column "score"; ' +
      '"lastLogin" is now text in 1 of 1 rows, first at line 2. ' +
      'Correct the file or the schema, or set "csv-check: off" to upload it as it is.',
  });
  expect(service.items.map(({ filename }) => filename)).toEqual(['access.csv']);
});

test('under strict, a dry run of a file with a wrong cell is red, and writes nothing', async () => {
  const { service, job, inputs } = await begin({ 'access.csv': `${HEADER}ann,2026-02-30,true,0\n` });
  const step = await job.upload({ ...inputs, 'csv-check': 'strict', 'dry-run': 'true' });
  expect(step).toMatchObject({ exitCode: 1, outputs: { failed: '1' } });
  expect(annotations(step)).toEqual([
    '::error title=CSV does not fit its schema,file=access.csv,line=2,col=5::"2026-02-30" in "lastLogin" is not a date: there is no such day',
  ]);
  expect(service.items).toEqual([]);
});

test('with csv-check off, a file that does not fit goes up, and nothing is said of it', async () => {
  const { job, inputs } = await begin({ 'access.csv': 'anything;at all\n' });
  const step = await job.upload({ ...inputs, 'csv-check': 'off' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { created: '1' } });
  expect(annotations(step)).toEqual([]);
});

test('1,000 wrong cells are 10 annotations and one line of the summary', async () => {
  const { job, inputs } = await begin({ 'access.csv': HEADER + 'ann,03/04/2026,true,0\n'.repeat(1000) });
  const step = await job.upload(inputs);
  expect(annotations(step)).toHaveLength(10);
  expect(step.summary).toContain('<code>access.csv</code>, 1000 rows:');
  expect(step.summary).toContain(
    '| "lastLogin" | 1000 warnings | line 2 | "03/04/2026" in "lastLogin" is not',
  );
  expect(step.summary.length).toBeLessThan(2000);
});

test('bytes that are not UTF-8 are an error with their offset', async () => {
  const bytes = Buffer.from(`${HEADER}ren\xe9,2026-04-03,true,0\n`, 'latin1');
  const { job, inputs } = await begin({ 'access.csv': bytes });
  const step = await job.upload(inputs);
  expect(step.exitCode).toBe(1);
  expect(annotations(step)).toEqual([
    '::error title=CSV does not fit its schema,file=access.csv::the byte 0xE9 at offset 35 (counted from 0) is not UTF-8. Save the file as UTF-8',
  ]);
});

test('a schema is inferred, told with what it rests on, and set on the item', async () => {
  const { service, job, inputs } = await begin({ 'access.csv': GOOD });
  const step = await job.upload({ ...inputs, 'csv-schemas': '"*.csv": infer' });
  expect(step.exitCode).toBe(0);
  expect(step.log).toContain(
    'access.csv: 1 row: "user" is text (only 1 filled cell); "lastLogin" is date (only 1 filled cell)',
  );
  expect(service.items[0]?.schema).toMatchObject({
    isPrivate: false,
    schema: {
      fields: [{ type: 'text' }, { type: 'date' }, { type: 'boolean' }, { type: 'number' }],
    },
  });
});
