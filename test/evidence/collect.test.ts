import { describe, expect, test } from 'vitest';

import { collectEvidence } from '../../src/evidence/collect.ts';
import { InputError } from '../../src/evidence/errors.ts';
import type { CsvSchema } from '../../src/evidence/service.ts';
import { type Scene, Stage } from '../support/stage.ts';

async function collect(scene: Scene) {
  const stage = new Stage(scene);
  const { files, emit } = stage.ports;
  return { stage, collection: await collectEvidence(stage.settings, files, emit) };
}

const schema: CsvSchema = {
  isPrivate: false,
  schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
};

describe('of the evidence', () => {
  test('each file gets its name, and a CSV its schema', async () => {
    const { collection } = await collect({
      files: { 'out/access.csv': 'user\n', 'out/re\u0301port.txt': 'x' },
      entry: { name: 'july-{base}', schemaRules: [{ pattern: 'out/*.csv', schema }] },
    });
    expect(collection.intents).toMatchObject([
      { name: 'july-access.csv', schema },
      { name: 'july-r\u00e9port.txt', schema: undefined },
    ]);
  });

  test.each([
    ['of one name in two folders', { 'a/r.txt': '1', 'b/r.txt': '2' }, '{base}', 'r.txt'],
    ['that the template names alike', { 'a.txt': '1', 'b.txt': '1' }, 'fixed', 'fixed'],
    ['whose names differ in their form only', { 'a/\u00e9': '1', 'b/e\u0301': '2' }, '{base}', '\u00e9'],
    ['whose paths flatten to one name', { 'a/b': '1', a__b: '2' }, '{path}', 'a__b'],
  ])('two files %s are wrong input that names both and the way out', async (_, files, name, proofName) => {
    const rejection = expect(collect({ files, entry: { name } })).rejects;
    const [first, second] = Object.keys(files);
    await rejection.toThrow(InputError);
    await expect(collect({ files, entry: { name } })).rejects.toThrow(
      `name: ${first} and ${second} would both become the proof "${proofName}". Set name: '{path}'`,
    );
  });

  test('a pin is for one file, and the message names the files', async () => {
    const files = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${n}.txt`, 'x']));
    await expect(collect({ files, entry: { proofId: 'p' } })).rejects.toThrow(
      /^proof-id: .* 8 files were selected for p: 0.txt, 1.txt, 2.txt, 3.txt, 4.txt and 3 more\./,
    );
    await expect(collect({ entry: { proofId: 'p' } })).resolves.toBeDefined();
  });

  test('what the search noticed is passed on, and what it refused is kept', async () => {
    const refused = [{ path: '.env', rule: 'credentials', reason: 'looks like a credential' }] as const;
    const { stage, collection } = await collect({ found: { notices: ['a link was passed over'], refused } });
    expect(stage.messages('notice')).toEqual(['a link was passed over']);
    expect(collection.refused).toEqual(refused);
  });

  test('a schema pattern that fits nothing is warned of', async () => {
    const { stage } = await collect({ entry: { schemaRules: [{ pattern: '*.tsv', schema }] } });
    expect(stage.messages('warning')).toEqual(['csv-schemas: the pattern "*.tsv" fits none of the files.']);
  });
});

describe('a pattern that selects nothing', () => {
  const found = { emptyPatterns: ['out/*.xml'] };

  test('is wrong input, though others select files', async () => {
    await expect(collect({ found })).rejects.toThrow(
      /^path: no files were found for "out\/\*\.xml"\. Check the step .*"if-no-files-found: warn"/,
    );
  });

  test('is warned of, or ignored, on request', async () => {
    const { stage } = await collect({ found, entry: { ifNoFilesFound: 'warn' } });
    expect(stage.messages('warning')).toEqual(['path: no files were found for "out/*.xml".']);
    const { stage: quiet } = await collect({ found, entry: { ifNoFilesFound: 'ignore' } });
    expect(quiet.events).toEqual([]);
  });
});
