import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { findActionUses, findYaml, isManifest } from '../../scripts/docs/workflows.ts';
import { builtInEntry } from '../../src/evidence/inputs/entry.ts';
import { parseDocuments } from '../../src/evidence/inputs/documents.ts';
import { readManifest } from '../../src/evidence/inputs/manifest.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';
import { readUploadSettings } from '../../src/evidence/settings.ts';
import { readJsonSchema } from '../support/json-schema.ts';

const { inputs, outputs } = await readActionMetadata('action.yml');
const blocks = await findYaml();
const fitsManifestSchema = await readJsonSchema('schema/manifest.schema.json');

test('the papers and examples show how to use the action', () => {
  const shown = blocks.filter(({ text }) => findActionUses(text).length > 0).map(({ where }) => where);
  expect(shown).toEqual(expect.arrayContaining(['README.md, block 1', 'examples/github-push.yml']));
});

describe.each(blocks)('$where', ({ text }) => {
  const uses = findActionUses(text);

  test('uses inputs that exist, with values that are taken', async () => {
    for (const { with: given } of uses) {
      expect([...inputs.keys()]).toEqual(expect.arrayContaining(Object.keys(given)));
      const { manifest } = given;
      const catalogue = manifest === undefined ? undefined : await readFile(manifest, 'utf8');
      const raw = replaceExpressions(given);
      const documents = await parseDocuments(raw, catalogue);
      expect(() => readUploadSettings(raw, documents)).not.toThrow();
    }
  });

  test('uses outputs that exist', () => {
    for (const { id } of uses.filter((use) => use.id !== undefined)) {
      const used = [...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'gu'))].map(
        ([, name]) => name,
      );
      expect([...outputs.keys()]).toEqual(expect.arrayContaining(used));
    }
  });
});

const manifests = blocks.filter(({ text }) => isManifest(text));

test.each(manifests)('$where is a manifest that is taken, by the reader and by editors', ({ text }) => {
  expect(readManifest(parseYaml(text, 'manifest'), builtInEntry)).not.toEqual([]);
  expect(fitsManifestSchema(parse(text))).toBe(true);
});

/** What an expression gives is known in a run only; `true` stands for it, which is a path and a boolean. */
function replaceExpressions(given: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(given).map(([name, text]) => [
    name,
    text.replace(/\$\{\{.*?\}\}/gu, 'true'),
  ]);
  return Object.fromEntries(entries);
}
