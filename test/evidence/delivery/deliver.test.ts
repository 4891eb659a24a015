import { describe, expect, test } from 'vitest';

import {
  answered,
  busy,
  type Mishap,
  reset,
  script,
  throttled,
  unreached,
  unreadable,
} from '../../support/faults.ts';
import { sha256Of } from '../../support/memory-files.ts';
import { type Scene, Stage } from '../../support/stage.ts';

const CONTENT = 'all is well';

/** The three ways in which one file is written, each with the item that is there before. */
const writes = {
  create: {},
  link: { entry: { targets: [{ type: 'control', id: 'c1' }] } },
  version: { seed: (store) => void store.seed('report.txt', 'as it was') },
} as const satisfies Record<string, Scene>;
const success = { create: 'created', link: 'linked', version: 'versioned' } as const;
const kinds = ['create', 'link', 'version'] as const;

/** One file, written while the posts go wrong one after the other. */
async function deliver(
  kind: (typeof kinds)[number],
  mishaps: readonly (Mishap | undefined)[],
  scene: Scene = {},
) {
  const stage = new Stage({
    ...writes[kind],
    ...scene,
    service: { ...scene.service, mishap: script({ [kind]: mishaps }) },
  });
  const { outcomes } = await stage.upload();
  await stage.clock.runOut();
  const [outcome] = outcomes;
  const stored = stage.service.items
    .flatMap(({ versions }) => versions)
    .filter(({ sha256 }) => sha256 === sha256Of(CONTENT));
  return { stage, outcome, posts: stage.service.posts.length, stored: stored.length };
}

describe.each(kinds)('a %s', (kind) => {
  test.each<[string, Mishap[], number]>([
    ['that never reached the service is posted again', [unreached, unreached], 3],
    ['that was throttled waits and is posted again', [throttled(5000), throttled()], 3],
    ['that met a busy service is looked for once and posted again', [busy()], 2],
    ['that met a busy service four times is posted a fifth time', [busy(), busy(), busy(), busy()], 5],
    ['whose connection broke before it was stored is posted once more', [reset()], 2],
    ['that a success answered in HTML is posted once more, since nothing of it is there', [unreadable()], 2],
    ['that failed with a 500 is posted once more, since nothing of it is there', [answered(500)], 2],
  ])('%s', async (_, mishaps, posts) => {
    const delivery = await deliver(kind, mishaps);
    expect(delivery).toMatchObject({ posts, stored: 1, outcome: { kind: success[kind], recovered: false } });
  });

  test.each<[string, Mishap]>([
    ['the connection broke', reset(0)],
    ['the connection broke, and it is stored half a minute later', reset(30_000)],
    ['a gateway answered 502', answered(502, {}, 0)],
    ['a gateway answered 504 long before it is stored', answered(504, {}, 45_000)],
    ['the answer is a page of HTML with a 200', unreadable(0)],
    ['the service says that it is busy', busy(0)],
  ])('that is stored although %s is found, and not posted again', async (_, mishap) => {
    const delivery = await deliver(kind, [mishap]);
    expect(delivery).toMatchObject({
      posts: 1,
      stored: 1,
      outcome: { kind: success[kind], recovered: true },
    });
  });

  test.each<[string, Mishap[]]>([
    ['was ambiguous twice and is not to be found', [reset(), reset()]],
    ['was ambiguous and then refused', [reset(), answered(400)]],
    ['was ambiguous and then unreachable', [reset(), unreached, unreached, unreached, unreached, unreached]],
    ['was ambiguous and then met a wrong token', [reset(), answered(401)]],
    ['met a busy service and was then refused', [busy(), answered(413)]],
    ['met a service that stays busy', Array.from({ length: 9 }, () => busy())],
  ])('that %s is unknown', async (_, mishaps) => {
    const { outcome, posts } = await deliver(kind, mishaps);
    expect(outcome).toMatchObject({ kind: 'unknown', failure: { code: 'unknown' } });
    expect(posts).toBeLessThanOrEqual(6);
  });

  test.each<[number, string]>([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [307, 'refused'],
  ])('that is answered with %i fails at once: %s', async (status, code) => {
    const { outcome, posts, stored } = await deliver(kind, [answered(status)]);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code } });
    expect([posts, stored]).toEqual([1, 0]);
  });

  test('that may have landed is not posted again when the look for it fails', async () => {
    const mishap = ({ kind: called, ofKind }: { kind: string; ofKind: number }) =>
      called === kind ? reset(0) : called === 'list' && ofKind > 1 ? answered(400) : undefined;
    const stage = new Stage({ ...writes[kind], service: { mishap } });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([
      { kind: 'unknown', failure: { message: expect.stringContaining('looking for it') } },
    ]);
    expect(stage.service.posts).toHaveLength(1);
  });

  test('that may have landed is not looked for after a cancel, and is unknown', async () => {
    const stage = new Stage({ ...writes[kind], service: { mishap: script({ [kind]: [reset(0)] }) } });
    stage.after(50, () => stage.cancel());
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'unknown' }]);
    expect(stage.service.posts).toHaveLength(1);
  });

  test('that finds something new of its name, but of other bytes, is a conflict and not posted again', async () => {
    const stage = new Stage({ ...writes[kind], service: { mishap: script({ [kind]: [reset()] }) } });
    stage.after(30, () => {
      const { store } = stage.service;
      if (kind === 'version') {
        store.addVersion(stage.item(0), Buffer.from('of another job'));
      } else {
        store.seed('report.txt', 'of another job', { ageMs: 0, targets: ['control:c1'] });
      }
    });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'duplicate' } }]);
    expect(stage.service.posts).toHaveLength(1);
  });

  test('whose file changes once it may have landed is unknown', async () => {
    const stage = new Stage({ ...writes[kind], service: { mishap: script({ [kind]: [reset()] }) } });
    stage.after(5000, () => stage.files.change('report.txt'));
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([
      { kind: 'unknown', failure: { message: expect.stringContaining('rewritten') } },
    ]);
  });

  test('whose file changed before it was sent fails, and nothing is stored', async () => {
    const stage = new Stage(writes[kind]);
    stage.files.change('report.txt');
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'file-changed' } }]);
    expect(stage.service.posts).toEqual([]);
  });

  test('is not waited for past the budget, however long a busy service asks to wait', async () => {
    const mishap = script({ [kind]: [{ ...answered(503, { waitMs: 7_200_000 }) }] });
    const stage = new Stage({ ...writes[kind], service: { mishap } });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'unknown' }]);
    expect(stage.clock.elapsedMs).toBeLessThan(120_000);
  });
});

describe('a version', () => {
  test('is found below a later one of somebody else', async () => {
    const stage = new Stage({ ...writes.version, service: { mishap: script({ version: [reset(0)] }) } });
    stage.after(30, () => stage.service.store.addVersion(stage.item(0), Buffer.from('of another job')));
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'versioned', version: 2, recovered: true }]);
  });

  test('is found by the time of upload where lists tell no numbers', async () => {
    const delivery = await deliver('version', [reset(0)], { service: { leavesOut: ['version'] } });
    expect(delivery).toMatchObject({ posts: 1, stored: 1, outcome: { kind: 'versioned', recovered: true } });
  });

  test('that may have landed is unknown where lists tell neither numbers nor times', async () => {
    const { outcome, posts } = await deliver('version', [reset(0)], {
      service: { leavesOut: ['version', 'uploadedOn'] },
    });
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(posts).toBe(1);
  });

  test('of a pinned item that no list shows is unknown when it may have landed', async () => {
    const { outcome, posts } = await deliver('version', [reset(0)], {
      entry: { proofId: 'item-1' },
      service: { visibleAfterMs: 86_400_000 },
    });
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(posts).toBe(1);
  });
});
