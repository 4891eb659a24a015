import type { TableCheck } from './check-table.ts';
import type { InferredField } from './infer-table.ts';

/** What was found in one CSV before its upload. */
export interface CsvCheck extends TableCheck {
  /** Path of the evidence file. */
  readonly path: string;
  /** The fields that were found in the file, where its schema is inferred. */
  readonly inferred: readonly InferredField[] | undefined;
}
