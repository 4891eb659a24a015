import { expect, test } from 'vitest';

import { renderSchemaYaml } from '../../src/cli/schema-yaml.ts';
import { matchSchemaRule, readSchemaRules } from '../../src/evidence/csv/schema-rules.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';
import { replayLog } from '../support/runner-commands.ts';

test('what is printed as YAML is read back as the same schema, whatever the names, and commands no runner', () => {
  const names = [
    'user',
    '2024',
    'yes',
    'null',
    '~',
    'a: b',
    '#c',
    '"',
    "'",
    ' d ',
    'e\nf',
    '- g',
    '{h}',
    'é',
    '::error::i',
    ' ::warning::j',
    'k##[error]',
  ];
  const fields = names.map((name) => ({ name, type: 'number', because: 'a\n# reason: "x"' }) as const);
  const file = 'access [2026]*{1}!(x).csv';
  const text = renderSchemaYaml(file, fields);
  expect(replayLog(text).commands).toEqual([]);
  const rules = readSchemaRules(parseYaml(text, 'csv-schemas'));
  expect(rules).toMatchObject([
    { schema: { schema: { fields: names.map((name) => ({ name, type: 'number' })) } } },
  ]);
  expect(matchSchemaRule(rules, file, file)).toBe(rules[0]);
  expect(matchSchemaRule(rules, 'access 2yy1x.csv', 'access 2yy1x.csv')).toBeUndefined();
});
