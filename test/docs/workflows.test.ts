import { describe, expect, test } from 'vitest';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { findActionUses, findYaml, isManifest } from '../../scripts/docs/workflows.ts';
import { builtInEntry } from '../../src/evidence/entry.ts';
import { readManifest } from '../../src/evidence/manifest.ts';
import { readUploadSettings } from '../../src/evidence/settings.ts';

const { inputs, outputs } = await readActionMetadata('action.yml');
const blocks = await findYaml();

test('the papers and examples show how to use the action', () => {
  const shown = blocks.filter(({ text }) => findActionUses(text).length > 0).map(({ where }) => where);
  expect(shown).toEqual(expect.arrayContaining(['README.md, block 1', 'examples/github-push.yml']));
});

describe.each(blocks)('$where', ({ text }) => {
  const uses = findActionUses(text);

  test('uses inputs that exist, with values that are taken', () => {
    for (const { with: given } of uses) {
      expect([...inputs.keys()]).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(() => readUploadSettings(given)).not.toThrow();
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

test.each(blocks.filter(({ text }) => isManifest(text)))('$where is a manifest that is taken', ({ text }) => {
  expect(readManifest(text, builtInEntry)).not.toEqual([]);
});
