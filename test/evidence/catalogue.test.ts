import { expect, test } from 'vitest';

import { collectEvidence, type DeclaredIntent } from '../../src/evidence/collect.ts';
import type { RunEvent } from '../../src/evidence/events.ts';
import { formatTarget } from '../../src/evidence/targets.ts';
import { MemoryFiles } from '../support/memory-files.ts';
import { readSettings } from '../support/settings.ts';

const files = {
  'a/report.pdf': 'one',
  'b/report.pdf': 'another',
  'access.csv': 'user\nann\n',
};

/** Collects what a manifest's entries say, as lines of YAML under `evidence`. */
async function collect(entries: string, inputs: Readonly<Record<string, string>> = {}) {
  const events: RunEvent[] = [];
  const manifest = `version: 1\nevidence:\n${entries}`;
  const settings = readSettings(inputs, manifest);
  const { intents } = await collectEvidence(settings, new MemoryFiles(files), (event) => events.push(event));
  return { intents, warnings: events.flatMap((event) => (event.type === 'warning' ? event.message : [])) };
}

function describePlaces({ file, name, scopes }: DeclaredIntent): string {
  const places = scopes.map(({ target }) => (target === undefined ? 'organization' : formatTarget(target)));
  return `${file.path} as ${name} in ${places.join(', ')}`;
}

test('a file that two entries select under one name is one intent, with the targets of both', async () => {
  const { intents } = await collect(`
  - { path: access.csv, link: 'control:1' }
  - { path: '*.csv', link: ['task:2', 'control:1'] }`);
  expect(intents.map(describePlaces)).toEqual(['access.csv as access.csv in control:1, task:2']);
});

test('an entry without targets adds none to those of another: the organization is no target', async () => {
  const { intents } = await collect(`
  - { path: access.csv }
  - { path: '*.csv', link: 'control:1' }`);
  expect(intents.map(describePlaces)).toEqual(['access.csv as access.csv in control:1']);
});

test('a file that two entries select under two names is two intents', async () => {
  const { intents } = await collect(`
  - { path: access.csv }
  - { path: access.csv, name: july.csv }`);
  expect(intents.map(({ name }) => name)).toEqual(['access.csv', 'july.csv']);
});

test('a file that is in the manifest and in the inputs is one intent', async () => {
  const { intents } = await collect(`  - { path: access.csv, link: 'control:1' }`, {
    path: '*.csv',
    link: 'task:2',
  });
  expect(intents.map(describePlaces)).toEqual(['access.csv as access.csv in task:2, control:1']);
});

test.each([
  ['an owner', 'owner: 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d'],
  ['a policy for names that are there twice', 'if-ambiguous: oldest'],
  ['a policy for names that are not there', 'if-missing: error'],
  ['a policy for what is unchanged', 'if-unchanged: 30d'],
  ['items of the own user', 'owned-by-me: true'],
  ['a check of cells', 'csv-check: strict'],
  ['a schema', 'schema: { fields: { user: text } }'],
])('one file with %s in one entry and none in the other is wrong input', async (_, setting) => {
  const entries = `
  - { path: access.csv, link: 'control:1' }
  - { path: access.csv, link: 'task:2', ${setting} }`;
  await expect(collect(entries)).rejects.toThrow(
    'access.csv is selected twice as "access.csv", with different settings',
  );
});

test.each([
  ['the organization', '', ''],
  ['one target', "link: 'control:1'", "link: ['task:2', 'control:1']"],
  ['a target, which the organization holds too', '', "link: 'control:1'"],
  ['a target, for items of the own user', "link: 'control:1'", "link: 'control:1', owned-by-me: true"],
])('two files of one name in %s are wrong input that names both and the way out', async (_, one, other) => {
  const entries = `
  - { path: a/report.pdf, ${one} }
  - { path: b/report.pdf, ${other} }`;
  await expect(collect(entries)).rejects.toThrow(
    `name: a/report.pdf and b/report.pdf would both become the proof "report.pdf". Set name: '{path}'`,
  );
});

test('two files of one name at different targets are two items, as they should be', async () => {
  const { intents } = await collect(`
  - { path: a/report.pdf, link: 'control:1' }
  - { path: b/report.pdf, link: 'control:2' }`);
  expect(intents.map(describePlaces)).toEqual([
    'a/report.pdf as report.pdf in control:1',
    'b/report.pdf as report.pdf in control:2',
  ]);
});

test('a constant name over one file is fine, and over several it is a collision', async () => {
  const { intents } = await collect('  - { path: access.csv, name: register.csv }');
  expect(intents.map(({ name }) => name)).toEqual(['register.csv']);
  await expect(collect("  - { path: '**/*.pdf', name: report.pdf }")).rejects.toThrow(
    'a/report.pdf and b/report.pdf would both become the proof "report.pdf"',
  );
});

test('a pin that selects several files is wrong input that names them', async () => {
  await expect(collect("  - { path: '**/*.pdf', proof-id: 3c9e }")).rejects.toThrow(
    'proof-id: pins one item, and an item gets one version a run, but 2 files were selected for 3c9e: a/report.pdf, b/report.pdf.',
  );
});

test('each pattern that selects nothing is judged, as its own entry says', async () => {
  const { warnings } = await collect(`
  - { path: access.csv }
  - { path: ['*.sbom', 'a/**'], if-no-files-found: warn }
  - { path: '*.xml', if-no-files-found: ignore }`);
  expect(warnings).toEqual(['path: no files were found for "*.sbom".']);
  await expect(collect("  - path: ['a/**', '*.sbom', '*.xml']")).rejects.toThrow(
    'path: no files were found for "*.sbom", "*.xml". Check the step',
  );
});

test('a CSV schema whose pattern fits none of all the files is told once', async () => {
  const entries = `
  - { path: access.csv }
  - { path: a/report.pdf }
  - { path: '*.xml', if-no-files-found: ignore, schema: { fields: { user: text } } }`;
  const { warnings } = await collect(entries, {
    'csv-schemas': '"access.csv": {fields: {user: text}}\n"acess-*.csv": {fields: {user: text}}',
  });
  expect(warnings).toEqual(['csv-schemas: the pattern "acess-*.csv" fits none of the files.']);
});
