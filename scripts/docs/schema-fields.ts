import { renderTable } from './tables.ts';

/** As much of a JSON Schema as a table of its fields needs. */
export interface ObjectSchema extends FieldSchema {
  readonly properties: Fields;
  readonly $defs?: Fields;
}

type Fields = Readonly<Record<string, FieldSchema>>;

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: Fields;
  readonly items?: FieldSchema;
  readonly $ref?: string;
}

/** The fields of an object, those inside of it too (`run.commit`, `evidence[].file`), as a Markdown table. */
export function renderFields(schema: ObjectSchema): string {
  return renderTable(
    ['Field', 'Type', 'Meaning'],
    [...listFields(schema.properties, '', schema.$defs ?? {})],
  );
}

function* listFields(fields: Fields, prefix: string, definitions: Fields): Generator<string[]> {
  for (const [name, reference] of Object.entries(fields)) {
    const field = resolve(reference, definitions);
    const items = resolve(field.items ?? {}, definitions);
    yield [`\`${prefix}${name}\``, describeType(field), field.description ?? ''];
    yield* listFields(field.properties ?? {}, `${prefix}${name}.`, definitions);
    yield* listFields(items.properties ?? {}, `${prefix}${name}[].`, definitions);
  }
}

function resolve({ $ref, ...field }: FieldSchema, definitions: Fields): FieldSchema {
  return $ref === undefined ? field : { ...definitions[$ref.replace('#/$defs/', '')], ...field };
}

function describeType({ type, const: only, enum: choices }: FieldSchema): string {
  const values = only === undefined ? choices : [only];
  return values?.map((value) => `\`${value}\``).join(', ') ?? [type ?? []].flat().join(' or ');
}
