import { expect, test } from 'vitest';

import { readReceipt } from '../../../src/evidence/retrieval/read-receipt.ts';
import {
  type Receipt,
  type ReceiptEntry,
  PREDICATE_TYPE,
  writeReceipt,
} from '../../../src/evidence/receipt.ts';
import { verifyClaims } from '../../../src/evidence/retrieval/verify.ts';
import { answered, reset, script } from '../../support/faults.ts';
import { sha256Of } from '../../support/memory-files.ts';
import { type Scene, Stage } from '../../support/stage.ts';

const limits = { timeoutMs: 60_000, concurrency: 4 };
const run = {
  ci: null,
  repository: null,
  commit: null,
  ref: null,
  workflow: null,
  job: null,
  runUrl: null,
  attempt: null,
  actor: null,
};

/** Uploads, and keeps the receipt. */
async function uploadSome(scene: Scene = {}) {
  const stage = new Stage({ files: { 'a.txt': 'first', 'b.txt': 'second' }, ...scene });
  const report = await stage.upload();
  const facts = { service: 'https://proof.example.com/', startedOn: 0, finishedOn: 1, run };
  return { stage, receipt: writeReceipt(report, facts) };
}

async function verify(stage: Stage, receipt: Receipt) {
  const { claims } = readReceipt(JSON.stringify(receipt));
  const comparisons = await stage.clock.tell(verifyClaims(claims, limits, stage.ports));
  return comparisons.map(({ claim, state }) => [claim.file, state]);
}

test('what was uploaded is equal, and still is when others have added versions', async () => {
  const { stage, receipt } = await uploadSome();
  stage.service.store.addVersion(stage.item(0), Buffer.from('somebody else'));
  expect(await verify(stage, receipt)).toEqual([
    ['a.txt', 'equal'],
    ['b.txt', 'equal'],
  ]);
});

test.each([
  ['of the same length', 'FIRST'],
  ['that are more', 'first and more'],
  ['that are fewer', 'fir'],
])('other bytes %s differ', async (_, text) => {
  const { stage, receipt } = await uploadSome();
  const item = stage.item(0);
  item.versions.pop();
  stage.service.store.addVersion(item, Buffer.from(text));
  expect(await verify(stage, receipt)).toEqual([
    ['a.txt', 'differs'],
    ['b.txt', 'equal'],
  ]);
});

test('an item that was archived is gone', async () => {
  const { stage, receipt } = await uploadSome();
  stage.item(1).archived = true;
  expect(await verify(stage, receipt)).toEqual([
    ['a.txt', 'equal'],
    ['b.txt', 'gone'],
  ]);
});

test('what cannot be read is unknown, never equal; a torn transfer begins again', async () => {
  const mishap = script({ download: [answered(403), reset()] });
  const { stage, receipt } = await uploadSome({ service: { mishap } });
  expect(await verify(stage, receipt)).toEqual([
    ['a.txt', 'unknown'],
    ['b.txt', 'equal'],
  ]);
});

test('a claim without a version is equal to the latest or unknown, and one without an item is unknown', async () => {
  const { stage, receipt } = await uploadSome();
  const without = (facts: Partial<ReceiptEntry>): Receipt => ({
    ...receipt,
    predicate: {
      ...receipt.predicate,
      evidence: receipt.predicate.evidence.map((entry) => Object.assign({}, entry, facts)),
    },
  });
  stage.service.store.addVersion(stage.item(1), Buffer.from('somebody else'));
  expect(await verify(stage, without({ version: null }))).toEqual([
    ['a.txt', 'equal'],
    ['b.txt', 'unknown'],
  ]);
  expect(await verify(stage, without({ proofId: null }))).toEqual([
    ['a.txt', 'unknown'],
    ['b.txt', 'unknown'],
  ]);
});

const landed = { file: 'a', outcome: 'created', proofId: 'i', version: 1, size: 1, sha256: sha256Of('a') };

function statement(evidence: unknown, also: object = {}): string {
  return JSON.stringify({ predicateType: PREDICATE_TYPE, predicate: { service: 's', evidence }, ...also });
}

test('only what landed is a claim', () => {
  const failed = { ...landed, outcome: 'failed' };
  expect(readReceipt(statement([failed, landed, { ...landed, sha256: null }])).claims).toHaveLength(1);
});

test.each([
  ['{', 'it is no JSON'],
  ['[]', 'no receipt of upload-proof'],
  [statement([landed], { predicateType: 'https://other.example/v1' }), 'no receipt of upload-proof'],
  [statement('none'), '"evidence" is not a list'],
  [statement([]), 'there is nothing to compare'],
  [statement([{ ...landed, outcome: 'failed' }]), 'there is nothing to compare'],
  [statement([{ ...landed, sha256: 'xyz' }]), 'no SHA-256'],
])('%s is no receipt to verify', (text, message) => {
  expect(() => readReceipt(text)).toThrow(message);
});
