import { describe, expect, test } from 'vitest';

import { checkTable } from '../../../src/evidence/csv/check-table.ts';
import type { FindingLevel } from '../../../src/evidence/csv/findings.ts';
import type { CsvField } from '../../../src/evidence/service.ts';
import { streamText } from '../../support/csv-files.ts';

const fields: readonly CsvField[] = [
  { name: 'user', type: 'text' },
  { name: 'lastLogin', type: 'date' },
  { name: 'mfa', type: 'boolean' },
  { name: 'failedLogins', type: 'number' },
];
const HEADER = 'user,lastLogin,mfa,failedLogins\n';

function check(text: string, level: FindingLevel = 'warning') {
  return checkTable(streamText(text), fields, level);
}

test('a table that fits its schema leaves nothing to say', async () => {
  const text = `${HEADER}ann,2026-04-03,true,3\nbob,2026-04-03T10:00:00Z,False,-1.5\n`;
  expect(await check(text)).toEqual({ rows: 2, findings: [], groups: [], drift: [] });
});

test('an empty cell is right in every column, a blank line is no row, and columns may stand in any order', async () => {
  const text = 'mfa,failedLogins,user,lastLogin\n,,,\n\ntrue,1,ann,2026-04-03\n\n';
  expect(await check(text)).toEqual({ rows: 2, findings: [], groups: [], drift: [] });
});

test('a cell of another type is found at its line and column, with what to do', async () => {
  const { findings, groups, drift } = await check(
    `${HEADER}"ann\nb",2026-04-03,true,3\nbob,03/04/2026,yes,3\n`,
  );
  expect(findings).toEqual([
    {
      line: 4,
      column: 5,
      level: 'warning',
      cell: '03/04/2026',
      message: 'in "lastLogin" is not a date: day and month are ambiguous; write 2026-03-04 or 2026-04-03',
    },
    {
      line: 4,
      column: 16,
      level: 'warning',
      cell: 'yes',
      message: 'in "mfa" is not a boolean: write true or false',
    },
  ]);
  expect(groups.map(({ subject, count }) => [subject, count])).toEqual([
    ['"lastLogin"', 1],
    ['"mfa"', 1],
  ]);
  expect(drift).toEqual([
    '"lastLogin" is now text in 1 of 2 rows, first at line 4',
    '"mfa" is now text in 1 of 2 rows, first at line 4',
  ]);
});

test('the drift of a column names the type that its wrong cells share', async () => {
  const { drift } = await check(`${HEADER}ann,1,0,true\nbob,2,maybe,true\ncy,,1,2026-04-03\n`);
  expect(drift).toEqual([
    '"lastLogin" is now number in 2 of 3 rows, first at line 2',
    '"mfa" is now text in 3 of 3 rows, first at line 2',
    '"failedLogins" is now text in 3 of 3 rows, first at line 2',
  ]);
});

test('under strict a wrong cell is an error', async () => {
  const { findings } = await check(`${HEADER}ann,never,,\n`, 'error');
  expect(findings).toMatchObject([{ level: 'error', line: 2 }]);
});

test('a row of another width is told as such, and its cells are not taken for those of other columns', async () => {
  const { rows, findings, drift } = await check(`${HEADER}ann,2026-04-03,true\nbob,x,x,x,x\n`);
  expect(rows).toBe(2);
  expect(findings).toEqual([
    { line: 2, column: 1, level: 'warning', message: 'this row has 3 of the 4 cells that the header names' },
    { line: 3, column: 1, level: 'warning', message: 'this row has 5 cells, and the header names 4' },
  ]);
  expect(drift).toEqual(['2 of 2 rows have more or fewer cells than the header, first at line 2']);
});

describe('a header', () => {
  const cases: [what: string, header: string, messages: string[]][] = [
    ['that lacks a field', 'user,lastLogin,mfa', ['column "failedLogins" is missing']],
    ['with a column more', 'user,lastLogin,mfa,failedLogins,note', ['new column "note"']],
    [
      'with a name in another case',
      'User ,lastLogin,mfa,failedLogins',
      [
        'column "user" is missing ("User " differs from it in case or white space only)',
        'new column "User "',
      ],
    ],
    ['with a name twice', 'user,lastLogin,mfa,failedLogins,user', ['column "user" is there twice']],
    ['with a column without a name', 'user,lastLogin,mfa,failedLogins, ', ['column 5 has no name']],
  ];

  test.each(cases)('%s is an error on line 1, even where cells are warnings', async (_, header, messages) => {
    const { findings, drift } = await check(`${header}\n`);
    expect(findings.map(({ message }) => message)).toEqual(messages);
    expect(findings.every(({ level, line }) => level === 'error' && line === 1)).toBe(true);
    expect(drift).toEqual(messages);
  });

  test('at fault does not keep the cells of known columns from being checked', async () => {
    const { drift } = await check('user,lastLogin,mfa,note\nann,never,true,x\n');
    expect(drift).toEqual([
      'column "failedLogins" is missing',
      'new column "note"',
      '"lastLogin" is now text in 1 of 1 rows, first at line 2',
    ]);
  });

  const delimiters: [what: string, sign: string][] = [
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ];

  test.each(delimiters)('separated by %s is told as such', async (what, sign) => {
    await expect(check(HEADER.replaceAll(',', sign))).rejects.toThrow(
      `its header is separated by ${what}. Save the file with commas`,
    );
  });

  test('of one column may hold a semicolon where the schema has it', async () => {
    const one = [{ name: 'a;b', type: 'text' }] as const;
    expect((await checkTable(streamText('a;b\nx\n'), one, 'warning')).drift).toEqual([]);
  });
});

test('an empty file has no header', async () => {
  await expect(check('')).rejects.toThrow('it is empty: the header is missing');
});

test('a column tells 10 findings one by one and counts them all', async () => {
  const { findings, groups } = await check(HEADER + 'ann,never,true,1\n'.repeat(1000));
  expect(findings.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(groups).toMatchObject([{ subject: '"lastLogin"', count: 1000, first: { line: 2 } }]);
});

test('a file tells 50 findings one by one and counts them all', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `n${index}`);
  const numbers = names.map((name) => ({ name, type: 'number' }) as const);
  const rows = `${names.map(() => 'x').join(',')}\n`.repeat(20);
  const { findings, groups } = await checkTable(
    streamText(`${names.join(',')}\n${rows}`),
    numbers,
    'warning',
  );
  expect(findings).toHaveLength(50);
  expect(groups.map(({ count }) => count)).toEqual(names.map(() => 20));
});

test('a long name of a column is cut in every message', async () => {
  const long = 'x'.repeat(1000);
  const { findings, drift } = await checkTable(
    streamText(`${long},${long}\nno,\n`),
    [{ name: long, type: 'number' }],
    'warning',
  );
  const told = `"${'x'.repeat(40)}…"`;
  expect(findings.map(({ message }) => message)).toEqual([
    `column ${told} is there twice`,
    `in ${told} is not a number: write it like 1234.5`,
  ]);
  expect(drift).toEqual([
    `column ${told} is there twice`,
    `${told} is now text in 1 of 1 rows, first at line 2`,
  ]);
});

test('a long cell is cut, and stays well-formed', async () => {
  const { findings } = await check(`${HEADER}ann,${'😀'.repeat(30)},,\nbob,${'x'.repeat(39)}😀😀,,\n`);
  expect(findings.map(({ cell }) => cell)).toEqual([`${'😀'.repeat(20)}…`, `${'x'.repeat(39)}\u{fffd}…`]);
});
