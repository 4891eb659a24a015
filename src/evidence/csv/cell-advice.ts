import type { CsvFieldType } from '../service.ts';

interface Advice {
  readonly fits: RegExp;
  readonly advise: (...parts: string[]) => string;
}

const everywhere: readonly Advice[] = [
  { fits: /^\s|\s$/u, advise: () => 'remove the white space around it' },
  {
    fits: /^(?:n\/?a|null|none|nil|nan|-+|\?)$/iu,
    advise: () => 'leave the cell empty where there is no value',
  },
];

/** The first row that fits a cell tells what to do about it; the last row of each type fits all. */
const advices: Readonly<Record<Exclude<CsvFieldType, 'text'>, readonly Advice[]>> = {
  number: [
    ...everywhere,
    {
      fits: /^[+-]?\d[\d.,' ]*$/u,
      advise: () => 'write it with a decimal point and without thousands separators',
    },
    {
      fits: /^\p{Sc}|[%\p{Sc}]$/u,
      advise: () => 'leave the unit out',
    },
    { fits: /(?:)/u, advise: () => 'write it like 1234.5' },
  ],
  boolean: [...everywhere, { fits: /(?:)/u, advise: () => 'write true or false' }],
  date: [
    ...everywhere,
    {
      fits: /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/u,
      advise: (_, first = '', second = '', year = '') => adviseDayAndMonth(first, second, year),
    },
    {
      fits: /^\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/u,
      advise: () => 'day, month and year are ambiguous; write it like 2026-04-03',
    },
    { fits: /^\d{4}-\d\d-\d\d$/u, advise: () => 'there is no such day' },
    { fits: /^(\d{4}-\d\d-\d\d) (?=\d\d:)/u, advise: (_, day = '') => `write "T" after ${day}` },
    { fits: /(?:)/u, advise: () => 'write it like 2026-04-03 or 2026-04-03T10:00:00Z' },
  ],
};

/** What to do about a cell that is not of the type of its column. */
export function adviseCell(cell: string, type: Exclude<CsvFieldType, 'text'>): string {
  for (const { fits, advise } of advices[type]) {
    const parts = fits.exec(cell);
    if (parts !== null) {
      return advise(...parts);
    }
  }
  throw new Error(`no advice fits a cell of type ${type}`);
}

const MONTHS = 12;

function adviseDayAndMonth(first: string, second: string, year: string): string {
  const asMonthDay = writeDate(year, first, second);
  const asDayMonth = writeDate(year, second, first);
  const readings = [
    Number(first) <= MONTHS ? asMonthDay : undefined,
    Number(second) <= MONTHS ? asDayMonth : undefined,
  ];
  const [one, other] = new Set(readings.filter((reading) => reading !== undefined));
  if (one === undefined) {
    return 'write it like 2026-04-03';
  }
  return other === undefined ? `write ${one}` : `day and month are ambiguous; write ${one} or ${other}`;
}

function writeDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
