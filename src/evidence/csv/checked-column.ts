import type { CsvFieldType } from '../service.ts';
import { adviseCell } from './cell-advice.ts';
import { chooseCellTest } from './cell-types.ts';
import { describeCell, type FindingLevel, type FindingLog } from './findings.ts';
import { classifyCell } from './infer-cell.ts';
import { quote } from './quote.ts';
import type { RecordPlace } from './records.ts';
import type { ColumnReader } from './table.ts';

/** A type whose cells can be wrong: any text is a text. */
export type CheckedType = Exclude<CsvFieldType, 'text'>;

/** Holds the cells of one column against its type, and remembers what the others are instead. */
export class CheckedColumn implements ColumnReader {
  readonly #name: string;
  readonly #type: CheckedType;
  readonly #test: (cell: string) => boolean;
  readonly #level: FindingLevel;
  readonly #log: FindingLog;
  #badCount = 0;
  #firstBadLine = 0;
  #badKind: CsvFieldType | undefined;

  constructor(name: string, type: CheckedType, level: FindingLevel, log: FindingLog) {
    this.#name = name;
    this.#type = type;
    this.#test = chooseCellTest(type);
    this.#level = level;
    this.#log = log;
  }

  take(cell: string, place: RecordPlace, index: number): void {
    if (!this.#test(cell)) {
      this.#takeBad(cell, place, index);
    }
  }

  /** `"lastLogin" is now text in 12 of 300 rows, first at line 41`; nothing where all cells fit. */
  describeDrift(rows: number): string[] {
    return this.#badCount === 0
      ? []
      : [
          `${quote(this.#name)} is now ${this.#badKind} in ${this.#badCount} of ${rows} rows, first at line ${this.#firstBadLine}`,
        ];
  }

  #takeBad(cell: string, place: RecordPlace, index: number): void {
    const kind = classifyCell(cell);
    const isTyped = kind !== 'identifier' && (this.#badKind ?? kind) === kind;
    this.#badKind = isTyped ? kind : 'text';
    this.#badCount += 1;
    this.#firstBadLine ||= place.locate(index).line;
    this.#log.add(quote(this.#name), () =>
      describeCell(
        place.locate(index),
        this.#level,
        cell,
        `in ${quote(this.#name)} is not a ${this.#type}: ${adviseCell(cell, this.#type)}`,
      ),
    );
  }
}
