import { expect, test } from 'vitest';

import type { EvidenceEntry } from '../../src/evidence/inputs/entry.ts';
import { formatTarget } from '../../src/evidence/targets.ts';
import { readSettings } from '../support/settings.ts';

const ANN = '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d';
const BOB = '0b6c5e1a-3c1f-4f57-8a8e-6f1f0a4f2b11';

/** The entries of the settings that these inputs and this manifest give. */
function read(inputs: Readonly<Record<string, string>>, manifest?: string): readonly EvidenceEntry[] {
  return readSettings(inputs, manifest).entries;
}

interface Layers {
  readonly key: string;
  readonly entry: string;
  readonly defaults: string;
  readonly input: Readonly<Record<string, string>>;
  readonly read: (entry: EvidenceEntry) => unknown;
  /** What the entry gives, the defaults, the input, and nothing at all. */
  readonly gives: readonly unknown[];
}

const layers: readonly Layers[] = [
  {
    key: 'owner',
    entry: `owner: ${ANN}`,
    defaults: `owner: ${BOB}`,
    input: { owner: '00000000-0000-0000-0000-000000000000' },
    read: ({ owner }) => owner,
    gives: [ANN, BOB, '00000000-0000-0000-0000-000000000000', undefined],
  },
  {
    key: 'name',
    entry: 'name: entry.pdf',
    defaults: 'name: defaults.pdf',
    input: { name: 'input.pdf' },
    read: ({ name }) => name,
    gives: ['entry.pdf', 'defaults.pdf', 'input.pdf', '{base}'],
  },
  {
    key: 'link, a list that replaces and does not add up',
    entry: "link: ['control:entry', 'task:entry']",
    defaults: 'link: control:defaults',
    input: { link: 'control:input\nlabel:input' },
    read: ({ targets }) => targets.map(formatTarget).join(),
    gives: ['control:entry,task:entry', 'control:defaults', 'control:input,label:input', ''],
  },
  {
    key: 'if-unchanged',
    entry: 'if-unchanged: 30d',
    defaults: 'if-unchanged: skip',
    input: { 'if-unchanged': '90s' },
    read: ({ skipUnchangedForMs }) => skipUnchangedForMs,
    gives: [30 * 86_400_000, Infinity, 90_000, 0],
  },
  {
    key: 'if-missing',
    entry: 'if-missing: create',
    defaults: 'if-missing: error',
    input: { 'if-missing': 'create' },
    read: ({ ifMissing }) => ifMissing,
    gives: ['create', 'error', 'create', 'create'],
  },
  {
    key: 'if-ambiguous',
    entry: 'if-ambiguous: error',
    defaults: 'if-ambiguous: oldest',
    input: { 'if-ambiguous': 'oldest' },
    read: ({ ifAmbiguous }) => ifAmbiguous,
    gives: ['error', 'oldest', 'oldest', 'error'],
  },
  {
    key: 'if-no-files-found',
    entry: 'if-no-files-found: ignore',
    defaults: 'if-no-files-found: warn',
    input: { 'if-no-files-found': 'ignore' },
    read: ({ ifNoFilesFound }) => ifNoFilesFound,
    gives: ['ignore', 'warn', 'ignore', 'error'],
  },
  {
    key: 'csv-check',
    entry: 'csv-check: off',
    defaults: 'csv-check: strict',
    input: { 'csv-check': 'off' },
    read: ({ csvCheck }) => csvCheck,
    gives: ['off', 'strict', 'off', 'warn'],
  },
  {
    key: 'owned-by-me',
    entry: 'owned-by-me: false',
    defaults: 'owned-by-me: true',
    input: { 'owned-by-me': 'true' },
    read: ({ ownedByMe }) => ownedByMe,
    gives: [false, true, true, false],
  },
  {
    key: 'schema, which stands before csv-schemas',
    entry: 'schema: { fields: { entry: text } }',
    defaults: 'schema: { fields: { defaults: text } }',
    input: { 'csv-schemas': '"*": { fields: { input: text } }' },
    read: ({ schemaRules: [rule] }) =>
      rule === undefined || rule.schema === 'infer' ? undefined : rule.schema.schema.fields[0]?.name,
    gives: ['entry', 'defaults', 'input', undefined],
  },
  {
    key: 'csv-check',
    entry: 'csv-check: strict',
    defaults: 'csv-check: off',
    input: { 'csv-check': 'strict' },
    read: ({ csvCheck }) => csvCheck,
    gives: ['strict', 'off', 'strict', 'warn'],
  },
];

test.each(layers)('an entry goes before the defaults, and these before the input: $key', (layer) => {
  const { entry, defaults, input } = layer;
  const withDefaults = `version: 1\ndefaults: { ${defaults} }\nevidence:\n`;
  const manifests = [
    [input, `${withDefaults}  - { path: a, ${entry} }`],
    [input, `${withDefaults}  - path: a`],
    [input, 'version: 1\nevidence:\n  - path: a'],
    [{}, 'version: 1\nevidence:\n  - path: a'],
  ] as const;
  expect(manifests.flatMap(([inputs, text]) => read({ ...inputs }, text)).map(layer.read)).toEqual(
    layer.gives,
  );
});

test('an empty list takes the links of the defaults away', () => {
  const [entry] = read(
    {},
    "version: 1\ndefaults: { link: 'control:1' }\nevidence:\n  - { path: a, link: [] }",
  );
  expect(entry?.targets).toEqual([]);
});

test('path and manifest can be given together; the inputs make an entry of their own', () => {
  const manifest = 'version: 1\nevidence:\n  - path: b\n  - path: c';
  const entries = read({ path: 'a', link: 'control:1' }, manifest);
  expect(entries.map(({ patterns }) => patterns)).toEqual([['a'], ['b'], ['c']]);
  expect(entries.map(({ targets }) => targets.map(formatTarget))).toEqual([
    ['control:1'],
    ['control:1'],
    ['control:1'],
  ]);
});

test('links of the defaults and of the inputs do not apply to a pin', () => {
  const entries = read(
    { link: 'control:1' },
    "version: 1\ndefaults: { link: 'task:2' }\nevidence:\n  - { path: a, proof-id: 3c9e }",
  );
  expect(entries).toMatchObject([{ proofId: '3c9e', targets: [] }]);
});

test('a pin of the inputs is for their own path and not for the manifest', () => {
  const entries = read({ path: 'a', 'proof-id': '3c9e' }, 'version: 1\nevidence:\n  - path: b');
  expect(entries.map(({ proofId }) => proofId)).toEqual(['3c9e', undefined]);
  expect(() => read({ 'proof-id': '3c9e' }, 'version: 1\nevidence:\n  - path: b')).toThrow(
    'proof-id: pins the one file of "path". In a manifest, pin the entry itself.',
  );
});

test('a number in the manifest is taken as it is written', () => {
  const [entry] = read({}, 'version: 1\nevidence:\n  - { path: 2024, name: 1.0, proof-id: 1e5 }');
  expect(entry).toMatchObject({ patterns: ['2024'], name: '1.0', proofId: '1e5' });
});

test('patterns can be a list or lines, with comments of YAML and not of globs', () => {
  const list =
    'version: 1\nevidence:\n  - path:\n      - reports/** # every report\n      - "!reports/draft"';
  const lines = 'version: 1\nevidence:\n  - path: |\n      reports/**\n      !reports/draft';
  expect([list, lines].map((text) => read({}, text)[0]?.patterns)).toEqual([
    ['reports/**', '!reports/draft'],
    ['reports/**', '!reports/draft'],
  ]);
});

test('neither path nor manifest is wrong input', () => {
  expect(() => read({})).toThrow('path: is required.');
  expect(() => read({ path: '!a' })).toThrow('path: only excludes.');
});
