import { readFile } from 'node:fs/promises';

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Whether a value fits a JSON Schema of draft 2020-12; what is wrong is in `errors`. */
export function compileJsonSchema(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** {@link compileJsonSchema} of a file of this repository. */
export async function readJsonSchema(file: string): Promise<ValidateFunction> {
  return compileJsonSchema(JSON.parse(await readFile(file, 'utf8')));
}
