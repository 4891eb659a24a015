import { renderTable } from './tables.ts';

/** As much of a JSON Schema as a table of its fields needs. */
export interface ObjectSchema extends FieldSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly $defs?: Readonly<Record<string, FieldSchema>>;
}

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly $ref?: string;
}

/** The fields of an object, those inside of it too (`run.commit`, `evidence[].file`), as a Markdown table. */
export function renderFields(schema: ObjectSchema): string {
  const resolve = ({ $ref, ...field }: FieldSchema): FieldSchema =>
    $ref === undefined ? field : { ...schema.$defs?.[$ref.replace('#/$defs/', '')], ...field };
  const list = (fields: ObjectSchema['properties'], prefix: string): string[][] =>
    Object.entries(fields).flatMap(([name, reference]) => {
      const field = resolve(reference);
      const items = resolve(field.items ?? {});
      const own = [`\`${prefix}${name}\``, describeType(field), field.description ?? ''];
      return [own].concat(
        list(field.properties ?? {}, `${prefix}${name}.`),
        list(items.properties ?? {}, `${prefix}${name}[].`),
      );
    });
  return renderTable(['Field', 'Type', 'Meaning'], list(schema.properties, ''));
}

function describeType({ type, const: only, enum: choices }: FieldSchema): string {
  const values = only === undefined ? choices : [only];
  return values?.map((value) => `\`${value}\``).join(', ') ?? [type ?? []].flat().join(' or ');
}
