import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { readOutputs } from '../../scripts/demo/outputs.ts';
import { setOutputs } from '../../src/action/outputs.ts';
import { readConnectionSettings } from '../../src/evidence/inputs/connection.ts';
import { type RawInputs, uploadInputs } from '../../src/evidence/inputs/raw-inputs.ts';
import { reportRun } from '../../src/evidence/report.ts';
import { readUploadSettings } from '../../src/evidence/settings.ts';

const { inputs, outputs } = await readActionMetadata('action.yml');
const required = { path: 'report.xml', 'base-url': 'https://proof.example.com', token: 'secret' };

test('action.yml declares exactly the inputs that the code reads', () => {
  expect([...inputs.keys()].toSorted()).toEqual([...uploadInputs].toSorted());
});

test('no input has a default in action.yml, where it would hide the environment', () => {
  for (const { keys } of inputs.values()) {
    expect(keys).toEqual(['description']);
  }
});

const told = [...inputs].flatMap(([name, input]) =>
  input.default === undefined ? [] : [[name, input.default]],
);

test.each(told)('the default that is told of "%s" is the one in the code: %s', (name, value) => {
  expect(readAll({ ...required, [name]: value })).toEqual(readAll(required));
});

test('a default that a description tells is found there', () => {
  expect(told).toContainEqual(['verify', 'size']);
});

test('action.yml declares exactly the outputs that the action sets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-proof-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  onTestFinished(() => void vi.unstubAllEnvs());

  setOutputs(reportRun({ steps: [] }, []), { results: 'r.json', receipt: undefined, checksums: undefined });

  const set = [...readOutputs(await readFile(file, 'utf8')).keys()];
  expect(set.toSorted()).toEqual([...outputs.keys()].toSorted());
});

function readAll(raw: RawInputs) {
  return { ...readUploadSettings(raw, {}), ...readConnectionSettings(raw) };
}
