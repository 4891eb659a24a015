import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { type ActionFolder, findActionUses, findYaml, isManifest } from '../../scripts/docs/workflows.ts';
import { readDownloadSettings } from '../../src/evidence/retrieval/download-settings.ts';
import { readFreshnessSettings } from '../../src/evidence/retrieval/freshness-settings.ts';
import { builtInEntry } from '../../src/evidence/inputs/entry.ts';
import { parseDocuments, type YamlDocuments } from '../../src/evidence/inputs/documents.ts';
import type { RawInputs } from '../../src/evidence/inputs/raw-inputs.ts';
import { readManifest } from '../../src/evidence/inputs/manifest.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';
import { readUploadSettings } from '../../src/evidence/settings.ts';
import { readJsonSchema } from '../support/json-schema.ts';

const actions = {
  '.': await readActionMetadata('action.yml'),
  download: await readActionMetadata('download/action.yml'),
  check: await readActionMetadata('check/action.yml'),
};
/** What each action does with its inputs before anything else. */
const readers: Record<ActionFolder, (raw: RawInputs, documents: YamlDocuments) => unknown> = {
  '.': readUploadSettings,
  download: (raw) => readDownloadSettings(raw),
  check: readFreshnessSettings,
};
const blocks = await findYaml();
const fitsManifestSchema = await readJsonSchema('schema/manifest.schema.json');

test('the papers and examples show how to use all three actions', () => {
  const uses = blocks.flatMap(({ where, text }) =>
    findActionUses(text).map(({ action }) => `${where}: ${action}`),
  );
  expect(uses).toEqual(
    expect.arrayContaining([
      'README.md, block 1: .',
      'examples/github-push.yml: .',
      'examples/github-round-trip.yml: download',
      'examples/github-round-trip.yml: check',
    ]),
  );
});

describe.each(blocks)('$where', ({ text }) => {
  const uses = findActionUses(text);

  test('uses inputs that exist, with values that are taken', async () => {
    for (const { action, with: given } of uses) {
      expect([...actions[action].inputs.keys()]).toEqual(expect.arrayContaining(Object.keys(given)));
      const { manifest } = given;
      const catalogue = manifest === undefined ? undefined : await readFile(manifest, 'utf8');
      const raw = replaceExpressions(given);
      const documents = await parseDocuments(raw, catalogue);
      expect(() => readers[action](raw, documents)).not.toThrow();
    }
  });

  test('uses outputs that exist', () => {
    for (const { action, id } of uses.filter((use) => use.id !== undefined)) {
      const used = [...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'gu'))].map(
        ([, name]) => name,
      );
      expect([...actions[action].outputs.keys()]).toEqual(expect.arrayContaining(used));
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
