import type { CsvFieldType } from '../service.ts';

/** What a filled cell has to look like for each type. The table for users is in docs/csv.md. */
const tests: Readonly<Record<CsvFieldType, (cell: string) => boolean>> = {
  text: () => true,
  number: (cell) => NUMBER.test(cell),
  boolean: (cell) => cell.length <= LONGEST_BOOLEAN_CHARS && BOOLEAN_WORDS.has(cell),
  date: isDate,
};

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/u;
const BOOLEAN_WORDS = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);
/** Spares long texts the hashing. */
const LONGEST_BOOLEAN_CHARS = 5;
// ISO 8601, extended format: a calendar date, or one with a time of day, in a zone or local.
const DATE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/u;
/** The last day that every month has. */
const SHORTEST_MONTH_DAYS = 28;

/** The test that a filled cell of this type passes; an empty cell is right in every column. */
export function chooseCellTest(type: CsvFieldType): (cell: string) => boolean {
  return tests[type];
}

function isDate(cell: string): boolean {
  if (!DATE.test(cell)) {
    return false;
  }
  const day = Number(cell.slice(8, 10));
  return day <= SHORTEST_MONTH_DAYS || day <= countDays(Number(cell.slice(0, 4)), Number(cell.slice(5, 7)));
}

function countDays(year: number, month: number): number {
  if (month === 2) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return isLeap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
