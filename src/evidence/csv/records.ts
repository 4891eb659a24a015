import type { CsvErrorCode, Parser } from 'csv-parse';

import { UnreadableCsv } from './unreadable.ts';
import { expectUtf8 } from './utf8.ts';

/** Where a record stands; valid only while the record is being taken. */
export interface RecordPlace {
  /** Line of the file, from 1, on which the record begins. */
  readonly line: number;
  /** Line and column (characters, both from 1) at which the cell of this index begins. */
  locate(index: number): CellPlace;
}

/** Where a cell begins; line and column (characters) count from 1. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}

/** Takes one record: its cells, quotes resolved. What it throws ends the reading. */
export type TakeRecord = (cells: readonly string[], place: RecordPlace) => void;

/** An open quote swallows the rest of the file: this keeps the memory constant, and the message near its cause. */
const RECORD_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * Reads CSV as RFC 4180 has it, in UTF-8 with or without a byte order mark, and hands out its records one by one. Memory is
 * constant: a chunk and a record. Throws {@link UnreadableCsv}, and whatever `take` throws.
 */
export async function readRecords(chunks: AsyncIterable<Uint8Array>, take: TakeRecord): Promise<void> {
  // Loaded here: a run without schemas needs no parser.
  const { parse } = await import('csv-parse');
  const reading = new Reading();
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: RECORD_LIMIT_BYTES,
    on_record: (cells: string[], { bytes }) => {
      reading.begin(bytes);
      take(cells, reading);
      reading.end(cells);
    },
  });
  // Each fault comes back through the callback of the write that met it.
  parser.on('error', () => {});
  try {
    for await (const chunk of expectUtf8(chunks)) {
      reading.hold(chunk);
      await write(parser, chunk);
    }
    await end(parser);
  } catch (error) {
    throw explainFault(error, reading.line);
  } finally {
    parser.destroy();
  }
}

const BYTE_ORDER_MARK = /^\u{feff}/u;

/** Counts lines, and holds the bytes of the record at hand, for places within it. */
class Reading implements RecordPlace {
  line = 1;
  #held: Buffer = Buffer.alloc(0);
  /** Offsets in the file. */
  #heldFrom = 0;
  #recordFrom = 0;
  #recordTo = 0;

  hold(chunk: Uint8Array): void {
    const rest = this.#held.subarray(this.#recordFrom - this.#heldFrom);
    this.#held =
      rest.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
        : Buffer.concat([rest, chunk]);
    this.#heldFrom = this.#recordFrom;
  }

  begin(recordTo: number): void {
    this.#recordTo = recordTo;
  }

  /** The parser's own count takes CR LF within quotes for two lines. */
  end(cells: readonly string[]): void {
    this.#recordFrom = this.#recordTo;
    this.line += 1;
    for (const cell of cells) {
      if (cell.includes('\n')) {
        this.line += cell.split('\n').length - 1;
      }
    }
  }

  locate(index: number): CellPlace {
    const from = this.#recordFrom - this.#heldFrom;
    const raw = this.#held.toString('utf8', from, this.#recordTo - this.#heldFrom);
    const text = this.#recordFrom === 0 ? raw.replace(BYTE_ORDER_MARK, '') : raw;
    const before = text.slice(0, findCell(text, index)).split('\n');
    return { line: this.line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

function findCell(record: string, index: number): number {
  let at = 0;
  for (let passed = 0; passed < index; passed += 1) {
    at = record.indexOf(',', skipQuotes(record, at)) + 1;
  }
  return at;
}

/** Behind the closing quote of a cell that has quotes; a cell without them holds no comma that one could mistake. */
function skipQuotes(record: string, at: number): number {
  if (record[at] !== '"') {
    return at;
  }
  let close = record.indexOf('"', at + 1);
  while (record[close + 1] === '"') {
    close = record.indexOf('"', close + 2);
  }
  return close + 1;
}

function write(parser: Parser, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

function end(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.end((error?: Error | null) => (error ? reject(error) : resolve()));
  });
}

const faults: Readonly<Partial<Record<CsvErrorCode, string>>> = {
  CSV_QUOTE_NOT_CLOSED:
    'a quote is opened and never closed. Close it, or write a quote within quotes twice ("")',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote. Write a quote within quotes twice ("")',
  INVALID_OPENING_QUOTE:
    'a quote stands within a cell that is not in quotes. Put the cell in quotes, and write the quote twice ("")',
  CSV_MAX_RECORD_SIZE: `it is over ${RECORD_LIMIT_BYTES / 1024 / 1024} MiB long. Look for a quote that is not closed`,
};

/** What the parser objects to, in our words; every other error as it is. */
function explainFault(error: unknown, line: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const [, fault] = Object.entries(faults).find(([known]) => known === code) ?? [];
  return fault === undefined
    ? error
    : new UnreadableCsv(`the record that begins on line ${line} cannot be read: ${fault}`, line, {
        cause: error,
      });
}
