import type { Collection, DeclaredIntent, Intent } from '../collect.ts';
import type { Failure } from '../errors.ts';
import type { Run } from '../run.ts';
import type { CsvCheck } from './check.ts';
import { checkFile } from './check-file.ts';
import type { DeclaredSchema } from './schema.ts';

/** Evidence that is kept back because of what is in it. */
export interface InvalidEvidence {
  readonly intent: DeclaredIntent;
  readonly failure: Failure;
}

/** A collection whose CSV files have been read: every schema is known, and files that do not fit theirs are apart. */
export interface CheckedCollection extends Collection {
  readonly invalid: readonly InvalidEvidence[];
  readonly csvChecks: readonly CsvCheck[];
}

/**
 * Reads every CSV that has a schema before anything is written: finds the schema where it is to be inferred, and holds the
 * rows against it where it is declared (docs/csv.md). What is wrong is told line by line.
 */
export async function checkEvidence(
  { intents, refused }: Collection<DeclaredSchema>,
  run: Run,
): Promise<CheckedCollection> {
  const checked: Intent[] = [];
  const invalid: InvalidEvidence[] = [];
  const csvChecks: CsvCheck[] = [];
  for (const intent of intents) {
    const { schema } = intent;
    if (schema === undefined || (schema !== 'infer' && intent.entry.csvCheck === 'off')) {
      checked.push({ ...intent, schema });
      continue;
    }
    const result = await checkFile(intent.file, schema, intent.entry.csvCheck, run);
    if (result.check !== undefined) {
      tellCheck(result.check, run);
      csvChecks.push(result.check);
    }
    if ('failure' in result) {
      invalid.push({ intent, failure: result.failure });
    } else {
      checked.push({ ...intent, schema: result.schema });
    }
  }
  return { intents: checked, refused, invalid, csvChecks };
}

function tellCheck(check: CsvCheck, { emit }: Run): void {
  for (const finding of check.findings) {
    emit({ type: 'csv-finding', path: check.path, finding });
  }
  emit({ type: 'csv-checked', check });
}
