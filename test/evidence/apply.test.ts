import { describe, expect, test } from 'vitest';

import type { CsvSchema } from '../../src/evidence/service.ts';
import { answered, reset, script, unreached } from '../support/faults.ts';
import { type Scene, Stage } from '../support/stage.ts';

const schema: CsvSchema = {
  isPrivate: true,
  schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
};
const csv: Scene = {
  files: { 'access.csv': 'user\njane\n' },
  entry: { schemaRules: [{ pattern: '*.csv', schema }] },
};
const threeFiles = { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' };

async function upload(scene: Scene) {
  const stage = new Stage(scene);
  const { outcomes, verdict } = await stage.upload();
  return { stage, outcomes, verdict };
}

describe('an upload', () => {
  test('bears the media type of its name, and the owner when it makes an item', async () => {
    const owner = '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d';
    const stage = new Stage({ files: { 'sbom.json': '{}', data: 'x' }, entry: { owner } });
    await stage.upload();
    const described = stage.service.items.map(({ owner, versions }) => [owner, versions[0]?.mediaType]);
    expect(described).toEqual([
      [owner, 'application/json'],
      [owner, 'application/octet-stream'],
    ]);
  });

  test('of a CSV with a schema is testable text/csv, and its schema is set', async () => {
    const { stage, outcomes } = await upload(csv);
    expect(outcomes).toMatchObject([{ kind: 'created', proofId: 'item-1' }]);
    expect(stage.item(0)).toMatchObject({ schema, versions: [{ mediaType: 'text/csv', testable: true }] });
  });

  test('of a new version sets the schema again', async () => {
    const { stage } = await upload({ ...csv, seed: (store) => void store.seed('access.csv', 'old') });
    expect(stage.item(0)).toMatchObject({ schema, versions: [{}, { mediaType: 'text/csv' }] });
  });

  test.each([0, 5000])(
    'that answers nothing has its schema set all the same, when lists lag by %i ms',
    async (visibleAfterMs) => {
      const { stage, outcomes } = await upload({ ...csv, service: { answer: () => ({}), visibleAfterMs } });
      expect(outcomes).toMatchObject([{ kind: 'created', proofId: 'item-1', version: 1 }]);
      expect(stage.item(0).schema).toEqual(schema);
    },
  );

  test('whose schema is refused is failed, and says that the file is up', async () => {
    const { outcomes } = await upload({ ...csv, service: { mishap: script({ schema: [answered(400)] }) } });
    expect(outcomes).toMatchObject([
      {
        kind: 'failed',
        proofId: 'item-1',
        failure: {
          code: 'schema-not-set',
          message: expect.stringContaining('uploaded, schema not set on the item item-1'),
        },
      },
    ]);
  });

  test('whose schema meets a broken connection has it set in the end', async () => {
    const { stage, outcomes } = await upload({
      ...csv,
      service: { mishap: script({ schema: [reset(), reset()] }) },
    });
    expect(outcomes).toMatchObject([{ kind: 'created' }]);
    expect(stage.item(0).schema).toEqual(schema);
  });

  test('that the service stores under another name is failed, and says which name to set', async () => {
    const { outcomes } = await upload({
      files: { 'july report.txt': 'x' },
      service: { rename: (name) => name.replaceAll(' ', '_') },
    });
    expect(outcomes).toMatchObject([
      {
        kind: 'failed',
        proofId: 'item-1',
        failure: { code: 'renamed', message: expect.stringMatching(/set name: july_report\.txt/i) },
      },
    ]);
  });

  test('that the service answers in NFD is not renamed', async () => {
    const { outcomes } = await upload({
      files: { 'r\u00e9port.txt': 'x' },
      service: { rename: (name) => name.normalize('NFD') },
    });
    expect(outcomes).toMatchObject([{ kind: 'created' }]);
  });

  test('to a pinned item may give it the name of the file', async () => {
    const { outcomes } = await upload({
      files: { 'july.txt': 'x' },
      entry: { proofId: 'item-1' },
      seed: (store) => void store.seed('june.txt', 'x'),
      service: { answer: (item) => ({ ...item, filename: 'july.txt' }) },
    });
    expect(outcomes).toMatchObject([{ kind: 'versioned', version: 2 }]);
  });
});

describe('of several files', () => {
  test('all are attempted, whatever becomes of one', async () => {
    const { outcomes, verdict } = await upload({
      files: threeFiles,
      service: {
        mishap: ({ kind, subject }) => (kind === 'create' && subject === 'b.txt' ? answered(413) : undefined),
      },
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['created', 'failed', 'created']);
    expect(outcomes[1]?.failure?.message).toContain('larger than the service takes');
    expect(verdict).toBe('failed');
  });

  test('none is posted after the token was refused, and each is named', async () => {
    const { stage, outcomes } = await upload({
      files: threeFiles,
      settings: { concurrency: 1 },
      service: { mishap: script({ create: [undefined, answered(401)] }) },
    });
    expect(outcomes).toMatchObject([
      { kind: expect.stringMatching(/created|unknown/) },
      { kind: 'failed', failure: { code: 'unauthorized' } },
      {
        kind: 'failed',
        failure: { code: 'not-attempted', message: expect.stringContaining('the token is refused') },
      },
    ]);
    expect(stage.service.posts).toHaveLength(2);
  });

  test('none is posted after a cancel, and what is in flight is unknown', async () => {
    const stage = new Stage({ files: threeFiles, settings: { concurrency: 1, verify: 'none' } });
    stage.after(50, () => stage.cancel('stopped by a person'));
    const { outcomes, verdict } = await stage.upload();
    expect(outcomes).toMatchObject([
      { kind: 'created' },
      { kind: 'unknown' },
      { kind: 'failed', failure: { code: 'not-attempted', message: 'not attempted: stopped by a person' } },
    ]);
    expect(verdict).toBe('unknown');
    expect(stage.clock.elapsedMs).toBeLessThan(1000);
  });

  test('a dead service fails each within a bounded number of requests', async () => {
    const files = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}.txt`, 'x']));
    const { stage, outcomes } = await upload({
      files,
      service: { mishap: ({ kind }) => (kind === 'create' ? unreached : undefined) },
    });
    expect(outcomes.map(({ failure }) => failure?.code)).toEqual(
      Array.from({ length: 200 }, () => 'unavailable'),
    );
    expect(stage.service.posts.length).toBeLessThanOrEqual(24);
  });

  test('a fault of our own meets one file, and the others still go', async () => {
    const stage = new Stage({ files: threeFiles });
    const open = stage.files.open.bind(stage.files);
    stage.files.open = (file) => {
      if (file.path === 'b.txt') {
        throw new TypeError('no such method');
      }
      return open(file);
    };
    const { outcomes, verdict } = await stage.upload();
    expect(outcomes).toMatchObject([
      { kind: 'created' },
      {
        kind: 'unknown',
        failure: {
          code: 'internal',
          message: expect.stringMatching(/fault of upload-proof.*no such method/u),
        },
      },
      { kind: 'created' },
    ]);
    expect(verdict).toBe('unknown');
  });

  test('each is closed, whatever became of it', async () => {
    const { stage } = await upload({
      files: threeFiles,
      service: { mishap: script({ create: [answered(413), reset(0)] }) },
    });
    expect(stage.files.openCount).toBe(0);
  });

  test('each is told of as it ends', async () => {
    const { stage, outcomes } = await upload({ files: threeFiles });
    const attempted = stage.events.filter((event) => event.type === 'attempted');
    expect(attempted.map(({ done, total }) => [done, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(new Set(attempted.map(({ outcome }) => outcome.step))).toEqual(
      new Set(outcomes.map(({ step }) => step)),
    );
  });
});
