import { expect, test } from 'vitest';

import type { ItemRecord } from '../../src/sandbox/records.ts';
import { startApi } from '../sandbox/support/api.ts';
import { sha256Of } from '../support/memory-files.ts';
import { beginJob, type Job, type StepResult } from '../support/run-action.ts';

const ENTRIES = 40;
const FILES_AN_ENTRY = 10;
const TARGETS = 12;
const SHARDS = 2;
/** All of them as processes, one pair after the other. */
const PATIENCE_MS = 60_000;

const targets = Array.from({ length: TARGETS }, (_, number) => `${kindOf(number)}:${number}`);

function kindOf(number: number): string {
  return ['control', 'label', 'task'][number % 3] ?? '';
}

/** Each entry links its folder to one target; every fifth has a second one. */
function targetsOf(entry: number): string[] {
  const one = targets[entry % TARGETS] ?? '';
  const other = targets[(entry + 5) % TARGETS] ?? '';
  return entry % 5 === 0 ? [one, other] : [one];
}

const catalogue = Array.from({ length: ENTRIES * FILES_AN_ENTRY }, (_, number) => {
  const entry = Math.floor(number / FILES_AN_ENTRY);
  return { entry, path: `evidence/${entry}/report-${number}.txt`, content: `evidence number ${number}` };
});

function writeManifest(defaults: Readonly<Record<string, string>>): string {
  const evidence = Array.from({ length: ENTRIES }, (_, entry) => ({
    path: `evidence/${entry}/**`,
    link: targetsOf(entry),
  }));
  return JSON.stringify({ version: 1, defaults, evidence }, undefined, 2);
}

/** What the service must hold after so many runs: file, target and number of versions. */
function foretell(versions: number): string[] {
  return catalogue
    .flatMap(({ entry, path, content }) =>
      targetsOf(entry).map(
        (target) => `${path.split('/').at(-1)} at ${target}: ${versions} × ${sha256Of(content)}`,
      ),
    )
    .toSorted();
}

function tell(records: readonly ItemRecord[]): string[] {
  return records
    .map(({ filename, links, versions }) => {
      const digests = new Set(versions.map(({ sha256 }) => sha256));
      const place = links.map(({ objectType, objectId }) => `${objectType}:${objectId}`).join();
      return `${filename} at ${place}: ${versions.length} × ${[...digests].join()}`;
    })
    .toSorted();
}

test(
  'a catalogue of 400 files at 12 targets, in two shards: linked once, then a version each, then left alone',
  async () => {
    const { sandbox } = await startApi();
    const job = await beginJob({
      ...Object.fromEntries(catalogue.map(({ path, content }) => [path, content])),
      'evidence.yml': writeManifest({}),
      'careful.yml': writeManifest({ 'if-unchanged': 'skip' }),
    });
    const inputs = { 'base-url': sandbox.url, token: sandbox.token };
    const steps = catalogue.reduce((sum, { entry }) => sum + targetsOf(entry).length, 0);

    const first = await uploadShards(job, { ...inputs, manifest: 'evidence.yml' });
    expect(sumOf(first, 'linked')).toBe(steps);
    expect(tell(sandbox.records())).toEqual(foretell(1));

    const second = await uploadShards(job, { ...inputs, manifest: 'evidence.yml' });
    expect(sumOf(second, 'versioned')).toBe(steps);
    expect(tell(sandbox.records())).toEqual(foretell(2));

    const third = await uploadShards(job, { ...inputs, manifest: 'careful.yml' });
    expect(sumOf(third, 'skipped')).toBe(steps);
    expect(tell(sandbox.records())).toEqual(foretell(2));
  },
  PATIENCE_MS,
);

/** All shards at a time, as a matrix runs them. */
async function uploadShards(job: Job, inputs: Readonly<Record<string, string>>): Promise<StepResult[]> {
  const shards = Array.from({ length: SHARDS }, (_, index) => `${index + 1}/${SHARDS}`);
  const results = await Promise.all(shards.map((shard) => job.upload({ ...inputs, shard })));
  for (const { exitCode, log } of results) {
    expect(exitCode, log).toBe(0);
  }
  return results;
}

function sumOf(results: readonly StepResult[], output: string): number {
  return results.reduce((sum, { outputs }) => sum + Number(outputs[output]), 0);
}
