import { Refusal } from './refusal.ts';
import { csvFieldTypes, type CsvFieldType, type CsvSchema } from './store/item.ts';

/**
 * Reads the body that sets a schema (interface.md §2.2, §4.2).
 *
 * @throws Refusal 400 naming the place in the body
 */
export function readSchema(body: unknown): CsvSchema {
  const { isPrivate, schema } = readObject(body, 'The body', ['isPrivate', 'schema']);
  if (typeof isPrivate !== 'boolean') throw new Refusal(400, 'isPrivate must be true or false.');
  const { class: className, fields } = readObject(schema, 'schema', ['class', 'fields']);
  if (className !== 'CsvFileSchema') throw new Refusal(400, 'schema.class must be "CsvFileSchema".');
  if (!Array.isArray(fields) || fields.length === 0) {
    throw new Refusal(400, 'schema.fields must be an array with an entry for each column.');
  }
  const read = fields.map(readField);
  refuseDoubles(read.map((field) => field.name));
  return { isPrivate, schema: { class: className, fields: read } };
}

function readField(field: unknown, index: number): { readonly name: string; readonly type: CsvFieldType } {
  const where = `schema.fields[${index}]`;
  const { name, type } = readObject(field, where, ['name', 'type']);
  if (typeof name !== 'string' || name === '') throw new Refusal(400, `${where}.name must be a text.`);
  const known = csvFieldTypes.find((candidate) => candidate === type);
  if (known === undefined)
    throw new Refusal(400, `${where}.type must be one of ${csvFieldTypes.join(', ')}.`);
  return { name, type: known };
}

function refuseDoubles(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new Refusal(400, `schema.fields names "${name}" twice.`);
    seen.add(name);
  }
}

function readObject<Key extends string>(
  value: unknown,
  where: string,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, `${where} must be an object.`);
  }
  const unknown = Object.keys(value).find((key) => !keys.some((known) => known === key));
  if (unknown !== undefined) throw new Refusal(400, `${where} has an unknown key "${unknown}".`);
  return value;
}
