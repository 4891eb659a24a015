import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { InputError } from '../../src/evidence/errors.ts';
import type { Plan } from '../../src/evidence/steps.ts';
import { readSettings } from '../support/settings.ts';
import { type Catalogue, catalogues } from '../support/catalogues.ts';
import { Stage } from '../support/stage.ts';

const RUNS = 400;

test('whatever the tree, the manifest and the service are, the steps of a dry run are those of the run after it', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(catalogues, async (catalogue) => {
      const stage = setStage(catalogue);
      const { report: _, ...foretold } = await plan(stage, catalogue, true);
      expect(stage.service.callsOf('create', 'link', 'version', 'schema')).toEqual([]);
      const { report: __, ...real } = await plan(stage, catalogue, false);
      expect(real).toEqual(foretold);
      for (const kind of foretold.kinds) {
        seen.add(kind);
      }
    }),
    { numRuns: RUNS },
  );
  // Catalogues of one kind would prove nothing; the rarest comes about ten times in so many runs.
  expect([...seen].toSorted()).toEqual(['conflict', 'create', 'link', 'skip', 'version', 'wrong input']);
});

test('what the plan foretold comes to pass, and the run after it makes no item twice', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, async (catalogue) => {
      const stage = setStage(catalogue);
      const { report } = await plan(stage, catalogue, false);
      for (const { step, kind } of report?.outcomes ?? []) {
        expect(kind).toBe(outcomes[step.kind]);
      }
      const { length } = stage.service.items;
      const { kinds } = await plan(stage, catalogue, false);
      expect(kinds).not.toContain('create');
      expect(kinds).not.toContain('link');
      expect(stage.service.items).toHaveLength(length);
    }),
    { numRuns: RUNS },
  );
});

const outcomes = {
  create: 'created',
  link: 'linked',
  version: 'versioned',
  skip: 'skipped',
  conflict: 'failed',
} as const;

function setStage({ files, seeds, pageSize }: Catalogue): Stage {
  return new Stage({
    files,
    service: { pageSize },
    seed: (store) => {
      for (const { name, content, ...facts } of seeds) {
        store.seed(name, content, facts);
      }
    },
  });
}

/** The plan of a run in full: steps, reasons, ids; or the message of wrong input. */
async function plan(stage: Stage, { manifest }: Catalogue, dryRun: boolean) {
  try {
    const { entries } = readSettings({}, JSON.stringify(manifest));
    const report = await stage.upload({ entries, dryRun });
    return { steps: report.plan.steps, kinds: kindsOf(report.plan), report };
  } catch (error) {
    if (error instanceof InputError) {
      return { message: error.message, kinds: ['wrong input'], report: undefined };
    }
    throw error;
  }
}

function kindsOf({ steps }: Plan): string[] {
  return steps.map(({ kind }) => kind);
}
