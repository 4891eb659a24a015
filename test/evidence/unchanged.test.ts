import { describe, expect, test } from 'vitest';

import { answered, script, unreached } from '../support/faults.ts';
import { type Scene, Stage } from '../support/stage.ts';

const DAY_MS = 86_400_000;

/** One file against an item of its name that is a day old. */
function stageWith(content: string, skipUnchangedForMs: number, scene: Scene = {}): Stage {
  return new Stage({
    files: { 'report.txt': 'all is well' },
    seed: (store) => void store.seed('report.txt', content, { ageMs: DAY_MS }),
    ...scene,
    entry: { skipUnchangedForMs, ...scene.entry },
  });
}

interface Row {
  readonly policy: string;
  readonly forMs: number;
  readonly what: string;
  readonly content: string;
  readonly outcome: 'skipped' | 'versioned';
  readonly downloads: number;
}

const same = { what: 'the same bytes', content: 'all is well' };
const other = { what: 'other bytes of the same size', content: 'all is hell' };
const larger = { what: 'another size', content: 'all is very well' };

const table: readonly Row[] = [
  { policy: 'version', forMs: 0, ...same, outcome: 'versioned', downloads: 0 },
  { policy: 'version', forMs: 0, ...larger, outcome: 'versioned', downloads: 0 },
  { policy: 'skip', forMs: Infinity, ...same, outcome: 'skipped', downloads: 1 },
  { policy: 'skip', forMs: Infinity, ...other, outcome: 'versioned', downloads: 1 },
  { policy: 'skip', forMs: Infinity, ...larger, outcome: 'versioned', downloads: 0 },
  { policy: 'a longer duration', forMs: 2 * DAY_MS, ...same, outcome: 'skipped', downloads: 1 },
  { policy: 'a longer duration', forMs: 2 * DAY_MS, ...other, outcome: 'versioned', downloads: 1 },
  { policy: 'a longer duration', forMs: 2 * DAY_MS, ...larger, outcome: 'versioned', downloads: 0 },
  { policy: 'a shorter duration', forMs: DAY_MS / 2, ...same, outcome: 'versioned', downloads: 0 },
  { policy: 'a duration that is just over', forMs: DAY_MS, ...same, outcome: 'versioned', downloads: 0 },
];

test.each(table)(
  'with $policy and $what: $outcome, after $downloads downloads',
  async ({ content, forMs, outcome, downloads }) => {
    const stage = stageWith(content, forMs);
    const { outcomes, counts } = await stage.upload();
    expect(outcomes.map(({ kind }) => kind)).toEqual([outcome]);
    expect(counts[outcome]).toBe(1);
    expect(stage.service.callsOf('download')).toHaveLength(downloads);
    expect(stage.service.posts).toHaveLength(outcome === 'skipped' ? 0 : 1);
    expect(stage.files.openCount).toBe(0);
  },
);

test('a skip says since when, and tells the item, its version, the size and the digest', async () => {
  const { outcomes } = await stageWith('all is well', Infinity).upload();
  expect(outcomes).toMatchObject([
    {
      kind: 'skipped',
      proofId: 'item-1',
      version: 1,
      size: 11,
      sha256: 'f70579cce37a17bd1c4c4061b0beff0fbf58853a2f0c72a14f93c8f30c6b7cec',
      step: {
        kind: 'skip',
        why: expect.stringMatching(/^it is unchanged since version 1 of \d{4}-\d\d-\d\d$/u),
      },
    },
  ]);
});

test('the latest version counts, and not one before it', async () => {
  const stage = stageWith('all is well', Infinity);
  stage.service.store.addVersion(stage.item(0), Buffer.from('all is hell'));
  expect((await stage.upload()).counts).toMatchObject({ versioned: 1, skipped: 0 });
});

test('where lists tell no size, the bytes decide', async () => {
  const stage = stageWith('all is very well', Infinity, { service: { leavesOut: ['size'] } });
  expect((await stage.upload()).counts).toMatchObject({ versioned: 1 });
  expect(stage.service.callsOf('download')).toHaveLength(1);
});

test('where lists tell no time of upload, a duration never skips', async () => {
  const stage = stageWith('all is well', 2 * DAY_MS, { service: { leavesOut: ['uploadedOn'] } });
  expect((await stage.upload()).counts).toMatchObject({ versioned: 1 });
});

test('a new file is created, whatever is said of unchanged ones', async () => {
  const stage = stageWith('all is well', Infinity, { files: { 'new.txt': 'all is well' } });
  expect((await stage.upload()).counts).toMatchObject({ created: 1, skipped: 0 });
});

test('an empty file that is allowed is compared like any other', async () => {
  const stage = stageWith('', Infinity, { files: { 'report.txt': '' } });
  expect((await stage.upload()).counts).toMatchObject({ skipped: 1 });
});

describe('what cannot be read back', () => {
  test('is a conflict, never called unchanged, and nothing is written', async () => {
    const stage = stageWith('all is well', Infinity, {
      service: { mishap: script({ download: Array.from({ length: 8 }, () => answered(403)) }) },
    });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'list-failed' } }]);
    expect(outcomes[0]?.failure?.message).toContain(
      'whether the item item-1 is unchanged could not be learned',
    );
    expect(stage.service.posts).toEqual([]);
  });

  test('is tried again when nothing of the request arrived', async () => {
    const stage = stageWith('all is well', Infinity, {
      service: { mishap: script({ download: [unreached] }) },
    });
    expect((await stage.upload()).counts).toMatchObject({ skipped: 1 });
  });

  test('because it is gone gets a version, which tells what became of the item', async () => {
    const stage = stageWith('all is well', Infinity, {
      service: { mishap: script({ download: [answered(404)] }) },
    });
    expect((await stage.upload()).counts).toMatchObject({ versioned: 1 });
  });
});

test('a file that changes while it is compared is no skip, and fails when it is sent', async () => {
  const stage = stageWith('all is well', Infinity);
  stage.after(30, () => stage.files.change('report.txt'));
  const { outcomes } = await stage.upload();
  expect(outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'file-changed' } }]);
});

describe('a skip with a schema', () => {
  const schema = {
    isPrivate: false,
    schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
  } as const;
  const csv: Scene = {
    files: { 'users.csv': 'user\nann\n' },
    entry: { schemaRules: [{ pattern: '*.csv', schema }] },
    seed: (store) => void store.seed('users.csv', 'user\nann\n', { ageMs: DAY_MS }),
  };

  test('still sets it, because it cannot be read back', async () => {
    const stage = stageWith('', Infinity, csv);
    expect((await stage.upload()).counts).toMatchObject({ skipped: 1, versioned: 0 });
    expect(stage.item(0)).toMatchObject({ schema, versions: [{ number: 1 }] });
  });

  test('that is refused fails, and says that the bytes are there', async () => {
    const stage = stageWith('', Infinity, {
      ...csv,
      service: { mishap: script({ schema: [answered(422)] }) },
    });
    const { outcomes } = await stage.upload();
    expect(outcomes).toMatchObject([
      { kind: 'failed', proofId: 'item-1', failure: { code: 'schema-not-set' } },
    ]);
    expect(outcomes[0]?.failure?.message).toContain('unchanged, schema not set on the item item-1');
  });

  test('does not set it in a dry run', async () => {
    const stage = stageWith('', Infinity, { ...csv, settings: { dryRun: true } });
    expect((await stage.upload()).plan.steps).toMatchObject([{ kind: 'skip' }]);
    expect(stage.service.callsOf('schema')).toEqual([]);
  });
});

test('an item that two targets hold is compared once and skipped once', async () => {
  const stage = new Stage({
    entry: {
      skipUnchangedForMs: Infinity,
      targets: [
        { type: 'control', id: 'one' },
        { type: 'task', id: 'two' },
      ],
    },
    seed: (store) => void store.seed('report.txt', 'all is well', { targets: ['control:one', 'task:two'] }),
  });
  const { outcomes } = await stage.upload();
  expect(outcomes).toMatchObject([{ kind: 'skipped', step: { targets: [{ id: 'one' }, { id: 'two' }] } }]);
  expect(stage.service.callsOf('download')).toHaveLength(1);
});

test('a pinned item is compared like one that was found by name', async () => {
  const stage = stageWith('all is well', Infinity, { entry: { proofId: 'item-1' } });
  expect((await stage.upload()).counts).toMatchObject({ skipped: 1 });
});
