import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { InputError } from '../../src/evidence/errors.ts';
import type { Step } from '../../src/evidence/steps.ts';
import { listProofIds, listResults } from '../../src/evidence/report.ts';
import { histories } from '../support/histories.ts';
import { setStage } from '../support/law.ts';
import { sha256Of } from '../support/memory-files.ts';
import { Stage } from '../support/stage.ts';

test('first everything is created, then the same files become versions of the same items', async () => {
  const stage = new Stage({ files: { 'out/a.txt': 'a', 'out/b.txt': 'bb' } });
  const first = await stage.upload();
  expect(first.counts).toMatchObject({ created: 2, total: 2, failed: 0 });
  const second = await stage.upload();
  expect(second.counts).toMatchObject({ versioned: 2, total: 2, failed: 0 });
  expect(listResults(second)).toEqual([
    {
      file: 'out/a.txt',
      name: 'a.txt',
      target: null,
      step: 'version',
      outcome: 'versioned',
      proofId: 'item-1',
      version: 2,
      size: 1,
      sha256: sha256Of('a'),
      recovered: false,
      error: null,
    },
    expect.objectContaining({ file: 'out/b.txt', proofId: 'item-2', version: 2 }),
  ]);
  expect(listProofIds(second)).toEqual({ 'a.txt': ['item-1'], 'b.txt': ['item-2'] });
  expect(stage.service.items.map(({ versions }) => versions.length)).toEqual([2, 2]);
});

test('a file with two targets becomes two items first, and a version of each after', async () => {
  const stage = new Stage({
    entry: {
      targets: [
        { type: 'control', id: 'one' },
        { type: 'task', id: 'two' },
      ],
    },
  });
  expect((await stage.upload()).counts).toMatchObject({ linked: 2 });
  const second = await stage.upload();
  expect(second.counts).toMatchObject({ versioned: 2 });
  expect(listProofIds(second)).toEqual({ 'report.txt': ['item-1', 'item-2'] });
  expect(stage.service.items.map(({ targets }) => targets)).toEqual([['control:one'], ['task:two']]);
});

test('wrong input is found before the first request', async () => {
  const stage = new Stage({ files: { 'a/r.txt': '1', 'b/r.txt': '2' } });
  await expect(stage.upload()).rejects.toThrow(InputError);
  expect(stage.service.calls).toEqual([]);
});

describe('a dry run', () => {
  test('writes nothing, and shows the plan', async () => {
    const stage = new Stage({ settings: { dryRun: true } });
    const report = await stage.upload();
    expect(report).toMatchObject({ verdict: 'landed', outcomes: [{ kind: 'planned', size: 11 }] });
    expect(stage.plan).toEqual(report.plan);
    expect(stage.service.calls.map(({ kind }) => kind)).toEqual(['list']);
  });

  test('with a conflict is red', async () => {
    const stage = new Stage({ settings: { dryRun: true }, entry: { ifMissing: 'error' } });
    expect(await stage.upload()).toMatchObject({ verdict: 'failed', outcomes: [{ kind: 'failed' }] });
  });

  test('foretells the steps of the run after it, whatever the service holds', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const stage = setStage({ ...history, mishaps: [], otherMishaps: [] });
        const dry = await stage.upload({ dryRun: true });
        const writes = stage.service.callsOf('create', 'link', 'version', 'schema');
        expect(writes).toEqual([]);
        const real = await stage.upload();
        expect(dry.plan).toEqual(real.plan);
        expect(real.outcomes.map(({ step, kind }) => [step.kind, kind])).toEqual(
          dry.plan.steps.map((step) => [step.kind, foretold[step.kind]]),
        );
      }),
      { numRuns: 150 },
    );
  });
});

const foretold: Record<Step['kind'], string> = {
  create: 'created',
  link: 'linked',
  version: 'versioned',
  skip: 'skipped',
  conflict: 'failed',
};
