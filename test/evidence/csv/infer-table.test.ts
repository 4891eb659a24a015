import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkTable } from '../../../src/evidence/csv/check-table.ts';
import { inferTable } from '../../../src/evidence/csv/infer-table.ts';
import { type CsvFieldType, csvFieldTypes } from '../../../src/evidence/service.ts';
import { anyTable, streamText, writeTable } from '../../support/csv-files.ts';

async function infer(text: string): Promise<[type: CsvFieldType, because: string][]> {
  const { fields } = await inferTable(streamText(text), 'warning');
  return fields.map(({ type, because }) => [type, because]);
}

function inferColumn(...cells: string[]) {
  return infer(writeTable([['a', 'b'], ...cells.map((cell) => [cell, 'x'])])).then(([first]) => first);
}

const cellOf: Readonly<Record<CsvFieldType, fc.Arbitrary<string>>> = {
  text: fc.constantFrom('ann', 'yes', 'N/A', '03/04/2026', '1,000', '=1+1', '5%'),
  number: fc.oneof(
    fc.integer().map(String),
    fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e9, max: 1e9 }).map((value) => value.toFixed(3)),
  ),
  boolean: fc.boolean().map(String),
  date: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .chain((date) => fc.constantFrom(date.toISOString(), date.toISOString().slice(0, 10))),
};

/** A table whose columns have types: each column has a filled cell, and gaps between. */
const typedTable = fc
  .array(fc.constantFrom(...csvFieldTypes), { minLength: 2, maxLength: 6 })
  .chain((types) => {
    const row = types.map((type) => fc.oneof({ weight: 4, arbitrary: cellOf[type] }, fc.constant('')));
    return fc.record({
      types: fc.constant(types),
      first: fc.tuple(...types.map((type) => cellOf[type])),
      rows: fc.array(fc.tuple(...row), { maxLength: 15 }),
    });
  });

test('the types of a typed table are found, in whatever order its rows stand', async () => {
  await fc.assert(
    fc.asyncProperty(typedTable, async ({ types, first, rows }) => {
      const header = types.map((_, index) => `column ${index}`);
      for (const table of [
        [header, first, ...rows],
        [header, ...rows.toReversed(), first],
      ]) {
        expect((await infer(writeTable(table))).map(([type]) => type)).toEqual(types);
      }
    }),
    { numRuns: 200 },
  );
});

const doubtfulCell = fc.oneof(
  ...Object.values(cellOf),
  fc.stringMatching(/^[-+.eE0-9]{1,24}$/u),
  fc.stringMatching(/^[0-9]{4}-[0-3][0-9]-[0-3][0-9](T[0-2][0-9]:[0-5][0-9])?$/u),
  fc.constantFrom('true', 'TRUE', 'tRue', '-', '+', '0', '00', '-0', '1e999'),
);

test('the checker never rejects what the inference accepted', async () => {
  const column = fc.array(doubtfulCell, { minLength: 1, maxLength: 4 });
  const tables = fc.oneof(
    anyTable.map((rows) => [rows[0]?.map((_, index) => `column ${index}`) ?? []].concat(rows)),
    column.map((cells) => [['a', 'b']].concat(cells.map((cell) => [cell, 'x']))),
  );
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const text = writeTable(table);
      const { fields } = await inferTable(streamText(text), 'error');
      expect(await checkTable(streamText(text), fields, 'error')).toMatchObject({ findings: [], drift: [] });
    }),
    { numRuns: 500 },
  );
});

describe('a column is text when in doubt', () => {
  const cases: [what: string, cells: string[], because: RegExp][] = [
    [
      'leading zeros',
      ['00123', '01', '5'],
      /leading zeros, a plus or more than 15 places in 2 filled cells/u,
    ],
    ['a number of an account', ['1234567890123456'], /more than 15 places in 1 filled cell/u],
    ['a phone number', ['+4930123456'], /a plus/u],
    ['what a digest may begin with', ['12e5', '99e1'], /only 2 filled cells/u],
    ['numbers and words', ['1', '2', 'none'], /^mixed: 2 number, 1 text; the first to differ is on line 4$/u],
    ['dates and numbers', ['2026-04-03', '20260403'], /^mixed: 1 number, 1 date; .*line 3$/u],
    ['ambiguous dates', ['03/04/2026'], /only 1 filled cell/u],
    ['days that are none', ['2026-02-30'], /only 1 filled cell/u],
    ['yes and no', ['yes', 'no'], /only 2 filled cells/u],
    ['no filled cell', ['', ''], /^no cell is filled$/u],
  ];

  test.each(cases)('as it holds %s', async (_, cells, because) => {
    expect(await inferColumn(...cells)).toEqual(['text', expect.stringMatching(because)]);
  });

  test.each(['id', 'userId', 'user_id', 'User ID', 'ZIP', 'country-code', 'IDs', 'version2.key'])(
    'as its numbers bear the name %s',
    async (name) => {
      expect(await infer(`${name},b\n1,2\n`)).toMatchObject([
        ['text', /identifier/u],
        ['number', /./u],
      ]);
    },
  );

  test.each(['idle', 'paid', 'keys pressed', 'codes'])(
    'but its numbers are numbers under the name %s',
    async (name) => {
      expect((await infer(`${name},b\n1,2\n`)).map(([type]) => type)).toEqual(['number', 'number']);
    },
  );
});

test('how sure it is shows: few cells are called few, many are counted', async () => {
  expect(await inferColumn('1')).toEqual(['number', 'only 1 filled cell']);
  expect(await inferColumn(...Array.from({ length: 300 }, (_, index) => String(index)))).toEqual([
    'number',
    'all 300 filled cells',
  ]);
});

test('the last of many cells counts as much as the first', async () => {
  const cells = Array.from({ length: 5000 }, (_, index) => String(index));
  expect(await inferColumn(...cells, 'x')).toEqual([
    'text',
    'mixed: 5000 number, 1 text; the first to differ is on line 5002',
  ]);
});

test('a header without rows gives texts, in its order', async () => {
  const { fields } = await inferTable(streamText('b,2024,a\n'), 'warning');
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['b', 'text'],
    ['2024', 'text'],
    ['a', 'text'],
  ]);
});

test('names that are missing or there twice are errors, because no schema can hold them', async () => {
  const { drift, groups } = await inferTable(streamText('a,a,\n'), 'warning');
  expect(drift).toEqual(['column "a" is there twice', 'column 3 has no name']);
  expect(groups).toMatchObject([{ subject: 'header', first: { level: 'error' } }]);
});

test('a header without commas but with semicolons is refused rather than taken for one column', async () => {
  await expect(infer('user;mfa\nann;true\n')).rejects.toThrow('separated by semicolons');
});
