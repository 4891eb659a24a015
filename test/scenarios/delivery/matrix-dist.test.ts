import { expect, test } from 'vitest';

import { parseFaults } from '../../../src/sandbox/faults/rule.ts';
import { startSandbox } from '../../../src/sandbox/sandbox.ts';
import { startJob } from '../../support/run-action.ts';
import { type FaultRow, faultTable } from './fault-table.ts';
import { describeFate } from './holdings.ts';
import { storeBefore } from './store-before.ts';

const writes = ['create', 'link', 'version', 'schema'] as const;

/** Three files for each write; the middle one of each is struck. */
const files = Object.fromEntries(
  writes.flatMap((write) => [1, 2, 3].map((nth) => [`${write}-${nth}.csv`, `user\n${write} ${nth}\n`])),
);

const MANIFEST = `
version: 1
evidence:
  - path: [create-*.csv, version-*.csv]
  - path: link-*.csv
    link: [control:c1]
  - path: schema-*.csv
    schema: {fields: {user: text}}
`;

/** Where a test of the core plays each cell by itself, the committed bundle meets each fault at all four writes in one run. */
test.concurrent.each(faultTable)(
  '$fault at all four writes of one run of the bundle ends as the table says',
  async (row) => {
    const rules = writes.map((write) => `${write} name=${write}-2.csv times=1: ${row.fault}`);
    const sandbox = await startSandbox({ port: 0, faults: parseFaults(rules.join('\n')) });
    const job = await startJob({ ...files, 'proof.yml': MANIFEST });
    try {
      for (const nth of [1, 2, 3]) {
        await storeBefore(sandbox, `version-${nth}.csv`);
      }
      const inputs = { manifest: 'proof.yml', 'base-url': sandbox.url, token: sandbox.token, settle: '2s' };
      const { exitCode, results } = await job.upload(inputs);
      const fates = results.map((result) => [
        result.file,
        describeFate(result, files[result.file] ?? '', sandbox),
      ]);
      const foretold = foretell(row);
      expect(Object.fromEntries(fates)).toEqual(foretold);
      expect(exitCode).toBe(Object.values(foretold).some((fate) => /failed|unknown/u.test(fate)) ? 1 : 0);
    } finally {
      await job.end();
      await sandbox.stop();
    }
  },
  60_000,
);

function foretell({ newItem, version, schema }: FaultRow): Record<string, string> {
  const spared = Object.keys(files).map((file) => [
    file,
    file.startsWith('schema') ? 'landed, there once, schema set' : 'landed, there once',
  ]);
  return {
    ...Object.fromEntries(spared),
    'create-2.csv': newItem.is,
    'link-2.csv': newItem.is,
    'version-2.csv': version.is,
    'schema-2.csv': schema.is,
  };
}
