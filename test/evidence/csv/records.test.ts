import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CellPlace, readRecords } from '../../../src/evidence/csv/records.ts';
import { UnreadableCsv } from '../../../src/evidence/csv/unreadable.ts';
import { anyTable, streamText, writeTable } from '../../support/csv-files.ts';

const MIB = 1024 * 1024;

interface ReadRecord {
  readonly cells: readonly string[];
  readonly places: readonly CellPlace[];
}

async function read(text: string | Uint8Array, pieceBytes?: number): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  await readRecords(streamText(text, pieceBytes), (cells, place) => {
    records.push({ cells, places: cells.map((_, index) => place.locate(index)) });
  });
  return records;
}

async function readCells(text: string | Uint8Array, pieceBytes?: number) {
  return (await read(text, pieceBytes)).map(({ cells }) => cells);
}

const writing = fc.record({
  newline: fc.constantFrom('\n', '\r\n'),
  quotes: fc.boolean(),
  mark: fc.constantFrom('', '\u{feff}'),
  end: fc.boolean(),
  pieceBytes: fc.integer({ min: 1, max: 40 }),
});

test('any table that another hand wrote is read back cell for cell, however it is cut into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, writing, async (table, { newline, quotes, mark, end, pieceBytes }) => {
      const text = mark + writeTable(table, { newline, quotes }) + (end ? newline : '');
      expect(await readCells(text, pieceBytes)).toEqual(table);
    }),
    { numRuns: 300 },
  );
});

test('each cell is where its place says', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, writing, async (table, { newline, quotes, mark, pieceBytes }) => {
      const text = writeTable(table, { newline, quotes });
      const lines = text.split('\n');
      for (const { cells, places } of await read(mark + text, pieceBytes)) {
        for (const [index, { line, column }] of places.entries()) {
          const rest = [(lines[line - 1] ?? '').slice(column - 1), ...lines.slice(line)].join('\n');
          const cell = cells[index] ?? '';
          const quoted = `"${cell.replaceAll('"', '""')}"`;
          expect(rest.startsWith(quoted) || rest.startsWith(cell)).toBe(true);
          expect(rest.slice(rest.startsWith(quoted) ? quoted.length : cell.length)).toMatch(
            /^(?:,|\r?\n|$)/u,
          );
        }
      }
    }),
    { numRuns: 300 },
  );
});

describe('reads', () => {
  const cases: { what: string; text: string | Uint8Array; cells: string[][] }[] = [
    { what: 'nothing from an empty file', text: '', cells: [] },
    { what: 'nothing from a byte order mark alone', text: '\u{feff}', cells: [] },
    { what: 'a header without a line end', text: 'a,b', cells: [['a', 'b']] },
    {
      what: 'rows of any width',
      text: 'a,b\n1\n1,2,3\n',
      cells: [['a', 'b'], ['1'], ['1', '2', '3']],
    },
    { what: 'line ends that are mixed', text: 'a\r\nb\nc', cells: [['a'], ['b'], ['c']] },
    { what: 'a blank line as one empty cell', text: 'a,b\n\n1,2\n', cells: [['a', 'b'], [''], ['1', '2']] },
    { what: 'white space as it is', text: ' a ,b \n', cells: [[' a ', 'b ']] },
  ];

  test.each(cases)('$what', async ({ text, cells }) => {
    expect(await readCells(text)).toEqual(cells);
  });

  test('a cell of more than 1 MiB', async () => {
    const long = 'é'.repeat(MIB);
    expect(await readCells(`a,b\n"${long}",2\n`, 65_536)).toEqual([
      ['a', 'b'],
      [long, '2'],
    ]);
  });
});

test('the line of a record counts the line ends within quotes before it', async () => {
  const records = await read('a,b\r\n"1\r\n2\r\n3",x\r\n"\n",y\r\nz,"q\n"\n');
  expect(records.map(({ places }) => places)).toEqual([
    [
      { line: 1, column: 1 },
      { line: 1, column: 3 },
    ],
    [
      { line: 2, column: 1 },
      { line: 4, column: 4 },
    ],
    [
      { line: 5, column: 1 },
      { line: 6, column: 3 },
    ],
    [
      { line: 7, column: 1 },
      { line: 7, column: 3 },
    ],
  ]);
});

describe('refuses', () => {
  const utf16 = Buffer.from('\u{feff}a,b\n', 'utf16le');
  const cases: { what: string; text: string | Uint8Array; says: RegExp; line?: number }[] = [
    {
      what: 'a byte of Latin-1',
      text: Buffer.from('a,b\n1,\xe9t\xe9\n', 'latin1'),
      says: /^the byte 0xE9 at offset 6 \(counted from 0\) is not UTF-8\. Save the file as UTF-8$/u,
    },
    { what: 'UTF-16', text: utf16, says: /0xFF at offset 0 .*looks like UTF-16/u },
    {
      what: 'a sequence that the end of the file cuts',
      text: Buffer.from('a\n€').subarray(0, 4),
      says: /0xE2 at offset 2 /u,
    },
    {
      what: 'an encoded surrogate',
      text: Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x0a]),
      says: /0xED at offset 1 /u,
    },
    {
      what: 'a quote that is never closed',
      text: 'a,b\n1,2\n3,"4\n5,6\n',
      says: /record that begins on line 3 cannot be read: a quote is opened and never closed/u,
      line: 3,
    },
    {
      what: 'text behind a closing quote',
      text: 'a\n"x\n"\n"b"c\n',
      says: /line 4 .*Write a quote within quotes twice \(""\)/u,
      line: 4,
    },
    {
      what: 'a quote within a cell without quotes',
      text: 'a\n5" disk\n',
      says: /line 2 .*Put the cell in quotes/u,
      line: 2,
    },
    {
      what: 'a record of more than 16 MiB, which an open quote makes of the rest of a file',
      text: `a\n"${'x\n'.repeat(8.5 * MIB)}`,
      says: /line 2 .*over 16 MiB long\. Look for a quote that is not closed/u,
      line: 2,
    },
  ];

  test.each(cases)('$what', async ({ text, says, line }) => {
    const refusal = await read(text, MIB).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(UnreadableCsv);
    expect(refusal).toMatchObject({ message: expect.stringMatching(says), line });
  });

  test('a bad byte with the same offset however the file is cut', async () => {
    const text = Buffer.concat([
      Buffer.from('a,€,😀\n'),
      Buffer.from([0xf0, 0x9f, 0x98, 0x0a]),
      Buffer.from('b'),
    ]);
    for (let pieceBytes = 1; pieceBytes <= text.length; pieceBytes += 1) {
      await expect(read(text, pieceBytes)).rejects.toThrow('the byte 0xF0 at offset 11 ');
    }
  });
});

test('what the taker throws ends the reading, and comes out as it is', async () => {
  const fault = new Error('enough');
  let taken = 0;
  const reading = readRecords(streamText('a\nb\nc\n'), () => {
    taken += 1;
    throw fault;
  });
  await expect(reading).rejects.toBe(fault);
  expect(taken).toBe(1);
});
