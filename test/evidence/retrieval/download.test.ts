import { expect, test } from 'vitest';

import { downloadEvidence } from '../../../src/evidence/retrieval/download.ts';
import { readDownloadSettings } from '../../../src/evidence/retrieval/download-settings.ts';
import type { RawInputs } from '../../../src/evidence/inputs/raw-inputs.ts';
import { answered, reset, script } from '../../support/faults.ts';
import { sha256Of } from '../../support/memory-files.ts';
import { MemoryFolder } from '../../support/memory-folder.ts';
import { type Scene, Stage } from '../../support/stage.ts';

async function download(raw: RawInputs, scene: Scene, everything = false) {
  const stage = new Stage(scene);
  const folder = new MemoryFolder();
  const settings = readDownloadSettings(raw, everything);
  const outcomes = await stage.clock.tell(downloadEvidence(settings, { ...stage.ports, folder }));
  const told = outcomes.map(({ file, failure }) => file?.path ?? failure?.code);
  return {
    stage,
    outcomes,
    told,
    files: Object.fromEntries([...folder.files].map(([name, text]) => [name, String(text)])),
  };
}

const threeItems: Scene = {
  seed(store) {
    const item = store.seed('a.txt', 'a, first', { targets: ['control:1'] });
    store.addVersion(item, Buffer.from('a, second'));
    store.seed('near a.txt', 'near', { targets: ['control:1', 'task:2'] });
    store.seed('b.txt', 'b', { targets: ['task:2'] });
    store.seed('old.txt', 'old', { targets: ['task:2'], archived: true });
  },
};

test.each<[string, RawInputs, Record<string, string>]>([
  ['by name, exactly', { name: 'a.txt' }, { 'a.txt': 'a, second' }],
  ['by names', { name: 'a.txt\nb.txt' }, { 'a.txt': 'a, second', 'b.txt': 'b' }],
  ['by name under a target', { name: 'b.txt', link: 'task:2' }, { 'b.txt': 'b' }],
  ['by id', { 'proof-id': 'item-3' }, { 'b.txt': 'b' }],
  ['by name and version', { name: 'a.txt', version: '1' }, { 'a.txt': 'a, first' }],
  ['by target', { link: 'control:1' }, { 'a.txt': 'a, second', 'near a.txt': 'near' }],
  [
    'by two targets, each item once',
    { link: 'control:1\ntask:2' },
    { 'a.txt': 'a, second', 'near a.txt': 'near', 'b.txt': 'b' },
  ],
  ['by search', { search: 'A.T' }, { 'a.txt': 'a, second', 'near a.txt': 'near' }],
])('items are selected %s', async (_, raw, files) => {
  const result = await download(raw, threeItems);
  expect(result.files).toEqual(files);
  expect(result.outcomes.every(({ failure }) => failure === undefined)).toBe(true);
});

test('everything comes when everything is asked for', async () => {
  const { files } = await download({}, threeItems, true);
  expect(Object.keys(files)).toEqual(['a.txt', 'near a.txt', 'b.txt']);
});

test('each file is told with its item, version, size and digest', async () => {
  const { outcomes } = await download({ name: 'a.txt' }, threeItems);
  const file = { path: 'a.txt', size: 9, sha256: sha256Of('a, second') };
  expect(outcomes).toEqual([{ what: '"a.txt"', proofId: 'item-1', version: 2, file, failure: undefined }]);
});

test.each<[string, RawInputs, string[]]>([
  ['a name that nothing bears', { name: 'c.txt\nb.txt' }, ['missing', 'b.txt']],
  ['an id that is none', { 'proof-id': 'nobody\nitem-3' }, ['not-found', 'b.txt']],
  ['a version that is none', { name: 'a.txt', version: '9' }, ['not-found']],
  ['a target with nothing', { link: 'control:9\ntask:2' }, ['missing', 'near a.txt', 'b.txt']],
])('%s fails, and the others come', async (_, raw, told) => {
  expect((await download(raw, threeItems)).told).toEqual(told);
});

const doubles: Scene = {
  seed(store) {
    store.seed('same.txt', 'one', { targets: ['control:1'] });
    store.seed('SAME.txt', 'two', { targets: ['control:1'] });
    store.seed('same.txt', 'three', { targets: ['task:2'] });
  },
};

test('of a name that two items bear, neither is chosen by chance', async () => {
  const byName = await download({ name: 'same.txt' }, doubles);
  expect(byName.told).toEqual(['ambiguous']);
  expect(byName.outcomes[0]?.failure?.message).toContain('item-1, item-3');
  const byTarget = await download({ link: 'control:1' }, doubles);
  expect(byTarget.told).toEqual(['same-file', 'same-file']);
  expect(byTarget.files).toEqual({});
});

test('ids whose items turn out to bear one name do not write over each other', async () => {
  const { told } = await download(
    { 'proof-id': 'item-1\nitem-2' },
    {
      seed(store) {
        store.seed('same.txt', 'one');
        store.seed('same.txt', 'two');
      },
    },
  );
  expect(told).toEqual(['same.txt', 'same-file']);
});

test('a list that failed is a failure, never an empty folder in green', async () => {
  const { told } = await download(
    { link: 'control:1' },
    { ...threeItems, service: { mishap: script({ list: [answered(403)] }) } },
  );
  expect(told).toEqual(['list-failed']);
});

test('a transfer that tears begins again', async () => {
  const mishap = script({ download: [reset(), reset()] });
  const { stage, files } = await download({ name: 'b.txt' }, { ...threeItems, service: { mishap } });
  expect(files).toEqual({ 'b.txt': 'b' });
  expect(stage.service.callsOf('download')).toHaveLength(3);
});

test('fewer bytes than the list tells are no file', async () => {
  const stage = new Stage(threeItems);
  const folder = new MemoryFolder();
  const { service } = stage;
  const lying: typeof stage.ports.service = {
    ...stage.ports.service,
    listPage: async (query, cursor) => {
      const page = await service.listPage(query, cursor);
      return { ...page, items: page.items.map((item) => Object.assign({}, item, { size: 1000 })) };
    },
    download: (proofId, version) => service.download(proofId, version),
  };
  const settings = readDownloadSettings({ name: 'b.txt' });
  const story = downloadEvidence(settings, { ...stage.ports, service: lying, folder });
  const [outcome] = await stage.clock.tell(story);
  expect(outcome?.failure).toMatchObject({
    code: 'not-confirmed',
    message: expect.stringContaining('1000 bytes'),
  });
  expect(folder.files.size).toBe(0);
});

test.each<[RawInputs, string]>([
  [{}, 'name: is required, or "proof-id"'],
  [{ 'proof-id': 'x', name: 'y' }, 'proof-id: and "name" are two ways'],
  [{ name: 'y', search: 'z' }, 'name: and "search" are two ways'],
  [{ link: 'control:1', version: '2' }, 'version: is of one item'],
  [{ name: 'a\nb', version: '2' }, 'version: is of one item'],
  [{ 'proof-id': '..' }, 'proof-id: ".." cannot be an id'],
  [{ name: 'a', overwrite: 'yes' }, 'overwrite: "yes" is not a boolean'],
])('%j is wrong input', (raw, message) => {
  expect(() => readDownloadSettings(raw)).toThrow(message);
});
