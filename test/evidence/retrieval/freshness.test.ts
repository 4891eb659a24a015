import { expect, test } from 'vitest';

import { parseDocuments } from '../../../src/evidence/inputs/documents.ts';
import { checkFreshness } from '../../../src/evidence/retrieval/freshness.ts';
import { readFreshnessSettings } from '../../../src/evidence/retrieval/freshness-settings.ts';
import type { RawInputs } from '../../../src/evidence/inputs/raw-inputs.ts';
import { describeFreshness } from '../../../src/report/freshness.ts';
import { answered, script } from '../../support/faults.ts';
import { type Scene, Stage } from '../../support/stage.ts';

const DAY_MS = 86_400_000;

const scene: Scene = {
  seed(store) {
    store.seed('young.txt', 'x', { ageMs: 3 * DAY_MS, targets: ['control:1'] });
    store.seed('old.txt', 'x', { ageMs: 40 * DAY_MS, targets: ['control:1', 'task:2'] });
    store.seed('twice.txt', 'x', { ageMs: 50 * DAY_MS });
    store.seed('twice.txt', 'x', { ageMs: 2 * DAY_MS });
    store.seed('gone.txt', 'x', { ageMs: DAY_MS, targets: ['task:2'], archived: true });
  },
};

async function check(raw: RawInputs, manifest?: string, also: Scene = {}) {
  const stage = new Stage({ ...scene, ...also });
  const documents = await parseDocuments(raw, manifest);
  const settings = readFreshnessSettings({ 'max-age': '35d', ...raw }, documents);
  return stage.clock.tell(checkFreshness(settings, stage.ports));
}

test.each<[string, RawInputs, string[]]>([
  [
    'names',
    { name: 'young.txt\nold.txt\nno.txt\ntwice.txt\ngone.txt' },
    ['fresh', 'stale', 'missing', 'ambiguous', 'missing'],
  ],
  ['a name under targets', { name: 'old.txt', link: 'control:1\nlabel:3' }, ['stale', 'missing']],
  ['an exact name, not a near one', { name: 'young' }, ['missing']],
  ['ids', { 'proof-id': 'item-1\nitem-2\nitem-9' }, ['fresh', 'stale', 'missing']],
  [
    'a target: its latest upload, archived items left out',
    { link: 'control:1\ntask:2\nlabel:3' },
    ['fresh', 'stale', 'missing'],
  ],
  ['ids and names together', { 'proof-id': 'item-1', name: 'old.txt' }, ['fresh', 'stale']],
])('%s: each is judged by its newest upload', async (_, raw, states) => {
  expect((await check(raw)).map(({ state }) => state)).toEqual(states);
});

test.each([
  ['40d', 'stale'],
  ['41d', 'fresh'],
])('an upload of 40 days is, for a max-age of %s, %s', async (maxAge, state) => {
  expect(await check({ name: 'old.txt', 'max-age': maxAge })).toMatchObject([{ state }]);
});

test('a new version makes an item fresh, however old the item is', async () => {
  const rows = await check({ name: 'old.txt' }, undefined, {
    seed(store) {
      const item = store.seed('old.txt', 'x', { ageMs: 400 * DAY_MS });
      store.addVersion(item, Buffer.from('y'));
    },
  });
  expect(rows).toMatchObject([{ state: 'fresh', version: 2 }]);
});

test('a list that fails is unknown, never fresh and never missing', async () => {
  const rows = await check({ link: 'control:1' }, undefined, {
    service: { mishap: script({ list: [answered(403)] }) },
  });
  expect(rows).toMatchObject([
    { state: 'unknown', advice: expect.stringContaining('could not be learned: ') },
  ]);
});

test('a service that tells no time of upload leaves it unknown', async () => {
  const rows = await check({ name: 'young.txt' }, undefined, { service: { leavesOut: ['uploadedOn'] } });
  expect(rows).toMatchObject([{ state: 'unknown', proofId: 'item-1' }]);
});

test('a manifest is followed by its pins, its constant names, its single files, and else its targets', async () => {
  const rows = await check(
    {},
    `version: 1
evidence:
  - { path: "any-*.txt", proof-id: item-1 }
  - { path: "review-*.csv", name: old.txt, link: [control:1, task:2] }
  - { path: reports/young.txt }
  - { path: "*.xml", link: control:1 }
  - { path: twice.txt, if-ambiguous: oldest }
`,
  );
  expect(rows.map(describeFreshness)).toEqual([
    'fresh: item item-1, uploaded 3 days ago (version 1 of item item-1)',
    expect.stringMatching(/^stale: "old\.txt" linked to control:1, uploaded 40 days ago/u),
    expect.stringMatching(/^stale: "old\.txt" linked to task:2, uploaded 40 days ago/u),
    expect.stringMatching(/^fresh: "young\.txt" in the organization/u),
    expect.stringMatching(/^fresh: the latest linked to control:1, uploaded 3 days ago/u),
    expect.stringMatching(/^stale: "twice\.txt" in the organization, uploaded 50 days ago/u),
  ]);
});

test.each<[RawInputs, string | undefined, string]>([
  [{ name: 'a', 'max-age': '' }, undefined, 'max-age: is required'],
  [{ name: 'a', 'max-age': 'soon' }, undefined, 'max-age: "soon" is not a duration'],
  [{}, undefined, 'name: is required, or "proof-id", "link" or "manifest"'],
  [{}, 'version: 1\nevidence:\n  - path: "*.xml"\n', 'manifest: the names of *.xml depend on the files'],
])('%j with the manifest %j is wrong input', async (raw, manifest, message) => {
  await expect(check(raw, manifest)).rejects.toThrow(message);
});
