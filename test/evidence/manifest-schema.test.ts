import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { builtInEntry } from '../../src/evidence/inputs/entry.ts';
import { readManifest } from '../../src/evidence/inputs/manifest.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';
import { readJsonSchema } from '../support/json-schema.ts';
import { manifests } from '../support/manifests.ts';

const isValid = await readJsonSchema('schema/manifest.schema.json');

const RUNS = 1500;

test('an editor that goes by the JSON Schema and the reader take and refuse the same manifests', () => {
  const verdicts = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(manifests, (manifest) => {
      // JSON is YAML, and leaves out what is undefined.
      const text = JSON.stringify(manifest);
      const taken = isTaken(text);
      verdicts[taken ? 'taken' : 'refused'] += 1;
      expect(isValid(JSON.parse(text)), text).toBe(taken);
    }),
    { numRuns: RUNS },
  );
  // One verdict for all would prove nothing.
  expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(RUNS / 5);
});

function isTaken(text: string): boolean {
  try {
    readManifest(parseYaml(text, 'manifest'), builtInEntry);
    return true;
  } catch {
    return false;
  }
}
