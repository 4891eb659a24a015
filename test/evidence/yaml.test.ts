import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { InputError } from '../../src/evidence/errors.ts';
import { parseYaml, type YamlNode } from '../../src/evidence/yaml.ts';

const MANY = 50_000;

test.each([
  ['a key that stands twice', 'a: 1\na: 2', 'line 2, column 1: the key "a" stands here twice'],
  [
    'a key that stands twice under quotes',
    '{a: 1, "a": 2}',
    'line 1, column 8: the key "a" stands here twice',
  ],
  ['an alias', 'a: &x 1\nb: *x', 'line 2, column 4: aliases (*x) are not taken'],
  ['a merge key', '<<: {a: 1}', 'line 1, column 1: merge keys (<<) are not taken'],
  ['lists too deep to read', '['.repeat(MANY), 'values are nested deeper than 32 levels'],
  ['maps too deep to read', '{a: '.repeat(MANY), 'values are nested deeper than 32 levels'],
  [
    'one level of lists too many',
    `${'['.repeat(34)}${']'.repeat(34)}`,
    'values are nested deeper than 32 levels',
  ],
  ['a tag that nobody knows', 'a: !!js/function "x"', 'Unresolved tag'],
  ['binary', 'a: !!binary aGk=', 'line 1, column 13: this value is neither text, number nor boolean'],
  ['a date of YAML 1.1', '%YAML 1.1\n---\na: 2024-01-01', 'YAML 1.2'],
  ['two documents', 'a: 1\n---\nb: 2', 'line 2, column 1'],
  ['over 1 MiB', 'a'.repeat(1024 * 1024 + 1), 'over 1 MiB'],
])('refuses %s', (_, text, message) => {
  expect(() => parseYaml(text, 'manifest')).toThrow(InputError);
  expect(() => parseYaml(text, 'manifest')).toThrow(message);
});

test('a map of 50,000 keys is read in a time that grows with its length only', () => {
  const text = Array.from({ length: MANY }, (_, number) => `key${number}: 1`).join('\n');
  expect(parseYaml(text, 'manifest')).toMatchObject({ kind: 'map', entries: { length: MANY } });
});

test('keys that a JavaScript object would lose or move are read as they are written', () => {
  const node = parseYaml('{b: 1, __proto__: 2, 2024: 3, constructor: 4}', 'manifest');
  expect(listKeys(node)).toEqual(['b', '__proto__', '2024', 'constructor']);
});

test('any text is read, or refused with a sentence', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|',
      '>',
      '&x',
      '*x',
      '!!set',
    ),
    fc.constantFrom('#', '? ', '---\n', '%YAML 1.1\n', '<<', '\t', '\u0000', '0x1F', 'null', '~', '\\'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      try {
        parseYaml(pieces.join(''), 'manifest');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 2000 },
  );
});

function listKeys(node: YamlNode): string[] {
  return node.kind === 'map' ? node.entries.map(({ key }) => key) : [];
}
