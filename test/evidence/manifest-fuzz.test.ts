import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { builtInEntry } from '../../src/evidence/inputs/entry.ts';
import { InputError } from '../../src/evidence/errors.ts';
import { readManifest } from '../../src/evidence/inputs/manifest.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';

const keys = [
  'path',
  'name',
  'link',
  'owner',
  'proof-id',
  'schema',
  'csv-check',
  'if-unchanged',
  'owned-by-me',
];
const scalar = fc.oneof(
  fc.constantFrom(
    '',
    '~',
    'true',
    '1',
    '1e999',
    '0x1F',
    '"control:.."',
    '"{path}"',
    '30d',
    'infer',
    '"*.csv"',
    '!!set x',
  ),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
);
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('fields', 'class', 'isPrivate', '__proto__', 'a'), tie('value')), {
        maxLength: 3,
      })
      .map((pairs) => `{${pairs.map(([key, inner]) => `${key}: ${inner}`).join(', ')}}`),
  ),
}));
const entry = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...keys, 'constructor'), value), {
    selector: ([key]) => key,
    maxLength: 5,
  })
  .map((pairs) => `{${pairs.map(([key, text]) => `${key}: ${text}`).join(', ')}}`);

test('any manifest is read, or refused with a sentence that begins with the input', () => {
  const manifest = fc
    .tuple(entry, fc.array(entry, { maxLength: 3 }))
    .map(([defaults, entries]) => `version: 1\ndefaults: ${defaults}\nevidence: [${entries.join(', ')}]`);
  fc.assert(
    fc.property(manifest, (text) => {
      try {
        readManifest(parseYaml(text, 'manifest'), builtInEntry);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect(String(error)).toMatch(/^InputError: manifest: /u);
      }
    }),
    { numRuns: 2000 },
  );
});
