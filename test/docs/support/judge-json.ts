import { parseCallers } from '../../../src/sandbox/callers.ts';
import { readPage } from '../../../src/service/wire.ts';
import { readJsonSchema } from '../../support/json-schema.ts';

const fitsReceiptSchema = await readJsonSchema('schema/receipt.schema.json');

/** Says what a JSON block of a paper is, once the reader of that has taken it. Throws where it does not, and where there is none. */
export function judgeJson(text: string): string {
  const root: unknown = JSON.parse(text);
  if (typeof root !== 'object' || root === null) {
    throw new TypeError(UNKNOWN);
  }
  if ('predicateType' in root) {
    if (!fitsReceiptSchema(root)) {
      throw new Error(`This receipt does not fit its schema: ${JSON.stringify(fitsReceiptSchema.errors)}`);
    }
    return 'receipt';
  }
  if ('users' in root || 'serviceAccounts' in root) {
    parseCallers(text);
    return 'callers of the sandbox';
  }
  if (Object.values(root).some((value) => Array.isArray(value))) {
    readPage(root);
    return 'list of the service';
  }
  throw new Error(UNKNOWN);
}

const UNKNOWN =
  'This JSON is no receipt, list of the service, or callers file. Correct it, or teach test/docs/support/judge-json.ts what it is.';
