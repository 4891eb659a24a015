import { describe, expect, test } from 'vitest';

import { matchSchemaRule, readSchemaRules } from '../../../src/evidence/csv/schema-rules.ts';
import { parseYaml } from '../../../src/evidence/inputs/yaml.ts';

const parse = (text: string) => readSchemaRules(parseYaml(text, 'csv-schemas'));

describe('csv-schemas', () => {
  test('reads the short form, fields in the order written, whatever their names', () => {
    const text =
      '"*.csv":\n  fields:\n    user: text\n    2024: number\n    "1": boolean\n    __proto__: date\n';
    expect(parse(text)).toEqual([
      {
        pattern: '*.csv',
        schema: {
          isPrivate: false,
          schema: {
            class: 'CsvFileSchema',
            fields: [
              { name: 'user', type: 'text' },
              { name: '2024', type: 'number' },
              { name: '1', type: 'boolean' },
              { name: '__proto__', type: 'date' },
            ],
          },
        },
      },
    ]);
  });

  test('reads the wire form', () => {
    const text =
      'a.csv: {isPrivate: true, schema: {class: CsvFileSchema, fields: [{name: user, type: text}, {name: 1, type: date}]}}';
    expect(parse(text)[0]?.schema).toEqual({
      isPrivate: true,
      schema: {
        class: 'CsvFileSchema',
        fields: [
          { name: 'user', type: 'text' },
          { name: '1', type: 'date' },
        ],
      },
    });
  });

  test('reads the word infer', () => {
    expect(parse('"*.csv": infer')).toEqual([{ pattern: '*.csv', schema: 'infer' }]);
  });

  test.each([
    ['no map at all', '- a.csv', 'line 1, column 1: it must be a map of patterns'],
    ['nothing', '# later', 'it must be a map of patterns'],
    ['a pattern of no letters', '"": {fields: {a: text}}', 'line 1, column 1: a pattern is missing'],
    ['no schema', 'a.csv:', 'line 1, column 7: a schema is a map with "fields", or the word infer.'],
    [
      'another word',
      'a.csv: inferred',
      'line 1, column 8: a schema is a map with "fields", or the word infer.',
    ],
    ['neither form', 'a.csv: {isPrivate: true}', 'line 1, column 8: a schema has either "fields"'],
    [
      'both forms',
      'a.csv: {fields: {a: text}, schema: {}}',
      'line 1, column 8: a schema has either "fields"',
    ],
    [
      'an unknown key',
      'a.csv:\n  feilds: {a: text}',
      'line 2, column 3: "feilds" is not a key here. Did you mean "fields"?',
    ],
    ['no field', 'a.csv: {fields: {}}', 'line 1, column 17: a schema needs at least one field'],
    ['a field without a name', 'a.csv: {fields: {"": text}}', 'line 1, column 18: a field needs a name'],
    [
      'a field that is there twice',
      'a.csv: {fields: {a: text, a: date}}',
      'line 1, column 27: the key "a" is there twice',
    ],
    [
      'a type that is none',
      'a.csv: {fields: {a: string}}',
      'line 1, column 21: the type of "a" is one of: text, number, boolean, date',
    ],
    ['a type that is a list', 'a.csv: {fields: {a: [text]}}', 'line 1, column 21: the type of "a"'],
    [
      'a privacy that is a word',
      'a.csv: {isPrivate: "true", fields: {a: text}}',
      'line 1, column 20: "isPrivate" is true or false',
    ],
    [
      'another class',
      'a.csv: {schema: {class: Other, fields: [{name: a, type: text}]}}',
      'line 1, column 25: the class of a schema is CsvFileSchema',
    ],
    [
      'no class',
      'a.csv: {schema: {fields: [{name: a, type: text}]}}',
      'line 1, column 17: the class of a schema',
    ],
    [
      'a map in the wire form',
      'a.csv: {schema: {class: CsvFileSchema, fields: {a: text}}}',
      'line 1, column 48: in the wire form "fields" is a list',
    ],
    [
      'a field of the wire form twice',
      'a.csv: {schema: {class: CsvFileSchema, fields: [{name: a, type: text}, {name: a, type: text}]}}',
      'line 1, column 79: the field "a" is there twice',
    ],
    [
      'a field of the wire form without type',
      'a.csv: {schema: {class: CsvFileSchema, fields: [{name: a}]}}',
      'line 1, column 49: a field has a name and a type',
    ],
  ])('with %s is refused, saying where', (_, text, message) => {
    expect(() => parse(text)).toThrow(/^csv-schemas: line \d+, column \d+: /u);
    expect(() => parse(text)).toThrow(message);
  });

  test.each([
    ['access.csv', 'reports/access.csv', 'access.csv', true],
    ['*.csv', 'reports/access.csv', 'july.csv', true],
    ['reports/*.csv', 'reports/access.csv', 'july.csv', true],
    ['**/*.csv', 'a/b/c.csv', 'july.txt', true],
    ['*.csv', '.hidden.csv', '.hidden.csv', true],
    ['#*.csv', '#1.csv', '#1.csv', true],
    ['!a.csv', 'b.csv', 'b.csv', false],
    ['*.csv', 'reports/access.csv', 'access.txt', false],
    ['*.CSV', 'access.csv', 'access.csv', false],
  ])('%s fits %s, named %s: %s', (pattern, path, name, fits) => {
    const rules = parse(`"${pattern}": {fields: {a: text}}`);
    expect(matchSchemaRule(rules, name, path) !== undefined).toBe(fits);
  });

  test('gives a file the schema of the first pattern that fits', () => {
    const rules = parse('a.csv: {fields: {first: text}}\n"*.csv": {fields: {second: text}}');
    expect(matchSchemaRule(rules, 'a.csv', 'a.csv')?.pattern).toBe('a.csv');
    expect(matchSchemaRule(rules, 'b.csv', 'b.csv')?.pattern).toBe('*.csv');
  });
});
