import { expect, test } from 'vitest';

import { matchSchemaRule, parseSchemaRules } from '../../../src/evidence/csv/schema-rules.ts';
import { renderSchemaYaml } from '../../../src/cli/schema-yaml.ts';

function readRules(text: string) {
  return parseSchemaRules(text, 'csv-schemas');
}

test('the short form, the wire form and infer are read, and fields keep the order they are written in', () => {
  const fields = [
    { name: 'user', type: 'text' },
    { name: '2024', type: 'number' },
    { name: '1', type: 'date' },
  ];
  const schema = { class: 'CsvFileSchema', fields };
  expect(
    readRules(`
short.csv: {fields: {user: text, 2024: number, 1: date}}
wire.csv:
  isPrivate: true
  schema: {class: CsvFileSchema, fields: [{name: user, type: text}, {name: 2024, type: number}, {name: 1, type: date}]}
any.csv: infer
`),
  ).toEqual([
    { pattern: 'short.csv', schema: { isPrivate: false, schema } },
    { pattern: 'wire.csv', schema: { isPrivate: true, schema } },
    { pattern: 'any.csv', schema: 'infer' },
  ]);
});

test.each([
  ['a.csv: inferred', 'line 1, column 8: a schema is a map with "fields", or the word infer.'],
  ['a.csv: [user]', 'line 1, column 8: a schema is a map with "fields", or the word infer.'],
  ['a.csv: {fields: {user: string}}', 'the type of "user" is one of: text, number, boolean, date.'],
])('%s is refused with its place', (text, message) => {
  expect(() => readRules(text)).toThrow(message);
});

test('the first pattern that fits the name or the path wins', () => {
  const rules = readRules('access-*.csv: infer\nreports/**: {fields: {a: text}}\n"**": infer');
  const match = (name: string, path: string) => matchSchemaRule(rules, name, path)?.pattern;
  expect(match('access-1.csv', 'reports/access-1.csv')).toBe('access-*.csv');
  expect(match('other.csv', 'reports/other.csv')).toBe('reports/**');
  expect(match('other.csv', 'other.csv')).toBe('**');
});

test('what is printed as YAML is read back as the same schema, whatever the names', () => {
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
  ];
  const fields = names.map((name) => ({ name, type: 'number', because: 'a\n# reason: "x"' }) as const);
  const file = 'access [2026]*{1}!(x).csv';
  const rules = readRules(renderSchemaYaml(file, fields));
  expect(rules).toMatchObject([
    { schema: { schema: { fields: names.map((name) => ({ name, type: 'number' })) } } },
  ]);
  expect(matchSchemaRule(rules, file, file)).toBe(rules[0]);
  expect(matchSchemaRule(rules, 'access 2yy1x.csv', 'access 2yy1x.csv')).toBeUndefined();
});
