import { createReadStream } from 'node:fs';
import path from 'node:path';

import { type Inference, inferTable } from '../evidence/csv/infer-table.ts';
import { makeSchema } from '../evidence/csv/schema.ts';
import { UnreadableCsv } from '../evidence/csv/unreadable.ts';
import { InputError } from '../evidence/errors.ts';
import { describeFindingLine } from '../report/csv-sentences.ts';
import { neutralizeJson, neutralizeLine } from '../report/neutral.ts';
import type { SchemaFlags } from './schema.ts';
import { renderSchemaYaml } from './schema-yaml.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Prints the schema on standard output, and what is wrong with the file on standard error. Throws {@link InputError} for a file
 * that is not there, and an error for one that no schema fits.
 */
export async function showSchema(file: string, flags: SchemaFlags): Promise<void> {
  const inference = await inferFile(file);
  for (const finding of inference.findings) {
    console.error(neutralizeLine(describeFindingLine(file, finding)));
  }
  if (inference.groups.some(({ first }) => first.level === 'error')) {
    throw new Error(`no schema fits ${file}: ${inference.drift.join('; ')}. Correct the header.`);
  }
  const { fields } = inference;
  console.log(
    flags.json === true
      ? neutralizeJson(JSON.stringify(makeSchema(fields), undefined, 2))
      : renderSchemaYaml(path.basename(file), fields).trimEnd(),
  );
}

async function inferFile(file: string): Promise<Inference> {
  try {
    return await inferTable(createReadStream(file, { highWaterMark: CHUNK_BYTES }), 'warning');
  } catch (error) {
    if (error instanceof UnreadableCsv) {
      throw new Error(`${file} is no readable CSV: ${error.message}.`, { cause: error });
    }
    if (error instanceof Error && 'syscall' in error) {
      throw new InputError('file', `${file} cannot be read: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}
