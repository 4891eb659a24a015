import { expect, test } from 'vitest';

import { checkTable } from '../../src/evidence/csv/check-table.ts';
import type { CsvField } from '../../src/evidence/service.ts';
import { describeCheck, describeFinding } from '../../src/report/csv-sentences.ts';
import { renderCsvChecks } from '../../src/report/csv-summary.ts';
import { streamText } from '../support/csv-files.ts';

const fields: readonly CsvField[] = [
  { name: 'user', type: 'text' },
  { name: 'lastLogin', type: 'date' },
  { name: 'failedLogins', type: 'number' },
];

async function check(text: string, path = 'access.csv') {
  return { ...(await checkTable(streamText(text), fields, 'warning')), path, inferred: undefined };
}

test('a file with 1,000 wrong cells takes a line a column', async () => {
  const rows = 'ann,03/04/2026,=1+1\n'.repeat(500);
  expect(renderCsvChecks([await check(`user,lastLogin,failedLogins\n${rows}`)])).toBe(`#### CSV findings

<code>access.csv</code>, 500 rows:

| Where | Findings | First at | For example |
| --- | --- | --- | --- |
| "lastLogin" | 500 warnings | line 2 | "03/04/2026" in "lastLogin" is not a date: day and month are ambiguous; write 2026-03-04 or 2026-04-03 |
| "failedLogins" | 500 warnings | line 2 | "'=1+1" in "failedLogins" is not a number: write it like 1234.5 |
`);
});

test('many files and columns are cut with a count', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `new ${index}`);
  const checks = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      check(`user,lastLogin,failedLogins\n,never,x\n`, `access-${index}.csv`),
    ),
  );
  const markdown = renderCsvChecks(checks);
  expect(markdown).toContain('access-19.csv');
  expect(markdown).not.toContain('access-20.csv');
  expect(markdown).toContain('5 more files with findings');
  const wide = names.map((name) => ({ name, type: 'number' }) as const);
  const text = `${names.join(',')}\n${names.map(() => 'x').join(',')}\n`;
  const wideCheck = await checkTable(streamText(text), wide, 'warning');
  expect(renderCsvChecks([{ ...wideCheck, path: 'wide.csv', inferred: undefined }])).toContain(
    '2 more columns with findings',
  );
});

test('files without findings take no room', async () => {
  expect(renderCsvChecks([await check('user,lastLogin,failedLogins\n')])).toBe('');
});

test('names and cells of a stranger change nothing in the summary', async () => {
  const text = '"a|b<img>\n## x",lastLogin,failedLogins\n,"|</td>[x](y)",@me\n';
  const markdown = renderCsvChecks([await check(text, 'a|b`c.csv')]);
  expect(markdown.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(5);
  expect(markdown.replaceAll(/<\/?code>/gu, '')).not.toMatch(/[<>`[\]]/u);
});

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK("x")" is odd'],
  ['+cmd', '"\'+cmd" is odd'],
  ['-x', '"\'-x" is odd'],
  ['@SUM', '"\'@SUM" is odd'],
  ['-1,000.5', '"-1,000.5" is odd'],
  ['plain', '"plain" is odd'],
])('a cell %s cannot start a formula in a report', (cell, told) => {
  expect(describeFinding({ line: 1, column: 1, level: 'error', message: 'is odd', cell })).toBe(told);
});

test('one line says how a file differs from its schema', async () => {
  expect(describeCheck(await check('user,lastLogin,failedLogins\nann,,\n'))).toBe(
    'access.csv: 1 row: fits its schema',
  );
  expect(describeCheck(await check('user,lastLogin,failedLogins,mfa\nann,,,\nbob,never,,\n'))).toBe(
    'access.csv: 2 rows: new column "mfa"; "lastLogin" is now text in 1 of 2 rows, first at line 3',
  );
});
