import { describe, expect, test } from 'vitest';

import { answered, busy, reset, script } from '../support/faults.ts';
import { type Scene, Stage } from '../support/stage.ts';

const threeFiles = { 'a.txt': 'a', 'b.txt': 'bb', 'c.txt': 'ccc' };
const control = { type: 'control', id: 'c1' } as const;

async function upload(scene: Scene, prepare: (stage: Stage) => void = () => undefined) {
  const stage = new Stage(scene);
  prepare(stage);
  const { outcomes, verdict } = await stage.upload();
  return { stage, outcomes, verdict };
}

describe('what landed is confirmed', () => {
  test('by one walk of the scope, however many files there are', async () => {
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}.txt`, 'x']));
    const { stage, verdict } = await upload({ files });
    expect(verdict).toBe('landed');
    expect(stage.service.callsOf('list')).toHaveLength(2);
  });

  test('by a walk that ends at what was the newest before, in a large scope', async () => {
    const { stage } = await upload({
      files: threeFiles,
      service: { pageSize: 5 },
      seed: (store) =>
        Array.from({ length: 200 }, (_, n) => store.seed(`old-${n}`, 'x', { ageMs: 1_000_000 + n })),
    });
    const walks = stage.service.callsOf('list').filter(({ query }) => query?.sortBy === 'uploadedOn');
    expect(walks.length).toBeLessThanOrEqual(2);
    expect(stage.service.callsOf('list').length).toBeLessThanOrEqual(8);
  });

  test('when it shows late', async () => {
    const { outcomes, stage } = await upload({ files: threeFiles, service: { visibleAfterMs: 45_000 } });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['created', 'created', 'created']);
    expect(stage.clock.elapsedMs).toBeLessThan(60_000);
  });

  test.each([0, 1])(
    'when answers are empty: id and version come from the list (first version %i)',
    async (firstVersion) => {
      const { outcomes } = await upload({
        files: threeFiles,
        entry: { targets: [control] },
        service: { answer: () => ({}), firstVersion },
        seed: (store) => void store.seed('b.txt', 'old', { targets: ['control:c1'] }),
      });
      expect(outcomes).toMatchObject([
        { kind: 'linked', proofId: 'item-2', version: firstVersion },
        { kind: 'versioned', proofId: 'item-1', version: firstVersion + 1 },
        { kind: 'linked', proofId: 'item-3', version: firstVersion },
      ]);
    },
  );

  test('and a version of somebody else above it is no failure', async () => {
    const { outcomes } = await upload(
      { service: { answer: () => ({}) }, seed: (store) => void store.seed('report.txt', 'old') },
      (stage) => {
        stage.after(45, () => stage.service.store.addVersion(stage.item(0), Buffer.from('later')));
      },
    );
    expect(outcomes).toMatchObject([{ kind: 'versioned', version: 2 }]);
  });

  test('not at all with "none", unless an answer left something out', async () => {
    const plain = await upload({ settings: { verify: 'none' } });
    expect(plain.stage.service.calls.map(({ kind }) => kind)).toEqual(['list', 'create']);
    const gaps = await upload({ settings: { verify: 'none' }, service: { answer: () => ({}) } });
    expect(gaps.outcomes).toMatchObject([{ proofId: 'item-1', version: 1 }]);
  });
});

function corrupt({ service }: Stage): void {
  service.corrupt = (bytes) => Buffer.alloc(bytes.length);
}

describe('what the service called stored is not called landed', () => {
  test('when no list shows it until settle is over', async () => {
    const { outcomes, verdict, stage } = await upload({ service: { visibleAfterMs: 10_000_000 } });
    expect(outcomes).toMatchObject([
      {
        kind: 'unknown',
        failure: { code: 'not-confirmed', message: expect.stringContaining('does not list it') },
      },
    ]);
    expect(verdict).toBe('unknown');
    expect(stage.clock.elapsedMs).toBeGreaterThan(60_000);
  });

  test('when it has another size', async () => {
    const { outcomes } = await upload({}, ({ service }) => {
      service.corrupt = (bytes) => bytes.subarray(1);
    });
    expect(outcomes).toMatchObject([
      {
        kind: 'failed',
        failure: {
          code: 'not-confirmed',
          message: expect.stringContaining('holds 10 bytes, but 11 were sent'),
        },
      },
    ]);
  });

  test('when it has other bytes of the same size, with "content"', async () => {
    const bySize = await upload({}, corrupt);
    expect(bySize.outcomes).toMatchObject([{ kind: 'created' }]);
    const byContent = await upload({ settings: { verify: 'content' } }, corrupt);
    expect(byContent.outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'not-confirmed' } }]);
  });

  test('when its contents cannot be read back, with "content"', async () => {
    const { outcomes } = await upload({
      settings: { verify: 'content' },
      service: { mishap: script({ download: [answered(403)] }) },
    });
    expect(outcomes).toMatchObject([{ kind: 'unknown', failure: { code: 'not-confirmed' } }]);
  });

  test('when the list for one name fails; the others are confirmed', async () => {
    const { outcomes } = await upload({
      files: threeFiles,
      service: {
        visibleAfterMs: 500,
        mishap: ({ query, at, kind }) =>
          kind === 'list' && query?.search === 'b.txt' && at > 0 ? answered(400) : undefined,
      },
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['created', 'unknown', 'created']);
  });
});

describe('a double is found and reported with all ids', () => {
  test.each([
    ['another job made an item of the name in the scope', 'control:c1', 'failed'],
    ['another job made one elsewhere, which is no double', 'control:c2', 'linked'],
  ])('when %s', async (_, place, kind) => {
    const { outcomes, stage } = await upload({ entry: { targets: [control] } }, (stage) => {
      stage.after(35, () => stage.service.store.seed('report.txt', 'theirs', { ageMs: 0, targets: [place] }));
    });
    expect(outcomes).toMatchObject([{ kind }]);
    if (kind === 'failed') {
      expect(outcomes[0]?.failure).toMatchObject({
        code: 'duplicate',
        message: expect.stringMatching(/item-1.*item-2|item-2.*item-1/),
      });
    }
    expect(stage.service.posts).toHaveLength(1);
  });

  test('when a lost post of ours is stored after it was posted again', async () => {
    const { outcomes } = await upload({
      files: { 'a.txt': 'a', 'b.txt': 'b' },
      settings: { concurrency: 1, settleMs: 10_000 },
      service: { mishap: script({ create: [reset(15_000), undefined, reset()] }) },
    });
    expect(outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'duplicate' } }, { kind: 'created' }]);
  });

  test('when a lost version of ours is stored after it was posted again', async () => {
    const { outcomes, stage } = await upload({
      files: { 'a.txt': 'a', 'b.txt': 'b' },
      settings: { concurrency: 1, settleMs: 10_000 },
      seed: (store) => ['a.txt', 'b.txt'].map((name) => store.seed(name, 'old')),
      service: { mishap: script({ version: [reset(15_000), undefined, reset()] }) },
    });
    expect(stage.item(0).versions).toHaveLength(3);
    expect(outcomes).toMatchObject([
      { kind: 'failed', failure: { code: 'duplicate', message: expect.stringContaining('item-1') } },
      { kind: 'versioned' },
    ]);
  });

  test('but a pin is exempt', async () => {
    const { outcomes } = await upload(
      { entry: { proofId: 'item-1' }, seed: (store) => void store.seed('report.txt', 'old') },
      (stage) => stage.after(50, () => stage.service.store.seed('report.txt', 'theirs', { ageMs: 0 })),
    );
    expect(outcomes).toMatchObject([{ kind: 'versioned', proofId: 'item-1' }]);
  });
});

test('a service that is busy while it confirms is asked again', async () => {
  const { outcomes } = await upload({ service: { mishap: script({ list: [undefined, busy(), busy()] }) } });
  expect(outcomes).toMatchObject([{ kind: 'created' }]);
});
