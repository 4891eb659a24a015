import { describeAbort } from '../calls/unsent.ts';
import type { EvidenceEntry } from '../inputs/entry.ts';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../files.ts';
import type { Failure } from '../errors.ts';
import type { Run } from '../run.ts';
import type { CsvSchema } from '../service.ts';
import type { CsvCheck } from './check.ts';
import { checkTable } from './check-table.ts';
import { inferTable } from './infer-table.ts';
import { type DeclaredSchema, makeSchema } from './schema.ts';
import { UnreadableCsv } from './unreadable.ts';

/** The schema to upload a file with, or why it is kept back; no check where the file could not be read to its end. */
export type FileCheck =
  | { readonly schema: CsvSchema; readonly check: CsvCheck }
  | { readonly failure: Failure; readonly check: CsvCheck | undefined };

/** Checks one CSV against its schema, or infers the schema. Every fault is a failure of this file. */
export async function checkFile(
  file: EvidenceFile,
  declared: DeclaredSchema,
  mode: EvidenceEntry['csvCheck'],
  run: Run,
): Promise<FileCheck> {
  let content: OpenFile | undefined;
  try {
    content = await run.files.open(file);
    const chunks = keepChunks(content.stream(), run.signal);
    const check = await readTable(chunks, file.path, declared, mode);
    if (check.groups.some(({ first }) => first.level === 'error')) {
      return { failure: { code: 'csv-invalid', message: explainMisfit(check) }, check };
    }
    return { schema: declared === 'infer' ? makeSchema(check.inferred ?? []) : declared, check };
  } catch (error) {
    return explainFault(error, file.path, declared, run.signal);
  } finally {
    await content?.close();
  }
}

async function readTable(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  declared: DeclaredSchema,
  mode: EvidenceEntry['csvCheck'],
): Promise<CsvCheck> {
  const level = mode === 'strict' ? 'error' : 'warning';
  if (declared === 'infer') {
    const { fields, ...check } = await inferTable(chunks, level);
    return { ...check, path, inferred: fields };
  }
  return { ...(await checkTable(chunks, declared.schema.fields, level)), path, inferred: undefined };
}

/** Copies: the parser still looks at a chunk when the next one comes. */
async function* keepChunks(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    yield Buffer.from(chunk);
  }
}

const PHRASES_TOLD = 5;

function explainMisfit({ drift, groups, inferred }: CsvCheck): string {
  const rest = drift.length - PHRASES_TOLD;
  const told = [...drift.slice(0, PHRASES_TOLD), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  const hasHeaderFault = groups.some(({ subject }) => subject === 'header');
  if (inferred !== undefined) {
    const wayOut = hasHeaderFault ? 'Correct the header.' : 'Correct the rows, or set "csv-check: warn".';
    return `its schema cannot be inferred: ${told}. ${wayOut}`;
  }
  const wayOut = hasHeaderFault ? '"csv-check: off" to upload it as it is' : '"csv-check: warn"';
  return `it does not fit its schema: ${told}. Correct the file or the schema, or set ${wayOut}.`;
}

function explainFault(
  error: unknown,
  path: string,
  declared: DeclaredSchema,
  signal: AbortSignal,
): FileCheck {
  if (error instanceof UnreadableCsv) {
    const { line, message } = error;
    const finding = { line, column: undefined, level: 'error', message } as const;
    const group = { subject: 'file', first: finding, count: 1 };
    const check = {
      path,
      rows: 0,
      findings: [finding],
      groups: [group],
      drift: [message],
      inferred: undefined,
    };
    const wayOut = declared === 'infer' ? '' : ', or set "csv-check: off" to upload it as it is';
    return {
      failure: { code: 'csv-invalid', message: `it is no readable CSV: ${message}${wayOut}.` },
      check,
    };
  }
  if (error instanceof FileChangedError) {
    return { failure: { code: 'file-changed', message: error.message }, check: undefined };
  }
  if (signal.aborted) {
    const message = `not attempted: ${describeAbort(signal)}`;
    return { failure: { code: 'not-attempted', message }, check: undefined };
  }
  throw error;
}
