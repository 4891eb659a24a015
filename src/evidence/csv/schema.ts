import { expectMap, readKeys } from '../inputs/yaml-maps.ts';
import { failAt, type YamlEntry, type YamlNode } from '../inputs/yaml-node.ts';
import { type CsvField, type CsvFieldType, type CsvSchema, csvFieldTypes } from '../service.ts';

/** What is said of a CSV: its schema, or that its schema is what the file shows. */
export type DeclaredSchema = CsvSchema | typeof INFER;

const INFER = 'infer';

/**
 * Reads a schema in one of the forms of docs/csv.md: the short form, `fields` as a map of name to type, the wire form of
 * interface.md §2.2, or the word `infer`. The order of the fields is kept. Throws InputError with line and column.
 */
export function readSchema(node: YamlNode, input: string): DeclaredSchema {
  if (node.kind === 'scalar' && node.text === INFER) {
    return INFER;
  }
  if (node.kind !== 'map') {
    failAt(node.at, 'a schema is a map with "fields", or the word infer.', input);
  }
  const entries = readKeys(node, ['isPrivate', 'fields', 'schema'], input);
  const isPrivate = readPrivacy(entries.get('isPrivate'), input);
  const short = entries.get('fields');
  const wire = entries.get('schema');
  if ((short === undefined) === (wire === undefined)) {
    failAt(node.at, 'a schema has either "fields" (short form) or "schema" (wire form).', input);
  }
  const fields =
    short === undefined ? readWireFields(wire?.value ?? node, input) : readShortFields(short.value, input);
  return makeSchema(fields, isPrivate);
}

/** The wire form of interface.md §2.2; `isPrivate` is always sent. */
export function makeSchema(fields: readonly CsvField[], isPrivate = false): CsvSchema {
  return {
    isPrivate,
    schema: { class: 'CsvFileSchema', fields: fields.map(({ name, type }) => ({ name, type })) },
  };
}

function readShortFields(node: YamlNode, input: string): CsvField[] {
  const map = expectMap(node, '"fields"', 'Write "user: text".', input);
  const fields = map.entries.map(({ key, keyAt, value }) => {
    checkFieldName(key, keyAt, input);
    return { name: key, type: readType(value, key, input) };
  });
  return expectSome(fields, map, input);
}

function readWireFields(node: YamlNode, input: string): CsvField[] {
  const schema = expectMap(node, '"schema"', 'Write "class" and "fields".', input);
  const entries = readKeys(schema, ['class', 'fields'], input);
  const kind = entries.get('class')?.value;
  if (kind?.kind !== 'scalar' || kind.value !== 'CsvFileSchema') {
    failAt((kind ?? schema).at, 'the class of a schema is CsvFileSchema.', input);
  }
  const list = entries.get('fields')?.value;
  if (list?.kind !== 'list') {
    failAt((list ?? schema).at, 'in the wire form "fields" is a list of {name, type}.', input);
  }
  const names = new Set<string>();
  const fields = list.items.map((item) => {
    const field = readKeys(
      expectMap(item, 'a field', 'Write "{ name: user, type: text }".', input),
      ['name', 'type'],
      input,
    );
    const name = field.get('name')?.value;
    const type = field.get('type')?.value;
    if (name?.kind !== 'scalar' || type === undefined) {
      failAt(item.at, 'a field has a name and a type.', input);
    }
    checkFieldName(name.text, name.at, input);
    if (names.has(name.text)) {
      failAt(name.at, `the field "${name.text}" is there twice.`, input);
    }
    names.add(name.text);
    return { name: name.text, type: readType(type, name.text, input) };
  });
  return expectSome(fields, list, input);
}

function readPrivacy(entry: YamlEntry | undefined, input: string): boolean {
  if (entry === undefined) {
    return false;
  }
  if (entry.value.kind !== 'scalar' || typeof entry.value.value !== 'boolean') {
    failAt(entry.value.at, '"isPrivate" is true or false.', input);
  }
  return entry.value.value;
}

function readType(node: YamlNode, field: string, input: string): CsvFieldType {
  const type = csvFieldTypes.find((known) => node.kind === 'scalar' && node.text === known);
  if (type === undefined) {
    failAt(node.at, `the type of "${field}" is one of: ${csvFieldTypes.join(', ')}.`, input);
  }
  return type;
}

function checkFieldName(name: string, at: YamlNode['at'], input: string): void {
  if (name === '') {
    failAt(at, 'a field needs a name: the column it describes.', input);
  }
}

function expectSome(fields: CsvField[], node: YamlNode, input: string): CsvField[] {
  if (fields.length === 0) {
    failAt(node.at, 'a schema needs at least one field.', input);
  }
  return fields;
}
