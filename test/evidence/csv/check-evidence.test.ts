import { describe, expect, test } from 'vitest';

import { readSchemaRules } from '../../../src/evidence/csv/schema-rules.ts';
import { parseYaml } from '../../../src/evidence/inputs/yaml.ts';
import type { EvidenceEntry } from '../../../src/evidence/inputs/entry.ts';
import { type Scene, Stage } from '../../support/stage.ts';

const GOOD = 'user,mfa\nann,true\n';
const BAD_CELL = 'user,mfa\nann,yes\nbob,true\n';
const BAD_HEADER = 'user,mfa,note\nann,true,x\n';

/** One run over files, with a schema for those that end with .csv. */
async function submit(
  files: Readonly<Record<string, string>>,
  entry: Partial<EvidenceEntry> = {},
  scene: Scene = {},
) {
  const schemaRules = readSchemaRules(
    parseYaml('"*.csv": {fields: {user: text, mfa: boolean}}', 'csv-schemas'),
  );
  const stage = new Stage({ ...scene, files, entry: { schemaRules, ...entry } });
  const report = await stage.upload();
  return { stage, report, outcomes: report.outcomes.map(({ kind, failure }) => failure?.code ?? kind) };
}

function findings({ events }: Stage) {
  return events.flatMap((event) =>
    event.type === 'csv-finding' ? [`${event.finding.level} ${event.path}:${event.finding.line}`] : [],
  );
}

describe('what becomes of a file', () => {
  const cases: [text: string, what: string, csvCheck: EvidenceEntry['csvCheck'], outcome: string][] = [
    [GOOD, 'that fits', 'strict', 'created'],
    [BAD_CELL, 'with a wrong cell', 'strict', 'csv-invalid'],
    [BAD_CELL, 'with a wrong cell', 'warn', 'created'],
    [BAD_CELL, 'with a wrong cell', 'off', 'created'],
    ['user,mfa\nann\n', 'with a short row', 'strict', 'csv-invalid'],
    ['user,mfa\nann\n', 'with a short row', 'warn', 'created'],
    [BAD_HEADER, 'with a wrong header', 'warn', 'csv-invalid'],
    [BAD_HEADER, 'with a wrong header', 'off', 'created'],
    ['user;mfa\n', 'that is no CSV', 'warn', 'csv-invalid'],
    ['user;mfa\n', 'that is no CSV', 'off', 'created'],
  ];

  test.each(cases)('%j: one %s, under %s, is %s', async (text, _, csvCheck, outcome) => {
    const { stage, outcomes } = await submit({ 'a.csv': text }, { csvCheck });
    expect(outcomes).toEqual([outcome]);
    expect(stage.service.items).toHaveLength(outcome === 'created' ? 1 : 0);
    expect(stage.files.openCount).toBe(0);
  });
});

test('a file that does not fit keeps no other one back, and says what to do', async () => {
  const { report, outcomes, stage } = await submit({ 'a.csv': BAD_HEADER, 'b.csv': GOOD, 'c.txt': 'text' });
  expect(outcomes).toEqual(['csv-invalid', 'created', 'created']);
  expect(report.outcomes[0]?.failure?.message).toBe(
    'it does not fit its schema: new column "note". ' +
      'Correct the file or the schema, or set "csv-check: off" to upload it as it is.',
  );
  expect(findings(stage)).toEqual(['error a.csv:1']);
  expect(stage.events.findIndex(({ type }) => type === 'csv-finding')).toBeLessThan(
    stage.events.findIndex(({ type }) => type === 'planned'),
  );
});

test('a dry run finds what the run after it would find', async () => {
  const { report, outcomes, stage } = await submit(
    { 'a.csv': BAD_CELL },
    { csvCheck: 'strict' },
    { settings: { dryRun: true } },
  );
  expect(outcomes).toEqual(['csv-invalid']);
  expect(report.verdict).toBe('failed');
  expect(report.outcomes[0]?.failure?.message).toContain(
    '"mfa" is now text in 1 of 2 rows, first at line 2. Correct the file or the schema, or set "csv-check: warn".',
  );
  expect(findings(stage)).toEqual(['error a.csv:2']);
});

test('a file that does not fit is one step, with all of its targets', async () => {
  const targets = [
    { type: 'control', id: '1' },
    { type: 'task', id: '2' },
  ] as const;
  const { report } = await submit({ 'a.csv': BAD_HEADER }, { targets });
  expect(report.plan.steps).toMatchObject([{ kind: 'conflict', name: 'a.csv', targets }]);
});

test('an inferred schema is set on the item, with the fields in the order of the columns', async () => {
  const schemaRules = readSchemaRules(parseYaml('"*.csv": infer', 'csv-schemas'));
  const text = 'user,2024,lastLogin,zip\nann,1.5,2026-04-03,01234\n';
  const { report, stage } = await submit({ 'a.csv': text }, { schemaRules });
  expect(report.verdict).toBe('landed');
  expect(stage.item(0).schema).toEqual({
    isPrivate: false,
    schema: {
      class: 'CsvFileSchema',
      fields: [
        { name: 'user', type: 'text' },
        { name: '2024', type: 'number' },
        { name: 'lastLogin', type: 'date' },
        { name: 'zip', type: 'text' },
      ],
    },
  });
});

test('a schema that cannot be inferred keeps the file back even where checks are off', async () => {
  const schemaRules = readSchemaRules(parseYaml('"*.csv": infer', 'csv-schemas'));
  const { report } = await submit({ 'a.csv': 'a,a\n1,2\n' }, { schemaRules, csvCheck: 'off' });
  expect(report.outcomes[0]?.failure).toEqual({
    code: 'csv-invalid',
    message: 'its schema cannot be inferred: column "a" is there twice. Correct the header.',
  });
});

test('a file without a schema is not read for a check', async () => {
  const { stage } = await submit({ 'a.txt': BAD_HEADER });
  expect(stage.events.filter(({ type }) => type.startsWith('csv-'))).toEqual([]);
});

test('a file that changes before it is checked fails as changed', async () => {
  const stage = new Stage({
    files: { 'a.csv': GOOD },
    entry: { schemaRules: readSchemaRules(parseYaml('"*.csv": infer', 'csv-schemas')) },
  });
  stage.files.change('a.csv');
  const { outcomes } = await stage.upload();
  expect(outcomes.map(({ failure }) => failure?.code)).toEqual(['file-changed']);
});

test('a run that is cancelled before the check attempts nothing', async () => {
  const stage = new Stage({
    files: { 'a.csv': GOOD },
    entry: { schemaRules: readSchemaRules(parseYaml('"*.csv": infer', 'csv-schemas')) },
  });
  stage.cancel('the run was cancelled (SIGTERM)');
  const { outcomes } = await stage.upload();
  expect(outcomes.map(({ failure }) => failure)).toEqual([
    { code: 'not-attempted', message: 'not attempted: the run was cancelled (SIGTERM)' },
  ]);
});
