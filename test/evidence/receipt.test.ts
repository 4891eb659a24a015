import { readFile } from 'node:fs/promises';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { PREDICATE_TYPE, type ReceiptFacts, writeReceipt } from '../../src/evidence/receipt.ts';
import { tool } from '../../src/evidence/tool.ts';
import { histories } from '../support/histories.ts';
import { statementSchema } from '../support/in-toto.ts';
import { compileJsonSchema, readJsonSchema } from '../support/json-schema.ts';
import { setStage } from '../support/law.ts';
import { makeEntry } from '../support/settings.ts';
import { sha256Of } from '../support/memory-files.ts';
import { Stage } from '../support/stage.ts';

const facts: ReceiptFacts = {
  service: 'https://proof.example.com/',
  startedOn: Date.UTC(2026, 10, 2, 5, 17),
  finishedOn: Date.UTC(2026, 10, 2, 5, 18),
  run: {
    ci: 'github',
    repository: 'acme/payments',
    commit: '8bebe474c6f2e6ff8bd5b1a0e9f6bb7a2e1d9c34',
    ref: 'refs/heads/main',
    workflow: 'Evidence',
    job: 'evidence',
    runUrl: 'https://github.com/acme/payments/actions/runs/1',
    attempt: 1,
    actor: 'ann',
  },
};

const isStatement = compileJsonSchema(statementSchema);
const isPredicate = await readJsonSchema('schema/receipt.schema.json');

/** A run in which each outcome but `unknown` comes to pass. */
async function writeFullReceipt() {
  const stage = new Stage({
    files: {
      'new.txt': 'new',
      'a/linked.csv': 'user\nann\n',
      'old.txt': 'two',
      'same.txt': 'same',
      'twice.txt': 't',
    },
    found: { refused: [{ path: '.env', rule: 'credentials', reason: 'looks like a credential' }] },
    seed: (store) => {
      store.seed('old.txt', 'one');
      store.seed('same.txt', 'same');
      store.seed('twice.txt', 'one');
      store.seed('twice.txt', 'another');
    },
  });
  const schema = {
    isPrivate: false,
    schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
  } as const;
  const entries = [
    makeEntry({ patterns: ['*.txt'], skipUnchangedForMs: Infinity }),
    makeEntry({
      patterns: ['**/*.csv'],
      targets: [{ type: 'control', id: 'CC6.3' }],
      schemaRules: [{ pattern: '**', schema }],
    }),
  ];
  const receipt = writeReceipt(await stage.upload({ entries }), facts);
  return { receipt, schema, rows: new Map(receipt.predicate.evidence.map((row) => [row.file, row])) };
}

test('a receipt is an in-toto statement whose predicate fits its own schema', async () => {
  const { receipt } = await writeFullReceipt();
  const read: unknown = JSON.parse(JSON.stringify(receipt));
  expect(isStatement(read), JSON.stringify(isStatement.errors)).toBe(true);
  expect(isPredicate(receipt.predicate), JSON.stringify(isPredicate.errors)).toBe(true);
  expect(receipt.predicateType).toBe(PREDICATE_TYPE);
});

test('whatever happens in a run, its receipt fits, and names a subject for each file that is at the service', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const report = await setStage(history).upload();
      const { subject, predicate, ...statement } = writeReceipt(report, facts);
      expect(isStatement({ ...statement, subject, predicate }), JSON.stringify(isStatement.errors)).toBe(
        true,
      );
      expect(isPredicate(predicate), JSON.stringify(isPredicate.errors)).toBe(true);
      const landed = predicate.evidence.filter(({ error }) => error === null).map(({ file }) => file);
      expect(subject.map(({ name }) => name)).toEqual([...new Set(landed)]);
    }),
    { numRuns: 100 },
  );
});

test('the subjects are the files that landed, with the digests of their bytes', async () => {
  const { receipt } = await writeFullReceipt();
  expect(receipt.subject).toEqual([
    { name: 'new.txt', digest: { sha256: sha256Of('new') } },
    { name: 'old.txt', digest: { sha256: sha256Of('two') } },
    { name: 'same.txt', digest: { sha256: sha256Of('same') } },
    { name: 'a/linked.csv', digest: { sha256: sha256Of('user\nann\n') } },
  ]);
});

test('a row says what became of a file, and where it is', async () => {
  const { rows, schema } = await writeFullReceipt();
  expect(rows.get('a/linked.csv')).toEqual({
    file: 'a/linked.csv',
    name: 'linked.csv',
    outcome: 'linked',
    proofId: 'item-6',
    version: 1,
    size: 9,
    sha256: sha256Of('user\nann\n'),
    targets: ['control:CC6.3'],
    schemaSha256: sha256Of(JSON.stringify(schema)),
    error: null,
  });
  expect(rows.get('same.txt')).toMatchObject({ outcome: 'skipped', proofId: 'item-2', version: 1, size: 4 });
  expect(rows.get('old.txt')).toMatchObject({
    outcome: 'versioned',
    version: 2,
    targets: [],
    schemaSha256: null,
  });
});

test('what did not land has a row with the code of its failure, and is no subject', async () => {
  const { rows } = await writeFullReceipt();
  expect(rows.get('twice.txt')).toMatchObject({
    outcome: 'failed',
    error: 'ambiguous',
    proofId: null,
    sha256: null,
  });
  expect(rows.get('.env')).toMatchObject({ outcome: 'failed', error: 'refused-file', name: null });
});

test('a field that is missing, or of another kind, does not fit', async () => {
  const { receipt } = await writeFullReceipt();
  const { service: _, ...rest } = receipt.predicate;
  const [row] = receipt.predicate.evidence;
  for (const broken of [
    rest,
    { ...receipt.predicate, startedOn: 'yesterday' },
    { ...receipt.predicate, evidence: [{ ...row, sha256: 'abc' }] },
    { ...receipt.predicate, evidence: [{ ...row, outcome: 'planned' }] },
    { ...receipt.predicate, evidence: [{ ...row, outcome: 'created', error: null, sha256: null }] },
  ]) {
    expect(isPredicate(broken)).toBe(false);
  }
});

test('the tool in a receipt is the one that package.json names', async () => {
  const { name, version }: typeof tool = JSON.parse(await readFile('package.json', 'utf8'));
  expect(tool).toEqual({ name, version });
});
