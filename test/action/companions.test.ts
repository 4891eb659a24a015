import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { findYaml } from '../../scripts/docs/workflows.ts';
import { readDownloadSettings } from '../../src/evidence/retrieval/download-settings.ts';
import { readFreshnessSettings } from '../../src/evidence/retrieval/freshness-settings.ts';
import { checkInputs, downloadInputs, type RawInputs } from '../../src/evidence/inputs/raw-inputs.ts';

const download = await readActionMetadata('download/action.yml');
const check = await readActionMetadata('check/action.yml');

test.each([
  ['download', download, downloadInputs, ['files', 'count']],
  ['check', check, checkInputs, ['results']],
] as const)(
  '%s/action.yml declares the inputs that the code reads, and no default',
  (_, metadata, inputs, outputs) => {
    expect([...metadata.inputs.keys()].toSorted()).toEqual(inputs.toSorted());
    expect([...metadata.outputs.keys()]).toEqual(outputs);
    for (const { keys } of metadata.inputs.values()) {
      expect(keys).toEqual(['description']);
    }
  },
);

function listDefaults(inputs: typeof download.inputs): [string, string][] {
  return [...inputs].flatMap(([name, input]) => (input.default === undefined ? [] : [[name, input.default]]));
}

test.each(listDefaults(download.inputs))(
  'download: the default told of "%s" is the one in the code: %s',
  (name, value) => {
    const raw: RawInputs = { name: 'a.txt' };
    expect(readDownloadSettings({ ...raw, [name]: value })).toEqual(readDownloadSettings(raw));
  },
);

test.each(listDefaults(check.inputs))(
  'check: the default told of "%s" is the one in the code: %s',
  (name, value) => {
    const raw: RawInputs = { name: 'a.txt', 'max-age': '1d' };
    expect(readFreshnessSettings({ ...raw, [name]: value }, {})).toEqual(readFreshnessSettings(raw, {}));
  },
);

const blocks = await findYaml();

test('the examples use inputs of the companion actions that exist', () => {
  const uses = blocks.flatMap(({ text }) => findCompanionUses(parse(text)));
  expect(new Set(uses.map(({ action }) => action))).toEqual(new Set(['download', 'check']));
  for (const { action, given } of uses) {
    const { inputs } = action === 'download' ? download : check;
    expect([...inputs.keys()]).toEqual(expect.arrayContaining(Object.keys(given)));
  }
});

/** Every `uses: OWNER/upload-proof/<action>@…`, wherever it stands. */
function findCompanionUses(node: unknown): { action: string; given: object }[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { uses, with: given }: Readonly<Record<string, unknown>> = { ...node };
  const [, action] = typeof uses === 'string' ? (/^OWNER\/upload-proof\/(\w+)@/u.exec(uses) ?? []) : [];
  return action === undefined
    ? Object.values(node).flatMap(findCompanionUses)
    : [{ action, given: typeof given === 'object' && given !== null ? given : {} }];
}
