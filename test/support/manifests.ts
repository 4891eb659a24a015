import * as fc from 'fast-check';

interface Values {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const UUID = '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d';
/** How seldom a value is bad, so that about half of the manifests are good. */
const GOOD_FOR_ONE_BAD = 25;

const csvSchema: Values = {
  good: [
    'infer',
    { fields: { user: 'text', '2024': 'number' } },
    { isPrivate: true, fields: { user: 'boolean' } },
    { schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'date' }] } },
    { schema: { class: 'CsvFileSchema', fields: [{ name: 2024, type: 'date' }] } },
  ],
  bad: [
    {},
    { fields: {} },
    { fields: { user: 'string' } },
    { fields: { '': 'text' } },
    { fields: { user: null } },
    { fields: [{ name: 'user', type: 'text' }] },
    { isPrivate: 'true', fields: { user: 'text' } },
    { columns: { user: 'text' } },
    {
      fields: { user: 'text' },
      schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
    },
    { schema: { class: 'Other', fields: [{ name: 'user', type: 'text' }] } },
    { schema: { class: 'CsvFileSchema', fields: [] } },
    { schema: { class: 'CsvFileSchema', fields: [{ name: 'user' }] } },
    { schema: { class: 'CsvFileSchema', fields: [{ name: '', type: 'text' }] } },
    { schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text', width: 8 }] } },
    { schema: { fields: [{ name: 'user', type: 'text' }] } },
    'text',
    null,
    [],
  ],
};

const keys: Readonly<Record<string, Values>> = {
  name: {
    good: ['{base}', 'a-{name}{ext}', 'july {', 2024],
    bad: ['{file}', '{base}{}', '', ' ', true, null, ['{base}'], {}],
  },
  link: {
    good: ['control:8d1', 'control:8d1\ntask:77a', ['label:a', 'task:b'], []],
    bad: [
      'policy:8d1',
      'control:1\npolicy:2',
      'control:',
      'control:1, task:2',
      ['control:1', 'policy:2'],
      ['control:1', ''],
      [{ control: '8d1' }],
      [['control:8d1']],
      5,
      true,
      null,
      {},
    ],
  },
  owner: { good: [UUID], bad: ['ann', '', 5, true, null, [UUID]] },
  schema: csvSchema,
  'csv-check': { good: ['strict', 'warn', 'off'], bad: ['error', false, null] },
  'if-no-files-found': { good: ['error', 'warn', 'ignore'], bad: ['fail', '', true, null, ['warn']] },
  'if-ambiguous': { good: ['error', 'oldest'], bad: ['newest', 5, null] },
  'if-missing': { good: ['create', 'error'], bad: ['link', {}, null] },
  'if-unchanged': {
    good: ['version', 'skip', '30d', '12h'],
    bad: [30, '30', '30 days', 'never', 'skipped', null, ['skip']],
  },
  'owned-by-me': { good: [false], bad: ['true', 'yes', 1, null] },
};

const entryKeys: Readonly<Record<string, Values>> = {
  ...keys,
  path: {
    good: ['reports/**', ['a', '!b'], ['!b', 'a'], 'a\n!b', '!b\na', 2024, [2024]],
    bad: ['!a', ['!a'], '!a\n!b', [], ['a', ''], ['a', null], '', true, null, {}, [['a']]],
  },
};

/** An owner of the defaults that an entry contradicts is beyond a JSON Schema, which compares no two places. */
const defaultsKeys = { ...keys, owner: { good: [undefined], bad: ['ann'] } };

/** What a map has besides, or instead; an undefined value takes the key away. */
const strays: readonly Readonly<Record<string, unknown>>[] = [
  { links: 'control:1' },
  { path: undefined },
  { owner: UUID, 'owned-by-me': true },
  { owner: undefined, 'owned-by-me': true },
  { 'proof-id': '3c9e', link: undefined },
  { 'proof-id': 12, link: [] },
  { 'proof-id': '3c9e', link: 'control:1' },
  { 'proof-id': '', link: undefined },
  { 'proof-id': true, link: undefined },
  { 'proof-id': ['3c9e'], link: undefined },
];
const defaultsStrays = [
  { links: [] },
  { path: 'a' },
  { 'proof-id': '3c9e' },
  { owner: UUID, 'owned-by-me': true },
];

/** Manifests as plain data, of which about half are right. */
export const manifests: fc.Arbitrary<unknown> = stray(
  fc.record(
    {
      version: choose({ good: [1], bad: [2, '1', null, true] }),
      defaults: seldom(stray(makeMap(defaultsKeys, []), defaultsStrays), [null, [], 'owner']),
      evidence: seldom(
        fc.array(stray(makeMap(entryKeys, ['path']), strays), { minLength: 1, maxLength: 2 }),
        [[], {}, null, 'reports/**', ['reports/**']],
      ),
    },
    { requiredKeys: ['version', 'evidence'] },
  ),
  [{ entries: [] }, { version: undefined }, { evidence: undefined }],
);

function makeMap(
  values: Readonly<Record<string, Values>>,
  requiredKeys: readonly string[],
): fc.Arbitrary<object> {
  const arbitraries = Object.entries(values).map(([key, value]) => [key, choose(value)]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(arbitraries);
  return fc.record(model, { requiredKeys: [...requiredKeys] });
}

function choose({ good, bad }: Values): fc.Arbitrary<unknown> {
  return seldom(fc.constantFrom(...good), bad);
}

function seldom(usual: fc.Arbitrary<unknown>, unusual: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: GOOD_FOR_ONE_BAD, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...unusual) },
  );
}

function stray(usual: fc.Arbitrary<object>, unusual: readonly object[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(usual, seldom(fc.constant({}), unusual))
    .map(([map, extra]) => Object.assign({}, map, extra));
}
