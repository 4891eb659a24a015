import type { CsvFieldType } from '../service.ts';
import { type CellKind, classifyCell } from './infer-cell.ts';
import type { InferredField } from './infer-table.ts';
import type { RecordPlace } from './records.ts';
import type { ColumnReader } from './table.ts';

/** Words that make a column one of identifiers: digits there are no quantity. Documented in docs/csv.md. */
const IDENTIFIER_WORDS = new Set([
  'id',
  'ids',
  'uuid',
  'guid',
  'key',
  'code',
  'zip',
  'phone',
  'serial',
  'version',
]);
const FEW_CELLS = 10;

/** Counts what the filled cells of one column look like. */
export class InferredColumn implements ColumnReader {
  readonly #name: string;
  readonly #counts: Record<CellKind, number> = { number: 0, boolean: 0, date: 0, identifier: 0, text: 0 };
  #firstKind: CellKind | undefined;
  /** Line of the first cell that looks unlike the first. */
  #firstOddLine: number | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  take(cell: string, place: RecordPlace, index: number): void {
    const kind = classifyCell(cell);
    this.#counts[kind] += 1;
    this.#firstKind ??= kind;
    if (kind !== this.#firstKind && this.#firstOddLine === undefined) {
      this.#firstOddLine = place.locate(index).line;
    }
  }

  infer(): InferredField {
    const { number, boolean, date, identifier, text } = this.#counts;
    const filled = number + boolean + date + identifier + text;
    const choose = (type: CsvFieldType, because: string) => ({ name: this.#name, type, because });
    const all = filled < FEW_CELLS ? `only ${countCells(filled)}` : `all ${countCells(filled)}`;
    if (filled === 0) {
      return choose('text', 'no cell is filled');
    }
    if (number === filled && hasIdentifierWord(this.#name)) {
      return choose('text', 'numbers, but the name is one of identifiers');
    }
    if (number + identifier === filled && identifier > 0) {
      return choose(
        'text',
        `digits with leading zeros, a plus or more than 15 places in ${countCells(identifier)}`,
      );
    }
    const kind = this.#firstKind;
    if (this.#firstOddLine === undefined && kind !== undefined && kind !== 'identifier') {
      return choose(kind, all);
    }
    return choose('text', `mixed: ${this.#describeMixture()}`);
  }

  /** `288 date, 12 text, the first that differs at line 41`. */
  #describeMixture(): string {
    const parts = Object.entries(this.#counts)
      .filter(([, count]) => count > 0)
      .toSorted(([, left], [, right]) => right - left)
      .map(([kind, count]) => `${count} ${kind}`);
    return `${parts.join(', ')}; the first to differ is on line ${this.#firstOddLine}`;
  }
}

/** Words of a name are told by case, underscore and the like: `userId`, `user_id`, `ID`. */
function hasIdentifierWord(name: string): boolean {
  const words = name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ').split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => IDENTIFIER_WORDS.has(word.toLowerCase()));
}

function countCells(count: number): string {
  return `${count} filled ${count === 1 ? 'cell' : 'cells'}`;
}
