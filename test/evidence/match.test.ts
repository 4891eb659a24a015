import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { answered, script } from '../support/faults.ts';
import type { ServiceTraits } from '../support/fake-service.ts';
import { type Scene, Stage } from '../support/stage.ts';

/** The step of the one file of a dry run. */
async function match(scene: Scene) {
  const stage = new Stage({ ...scene, settings: { dryRun: true } });
  const { plan } = await stage.upload();
  return { steps: plan.steps, stage };
}

describe('a name is found', () => {
  test('on a late page, among thirty names that contain it', async () => {
    const { steps, stage } = await match({
      service: { pageSize: 7 },
      seed: (store) => {
        for (let n = 0; n < 30; n += 1) {
          store.seed(n === 28 ? 'report.txt' : `${n}-Report.txt.old`, 'x', { ageMs: 1000 - n });
        }
      },
    });
    expect(steps).toMatchObject([{ kind: 'version', item: { id: 'item-29' } }]);
    expect(stage.service.callsOf('list')).toHaveLength(5);
  });

  test.each([
    ['NFD', 're\u0301sume\u0301.txt', 'r\u00e9sum\u00e9.txt'],
    ['NFC', 'r\u00e9sum\u00e9.txt', 're\u0301sume\u0301.txt'],
  ])('where the service holds it in %s', async (_, stored, path) => {
    const { steps } = await match({ files: { [path]: 'x' }, seed: (store) => void store.seed(stored, 'x') });
    expect(steps).toMatchObject([{ kind: 'version', item: { filename: stored } }]);
  });

  test.each([1, 2])('once, though two pages show the same item (%i files)', async (count) => {
    const stage = new Stage({
      files: Object.fromEntries(['report.txt', 'other.txt'].slice(0, count).map((path) => [path, 'x'])),
    });
    const item = stage.service.store.describe(stage.service.store.seed('report.txt', 'x'));
    stage.service.listPage = async (_, cursor) => {
      return { items: item === undefined ? [] : [item], next: cursor === undefined ? 'second' : undefined };
    };
    const { plan } = await stage.upload({ dryRun: true });
    expect(plan.steps[0]).toMatchObject({ kind: 'version', baseline: [{ id: 'item-1' }] });
  });
});

describe('a name is not found', () => {
  test.each([
    ['in another case', 'Report.txt', {}],
    ['as a part of another', 'my-report.txt', {}],
    ['archived', 'report.txt', { archived: true }],
  ])('%s', async (_, filename, facts) => {
    const { steps } = await match({ seed: (store) => void store.seed(filename, 'x', facts) });
    expect(steps).toMatchObject([{ kind: 'create', baseline: [] }]);
  });

  test('under another target', async () => {
    const { steps } = await match({
      entry: { targets: [{ type: 'task', id: '1' }] },
      seed: (store) => void store.seed('report.txt', 'x', { targets: ['control:1'] }),
    });
    expect(steps).toMatchObject([{ kind: 'link', scope: { target: { type: 'task', id: '1' } } }]);
  });
});

describe('a list that cannot be trusted is never taken for an empty one:', () => {
  const files = { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' };

  test.each<[string, Partial<ServiceTraits>, Record<string, string>]>([
    ['a walk that fails', { mishap: script({ list: [answered(403)] }) }, files],
    [
      'a walk that fails on its second page',
      { pageSize: 1, mishap: script({ list: [undefined, answered(403)] }) },
      files,
    ],
    ['a search that fails', { mishap: script({ list: [answered(403)] }) }, { 'a.txt': 'a' }],
    [
      'a page that cannot be read, again and again',
      { mishap: ({ kind }) => (kind === 'list' ? answered(200, { unreadable: true }) : undefined) },
      files,
    ],
  ])('%s fails its files', async (_, service, files) => {
    const stage = new Stage({
      files,
      service,
      seed: (store) => {
        store.seed('x.txt', 'x');
        store.seed('y.txt', 'x');
      },
    });
    const report = await stage.upload();
    expect(report.outcomes.map(({ failure }) => failure?.code)).toEqual(
      Object.keys(files).map(() => 'list-failed'),
    );
    expect(stage.service.posts).toEqual([]);
  });

  test('a list that gives the same token again and again fails its files', async () => {
    const stage = new Stage({ files });
    stage.service.listPage = async () => ({ items: [], next: 'again' });
    const report = await stage.upload();
    expect(report.outcomes).toMatchObject(
      Object.keys(files).map(() => ({
        failure: { code: 'list-failed', message: expect.stringContaining('the same offset token twice') },
      })),
    );
    expect(stage.service.posts).toEqual([]);
  });

  test('a target that cannot be read fails its own files only', async () => {
    const stage = new Stage({
      entry: {
        targets: [
          { type: 'control', id: 'no' },
          { type: 'control', id: 'yes' },
        ],
      },
      service: { mishap: ({ query }) => (query?.target?.id === 'no' ? answered(404) : undefined) },
    });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([
      {
        kind: 'failed',
        failure: { code: 'list-failed', message: expect.stringContaining('linked to control:no') },
      },
      { kind: 'linked' },
    ]);
  });
});

test('matching costs no more than twice the better of walking and searching, and one', async () => {
  const scopes = fc.record({
    names: fc.integer({ min: 1, max: 30 }),
    others: fc.integer({ min: 0, max: 120 }),
    pageSize: fc.constantFrom(1, 3, 10, 100),
  });
  await fc.assert(
    fc.asyncProperty(scopes, async ({ names, others, pageSize }) => {
      const files = Object.fromEntries(
        Array.from({ length: names }, (_, n) => [`report-${n}-of-july.txt`, 'x']),
      );
      const { stage } = await match({
        files,
        service: { pageSize, latencyMs: 1 },
        seed: (store) => {
          for (let n = 0; n < others; n += 1) {
            store.seed(`other-${n}`, 'x');
          }
        },
      });
      const walking = Math.max(1, Math.ceil(others / pageSize));
      const searching = names;
      const cost = stage.service.callsOf('list').length;
      expect(cost).toBeLessThanOrEqual(2 * Math.min(walking, searching) + 1);
    }),
    { numRuns: 60 },
  );
});

describe('a pinned item', () => {
  const entry = { proofId: 'item-1' };

  test('is found under its proof name', async () => {
    const { steps } = await match({ entry, seed: (store) => void store.seed('report.txt', 'x') });
    expect(steps).toMatchObject([{ kind: 'version', item: { id: 'item-1', version: 1 }, scope: undefined }]);
  });

  test('is found under another name by its contents', async () => {
    const { steps, stage } = await match({ entry, seed: (store) => void store.seed('june.txt', 'x') });
    expect(steps).toMatchObject([
      { kind: 'version', item: { id: 'item-1', filename: 'june.txt', version: 1 } },
    ]);
    expect(stage.service.callsOf('download')).toHaveLength(1);
  });

  test('that does not exist is a conflict that names it', async () => {
    const { steps } = await match({ entry });
    expect(steps).toMatchObject([
      { kind: 'conflict', failure: { code: 'not-found', message: expect.stringContaining('item-1') } },
    ]);
  });

  test('that cannot be asked for is not called absent', async () => {
    const { steps } = await match({ entry, service: { mishap: script({ list: [answered(403)] }) } });
    expect(steps).toMatchObject([{ kind: 'conflict', failure: { code: 'list-failed' } }]);
  });
});
