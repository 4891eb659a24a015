import type { FindingLevel, FindingLog } from './findings.ts';
import type { RecordPlace } from './records.ts';

const SUBJECT = 'rows';

/** Logs rows that have more or fewer cells than the header. */
export class RaggedRows {
  #count = 0;
  #firstLine = 0;
  readonly #log: FindingLog;
  readonly #level: FindingLevel;

  constructor(log: FindingLog, level: FindingLevel) {
    this.#log = log;
    this.#level = level;
  }

  take(cells: readonly string[], place: RecordPlace, width: number): void {
    this.#count += 1;
    this.#firstLine ||= place.line;
    this.#log.add(SUBJECT, () => ({
      line: place.line,
      column: 1,
      level: this.#level,
      message:
        cells.length < width
          ? `this row has ${cells.length} of the ${width} cells that the header names`
          : `this row has ${cells.length} cells, and the header names ${width}`,
    }));
  }

  /** For the one line that sums a table up; nothing where there are none. */
  describe(rows: number): string[] {
    return this.#count === 0
      ? []
      : [
          `${this.#count} of ${rows} rows have more or fewer cells than the header, first at line ${this.#firstLine}`,
        ];
  }
}
