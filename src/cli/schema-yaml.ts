import { Document, Pair, Scalar, YAMLMap } from 'yaml';

import type { InferredField } from '../evidence/csv/infer-table.ts';
import { neutralizeLine } from '../report/neutral.ts';

/**
 * The short form of a schema under its pattern, as `csv-schemas` takes it; a comment behind each field says what its type
 * rests on. Names are quoted where YAML would read something else than text, or a runner a command.
 */
export function renderSchemaYaml(pattern: string, fields: readonly InferredField[]): string {
  const types = new YAMLMap();
  for (const { name, type, because } of fields) {
    const value = new Scalar(type);
    value.comment = ` ${neutralizeLine(because)}`;
    const column = new Scalar(name);
    if (COMMAND.test(name)) {
      column.type = 'QUOTE_DOUBLE';
    }
    types.items.push(new Pair(column, value));
  }
  const quoted = new Scalar(escapePattern(pattern));
  quoted.type = 'QUOTE_DOUBLE';
  const schema = new YAMLMap();
  schema.items.push(new Pair(new Scalar('fields'), types));
  const rules = new YAMLMap();
  rules.items.push(new Pair(quoted, schema));
  return new Document(rules).toString({ lineWidth: 0 }).replaceAll('##[', '##\\x5b');
}

/** What a runner of GitHub obeys at the begin of a line, or anywhere in it. Double quotes alone can hold the escape of `[`. */
const COMMAND = /^\s*::|##\[/u;

/** A file name as a pattern that fits only that name. */
function escapePattern(name: string): string {
  return name.replace(/[*?[\]{}()!+@\\]/gu, '\\$&');
}
