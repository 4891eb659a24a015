import type { FindingLog } from './findings.ts';
import { quote } from './quote.ts';
import type { RecordPlace } from './records.ts';
import { UnreadableCsv } from './unreadable.ts';

/**
 * Logs what a header lacks to be one, and answers it in phrases: a name for each column, each name once, and where fields are
 * declared, exactly those, in any order (docs/csv.md). Throws {@link UnreadableCsv} where commas do not separate the cells.
 */
export function logHeader(
  header: readonly string[],
  place: RecordPlace,
  log: FindingLog,
  declared?: readonly string[],
): string[] {
  return judgeHeader(header, declared).map(({ index, message }) => {
    log.add('header', () => ({ ...place.locate(index), level: 'error', message }));
    return message;
  });
}

/** What is wrong with a header, and the index of the cell that shows it: 0 where a column is missing. */
interface HeaderFault {
  readonly index: number;
  readonly message: string;
}

function judgeHeader(header: readonly string[], declared?: readonly string[]): HeaderFault[] {
  refuseOtherDelimiter(header, declared);
  const first = new Map(header.map((name, index) => [name, index] as const).toReversed());
  const faults = header.flatMap((name, index): HeaderFault[] => {
    if (name.trim() === '') {
      return [{ index, message: `column ${index + 1} has no name` }];
    }
    return first.get(name) !== index ? [{ index, message: `column ${quote(name)} is there twice` }] : [];
  });
  return declared === undefined ? faults : [...faults, ...compareNames(header, declared)];
}

const delimiters = new Map([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]);

function refuseOtherDelimiter(header: readonly string[], declared: readonly string[] = []): void {
  const [only = ''] = header;
  if (header.length > 1 || declared.includes(only)) {
    return;
  }
  const [, delimiter] = [...delimiters].find(([sign]) => only.includes(sign)) ?? [];
  if (delimiter !== undefined) {
    throw new UnreadableCsv(`its header is separated by ${delimiter}. Save the file with commas`, 1);
  }
}

function compareNames(header: readonly string[], declared: readonly string[]): HeaderFault[] {
  const names = new Set(header);
  const fields = new Set(declared);
  const lookalikes = new Map(header.map((name) => [foldName(name), name]));
  const missing = declared
    .filter((name) => !names.has(name))
    .map((name) => {
      const near = lookalikes.get(foldName(name));
      const hint = near === undefined ? '' : ` (${quote(near)} differs from it in case or white space only)`;
      return { index: 0, message: `column ${quote(name)} is missing${hint}` };
    });
  const extra = header.flatMap((name, index) =>
    fields.has(name) || name.trim() === '' ? [] : [{ index, message: `new column ${quote(name)}` }],
  );
  return [...missing, ...extra];
}

function foldName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
