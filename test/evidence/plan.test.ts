import { describe, expect, test } from 'vitest';

import type { Intent } from '../../src/evidence/collect.ts';
import { planSteps } from '../../src/evidence/plan.ts';
import type { ProofItem, Target } from '../../src/evidence/service.ts';
import type { EvidenceEntry } from '../../src/evidence/inputs/entry.ts';
import { makeEntry } from '../support/settings.ts';
import { type Scene, Stage } from '../support/stage.ts';

const one: Target = { type: 'control', id: 'one' };
const two: Target = { type: 'task', id: 'two' };

const makeIntent = (path: string): Intent => ({
  file: { path, location: path, size: 1, fingerprint: path },
  name: path,
  scopes: [],
  entry: makeEntry({ proofId: 'item-1' }),
  schema: undefined,
});

/** The steps of a dry run. */
async function plan(scene: Scene) {
  const { plan } = await new Stage({ ...scene, settings: { dryRun: true } }).upload();
  return plan.steps;
}

describe('one file', () => {
  const seeds: Record<string, NonNullable<Scene['seed']>> = {
    none: () => undefined,
    one: (store) => void store.seed('report.txt', 'x'),
    two: (store) => {
      store.seed('report.txt', 'younger', { ageMs: 1000 });
      store.seed('report.txt', 'older', { ageMs: 2000 });
    },
  };

  test.each<[keyof typeof seeds, Partial<EvidenceEntry>, object]>([
    ['none', {}, { kind: 'create', why: 'nothing of this name is in the organization' }],
    [
      'none',
      { targets: [one] },
      { kind: 'link', targets: [one], why: 'nothing of this name is linked there' },
    ],
    ['none', { ifMissing: 'error' }, { kind: 'conflict', failure: { code: 'missing' } }],
    ['none', { ifMissing: 'error', targets: [one] }, { kind: 'conflict', failure: { code: 'missing' } }],
    ['one', {}, { kind: 'version', item: { id: 'item-1' } }],
    ['one', { ifMissing: 'error', ifAmbiguous: 'oldest' }, { kind: 'version', item: { id: 'item-1' } }],
    ['one', { targets: [one] }, { kind: 'link' }],
    [
      'two',
      {},
      {
        kind: 'conflict',
        failure: { code: 'ambiguous', message: expect.stringContaining('item-2, item-1') },
      },
    ],
    [
      'two',
      { ifAmbiguous: 'oldest' },
      { kind: 'version', item: { id: 'item-2' }, why: expect.stringContaining('the oldest of 2') },
    ],
  ])('with %s of its name in the organization, and %j', async (seed, entry, step) => {
    const seedStore = seeds[seed];
    expect(await plan({ entry, ...(seedStore === undefined ? {} : { seed: seedStore }) })).toMatchObject([
      step,
    ]);
  });

  test('of two equally old items takes the one whose id comes first, so that racing jobs agree', async () => {
    for (const ids of [
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
    ]) {
      const steps = await plan({
        entry: { ifAmbiguous: 'oldest' },
        service: { leavesOut: ['createdOn'] },
        seed: (store) => ids.forEach((id) => store.seed('report.txt', id, { id })),
      });
      expect(steps).toMatchObject([{ kind: 'version', item: { id: 'a' } }]);
    }
  });

  test('with two targets, where nothing is, becomes two items', async () => {
    expect(await plan({ entry: { targets: [one, two] } })).toMatchObject([
      { kind: 'link', targets: [one] },
      { kind: 'link', targets: [two] },
    ]);
  });

  test('with two targets that hold one and the same item becomes one version', async () => {
    const steps = await plan({
      entry: { targets: [one, two] },
      seed: (store) => void store.seed('report.txt', 'x', { targets: ['control:one', 'task:two'] }),
    });
    expect(steps).toMatchObject([
      { kind: 'version', targets: [one, two], why: 'one item is linked to control:one and task:two' },
    ]);
  });

  test('with two targets of which one holds it becomes a version and a link', async () => {
    const steps = await plan({
      entry: { targets: [one, two] },
      seed: (store) => void store.seed('report.txt', 'x', { targets: ['task:two'] }),
    });
    expect(steps).toMatchObject([
      { kind: 'link', targets: [one] },
      { kind: 'version', targets: [two] },
    ]);
  });

  test('that a safety rule refused is a conflict, and the others still go', async () => {
    const steps = await plan({
      found: { refused: [{ path: '.env', rule: 'credentials', reason: 'looks like a credential' }] },
    });
    expect(steps).toMatchObject([
      {
        kind: 'conflict',
        path: '.env',
        name: undefined,
        failure: { code: 'refused-file', message: 'looks like a credential' },
      },
      { kind: 'create', path: 'report.txt' },
    ]);
  });
});

test('a second file for an item is a conflict that names the first', () => {
  const item: ProofItem = {
    id: 'item-1',
    filename: 'report.txt',
    version: 1,
    size: 1,
    createdOn: 0,
    uploadedOn: 0,
    archived: false,
  };
  const { steps } = planSteps(
    { intents: [makeIntent('a.txt'), makeIntent('b.txt')], refused: [], invalid: [], csvChecks: [] },
    { views: new Map(), pins: new Map([['item-1', { items: [item] }]]) },
  );
  expect(steps).toMatchObject([
    { kind: 'version', path: 'a.txt' },
    {
      kind: 'conflict',
      path: 'b.txt',
      failure: {
        code: 'second-version',
        message: expect.stringContaining('a.txt already becomes a version of the item item-1'),
      },
    },
  ]);
});
