import { describe, expect, test } from 'vitest';

import { adviseCell } from '../../../src/evidence/csv/cell-advice.ts';
import { chooseCellTest } from '../../../src/evidence/csv/cell-types.ts';

const right = {
  number: ['0', '-1', '+1', '007', '1.5', '1.', '.5', '-.5', '1e5', '1.5E-7', '12345678901234567890'],
  boolean: ['true', 'false', 'True', 'False', 'TRUE', 'FALSE'],
  date: [
    '2026-04-03',
    '2024-02-29',
    '2000-02-29',
    '2026-12-31T23:59',
    '2026-04-03T10:00:00',
    '2026-04-03T10:00:00Z',
    '2026-04-03T10:00:00.123456Z',
    '2024-02-24T12:01:57+0000',
    '2026-04-03T10:00:00-05:30',
    '2026-04-03T10:00+02',
  ],
  text: ['', ' ', '=1+1', '\0', 'anything'],
} as const;

describe.each(['number', 'boolean', 'date', 'text'] as const)('as %s', (type) => {
  test.each(right[type])('%j is right', (cell) => {
    expect(chooseCellTest(type)(cell)).toBe(true);
  });
});

const wrong: [type: 'number' | 'boolean' | 'date', cell: string, advice: string][] = [
  ['number', ' 1', 'remove the white space around it'],
  ['number', '1\r', 'remove the white space around it'],
  ['number', '1,000', 'write it with a decimal point and without thousands separators'],
  ['number', '1.000,50', 'write it with a decimal point and without thousands separators'],
  ['number', "1'000", 'write it with a decimal point and without thousands separators'],
  ['number', '5%', 'leave the unit out'],
  ['number', '$5', 'leave the unit out'],
  ['number', '5 €', 'leave the unit out'],
  ['number', 'N/A', 'leave the cell empty where there is no value'],
  ['number', '-', 'leave the cell empty where there is no value'],
  ['number', 'NaN', 'leave the cell empty where there is no value'],
  ['number', '0x1F', 'write it like 1234.5'],
  ['number', '1e', 'write it like 1234.5'],
  ['number', '--1', 'write it like 1234.5'],
  ['number', 'Infinity', 'write it like 1234.5'],
  ['number', '１', 'write it like 1234.5'],
  ['boolean', 'yes', 'write true or false'],
  ['boolean', '1', 'write true or false'],
  ['boolean', 'tRUE', 'write true or false'],
  ['boolean', 'null', 'leave the cell empty where there is no value'],
  ['date', '03/04/2026', 'day and month are ambiguous; write 2026-03-04 or 2026-04-03'],
  ['date', '3.4.2026', 'day and month are ambiguous; write 2026-03-04 or 2026-04-03'],
  ['date', '04-04-2026', 'write 2026-04-04'],
  ['date', '13/04/2026', 'write 2026-04-13'],
  ['date', '04/13/2026', 'write 2026-04-13'],
  ['date', '13/13/2026', 'write it like 2026-04-03'],
  ['date', '03/04/26', 'day, month and year are ambiguous; write it like 2026-04-03'],
  ['date', '2026-02-29', 'there is no such day'],
  ['date', '1900-02-29', 'there is no such day'],
  ['date', '2026-04-31', 'there is no such day'],
  ['date', '2026-13-01', 'there is no such day'],
  ['date', '2026-04-03 10:00:00', 'write "T" after 2026-04-03'],
  ['date', '2026-04-03T24:00:00Z', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
  ['date', '2026-04-03T10:00:60Z', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
  ['date', '20260403', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
  ['date', '2026-4-3', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
  ['date', '1775210400', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
  ['date', 'never', 'write it like 2026-04-03 or 2026-04-03T10:00:00Z'],
];

test.each(wrong)('as %s, %j is wrong: %s', (type, cell, advice) => {
  expect(chooseCellTest(type)(cell)).toBe(false);
  expect(adviseCell(cell, type)).toBe(advice);
});

test('a cell of a million digits is judged at once', () => {
  const digits = '1'.repeat(1_000_000);
  for (const type of ['number', 'boolean', 'date'] as const) {
    expect(chooseCellTest(type)(`${digits}x`)).toBe(false);
  }
});
