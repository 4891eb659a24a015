import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { InputError } from '../../../src/evidence/errors.ts';
import { parseYaml } from '../../../src/evidence/inputs/yaml.ts';
import type { YamlNode } from '../../../src/evidence/inputs/yaml-node.ts';

/** The tree without its positions. */
function strip(node: YamlNode): unknown {
  switch (node.kind) {
    case 'map':
      return node.entries.map(({ key, value }) => [key, strip(value)]);
    case 'list':
      return { list: node.items.map(strip) };
    case 'scalar':
      return node.value;
  }
}

describe('YAML', () => {
  test('keeps keys in the order and the form in which they are written', () => {
    const text = 'zeta: 1\n2024: 2\n"1": 3\n1.0: 4\ntrue: 5\nnull: 6\n0x10: 7\nyes: 8\n';
    expect(strip(parseYaml(text, 'x'))).toEqual([
      ['zeta', 1],
      ['2024', 2],
      ['1', 3],
      ['1.0', 4],
      ['true', 5],
      ['null', 6],
      ['0x10', 7],
      ['yes', 8],
    ]);
  });

  test.each([
    ['key: yes', 'yes'],
    ['key: no', 'no'],
    ['key: true', true],
    ['key: "true"', 'true'],
    ['key: 2026-01-01', '2026-01-01'],
    ['key: 012', 12],
    ['key: ~', null],
    ['key:', null],
    ['{key}', null],
    ['key: |\n  two\n  lines', 'two\nlines\n'],
    ['? key\n: value', 'value'],
  ])('reads %j as YAML 1.2 does', (text, value) => {
    expect(strip(parseYaml(text, 'x'))).toEqual([['key', value]]);
  });

  test('knows where each thing stands', () => {
    const root = parseYaml('# a note\na:\n  - one\n  - b: two\n', 'x');
    expect(root).toMatchObject({
      kind: 'map',
      entries: [
        {
          keyAt: { line: 2, column: 1 },
          value: {
            items: [
              { at: { line: 3, column: 5 } },
              { entries: [{ keyAt: { line: 4, column: 5 }, value: { at: { line: 4, column: 8 } } }] },
            ],
          },
        },
      ],
    });
  });

  test.each([
    ['an alias', 'a: &x 1\nb: *x\n', 'line 2, column 4: aliases (*x)'],
    ['a merge key', 'a:\n  <<: {b: 1}\n', 'line 2, column 3: merge keys (<<)'],
    ['YAML 1.1, where a date is no text', '%YAML 1.1\n---\na: 2024-01-01\n', 'only YAML 1.2 is taken'],
    ['binary', 'a: !!binary aGk=', 'line 1, column 13: this value is neither text, number nor boolean'],
    [
      'a key that is there twice',
      'a: 1\nb: 2\na: 3\n',
      'line 3, column 1: the key "a" is there twice, first on line 1. Keep one.',
    ],
    ['a key that is there twice, once in quotes', '1: a\n"1": b\n', 'line 2, column 1: '],
    ['a key that is a list', '? [a]\n: b\n', 'line 1, column 3: a key must be plain text'],
    ['a tag that nobody knows', 'a: !secret b\n', 'line 1, column 4: '],
    ['a tag that runs code elsewhere', 'a: !!js/function "x"\n', 'line 1, column 4: '],
    ['an open bracket', 'a: [1, 2\n', 'line 2, column 1: '],
    ['a tab as indentation', 'a:\n\tb: 1\n', 'line 2, column 1: '],
    ['a second document', 'a: 1\n---\nb: 2\n', 'line 2, column 1: '],
    [
      'a deep nest',
      `${'['.repeat(40)}${']'.repeat(40)}`,
      'line 1, column 34: values are nested deeper than 32 levels',
    ],
    ['a nest as deep as the text is long', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'line 1, column '],
    [
      'a nest of maps as deep as the text is long',
      `${'{a: '.repeat(20_000)}${'}'.repeat(20_000)}`,
      'line 1, column ',
    ],
    ['a text of over 1 MiB', `a: ${'x'.repeat(1024 * 1024)}`, 'the YAML is over 1 MiB'],
  ])('with %s is refused with its position', (_, text, message) => {
    const parse = () => parseYaml(text, 'csv-schemas');
    expect(parse).toThrow(InputError);
    expect(parse).toThrow(`csv-schemas: ${message}`);
  });

  test('of very many keys is read in time that grows with their number, not with its square', () => {
    const text = Array.from({ length: 30_000 }, (_, n) => `k${n}:`).join('\n');
    expect(strip(parseYaml(text, 'x'))).toHaveLength(30_000);
  }, 10_000);

  test('of any kind is read, or refused with a sentence', () => {
    const piece = fc.oneof(
      fc.constantFrom('a', ': ', '- ', '\n', '  ', '[', ']', '{', '}', ',', '"', "'", '|', '>', '&x', '*x'),
      fc.constantFrom('#', '? ', '---\n', '%YAML 1.1\n', '<<', '\t', '\0', '0x1F', '~', '\\', '!!set'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          parseYaml(pieces.join(''), 'x');
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('that is empty is nothing', () => {
    expect(strip(parseYaml('', 'x'))).toBeNull();
  });
});
