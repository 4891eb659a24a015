import { cut } from './quote.ts';
import type { CellPlace } from './records.ts';

/** Something in a CSV file that its schema does not allow, on a line of the file. */
export interface CsvFinding {
  /** From 1; absent where a fault has no line. */
  readonly line: number | undefined;
  /** In characters, from 1. */
  readonly column: number | undefined;
  readonly level: FindingLevel;
  readonly message: string;
  /** The cell at fault, as it is in the file but cut; the message goes on after it. */
  readonly cell?: string;
}

/** An `error` keeps the file back; with a `warning` it still goes. */
export type FindingLevel = 'error' | 'warning';

/** All findings about one column, about the header, or about rows as a whole. */
export interface FindingGroup {
  /** `"lastLogin"`, `header`, `rows`. */
  readonly subject: string;
  readonly first: CsvFinding;
  /** How many there are, told one by one or not. */
  readonly count: number;
}

const TOLD_A_GROUP = 10;
const TOLD_A_FILE = 50;

/** Keeps count of all findings of a file and examples of some: memory stays constant however many there are. */
export class FindingLog {
  /** Those to be told one by one: at most 10 a group and 50 a file. */
  readonly told: CsvFinding[] = [];
  readonly #groups = new Map<string, { subject: string; first: CsvFinding; count: number }>();

  /** @param describe made only where the finding is kept */
  add(subject: string, describe: () => CsvFinding): void {
    const group = this.#groups.get(subject);
    if (group === undefined) {
      const first = describe();
      this.#groups.set(subject, { subject, first, count: 1 });
      this.#tell(1, () => first);
      return;
    }
    group.count += 1;
    this.#tell(group.count, describe);
  }

  get groups(): readonly FindingGroup[] {
    return [...this.#groups.values()];
  }

  #tell(count: number, describe: () => CsvFinding): void {
    if (count <= TOLD_A_GROUP && this.told.length < TOLD_A_FILE) {
      this.told.push(describe());
    }
  }
}

/** A finding about a cell; the message follows the cell: `"maybe" in "mfa" is not a boolean`. */
export function describeCell(
  place: CellPlace,
  level: FindingLevel,
  cell: string,
  message: string,
): CsvFinding {
  return { ...place, level, message, cell: cut(cell) };
}
