import { minimatch } from 'minimatch';

import { failAt, type YamlNode } from '../inputs/yaml-node.ts';
import { type DeclaredSchema, readSchema } from './schema.ts';

/** One line of `csv-schemas`: which evidence gets which schema. */
export interface SchemaRule {
  /** Glob over the proof name or the path of the file. */
  readonly pattern: string;
  readonly schema: DeclaredSchema;
}

/** Reads the document of the input `csv-schemas`: pattern to schema (docs/csv.md). Throws InputError. */
export function readSchemaRules(root: YamlNode): SchemaRule[] {
  const input = 'csv-schemas';
  if (root.kind !== 'map') {
    failAt(
      root.at,
      'it must be a map of patterns to schemas: "access-*.csv": {fields: {user: text}}.',
      input,
    );
  }
  return root.entries.map(({ key, keyAt, value }) => {
    if (key === '') {
      failAt(keyAt, 'a pattern is missing.', input);
    }
    return { pattern: key, schema: readSchema(value, input) };
  });
}

/** The first rule whose pattern fits the proof name or the path. */
export function matchSchemaRule(
  rules: readonly SchemaRule[],
  name: string,
  filePath: string,
): SchemaRule | undefined {
  return rules.find(({ pattern }) =>
    [name, filePath].some((subject) =>
      minimatch(subject, pattern, { dot: true, nocomment: true, nonegate: true }),
    ),
  );
}
