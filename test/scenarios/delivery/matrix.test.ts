import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { listResults } from '../../../src/evidence/report.ts';
import { parseFaults } from '../../../src/sandbox/faults/rule.ts';
import { startSandbox } from '../../../src/sandbox/sandbox.ts';
import { runCore } from './core-run.ts';
import { type Fates, faultTable, lastingTable, timeoutTable } from './fault-table.ts';
import { describeFate } from './holdings.ts';
import { storeBefore } from './store-before.ts';

const contents = new Map([
  ['1-first.csv', 'user,mfa\nada,true\n'],
  ['2-middle.csv', 'user,mfa\ngrace,true\n'],
  ['3-last.csv', 'user,mfa\nalan,false\n'],
]);

const writes = {
  create: {},
  link: { link: 'control:c1' },
  version: {},
  schema: { 'csv-schemas': '"*.csv": {fields: {user: text, mfa: boolean}}' },
};

interface Cell {
  readonly write: keyof typeof writes;
  /** The n-th of the three files is struck. */
  readonly nth: number;
}

const cells = (['create', 'link', 'version', 'schema'] as const).flatMap((write): Cell[] =>
  [1, 2, 3].map((nth) => ({ write, nth })),
);

let workspace: string;

beforeAll(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'proof-matrix-'));
  for (const [file, content] of contents) {
    await writeFile(path.join(workspace, file), content);
  }
});

afterAll(() => rm(workspace, { recursive: true, force: true }));

test.concurrent.each([...faultTable, ...timeoutTable])(
  '$fault, once, at each write and for the first, middle and last file, ends as the table says',
  async ({ fault, ...fates }) => {
    const played = cells.map((cell) => play(cell, `${cell.write} nth=${cell.nth}: ${fault}`));
    expect(await Promise.all(played)).toEqual(cells.map((cell) => foretell(cell, fates)));
  },
);

test.concurrent.each(lastingTable)(
  '$fault, every time, at each write and for the first, middle and last file, ends as the table says',
  async ({ fault, ...fates }) => {
    const played = cells.map((cell) => play(cell, `${cell.write} name=${cell.nth}-*: ${fault}`));
    expect(await Promise.all(played)).toEqual(cells.map((cell) => foretell(cell, fates)));
  },
);

test.concurrent(
  'a refused token at any write ends the run: what landed is said, the rest is named',
  async () => {
    const played = cells.map((cell) => play(cell, `${cell.write} nth=${cell.nth}: status code=401`));
    const foretold = cells.map(({ write, nth }) => {
      const isSchema = write === 'schema';
      const struck = isSchema ? 'failed (schema-not-set), there once' : 'failed (unauthorized), not there';
      const before = isSchema ? 'landed, there once, schema set' : 'landed, there once';
      const after = 'failed (not-attempted), not there';
      const fates = [1, 2, 3].map((each) => (each === nth ? struck : each < nth ? before : after));
      return { write, nth, fates, requests: nth };
    });
    expect(await Promise.all(played)).toEqual(foretold);
  },
);

/** One run of three files, of which one is struck: what is said of each, what is there, and what it took. */
async function play(cell: Cell, rule: string) {
  const { write } = cell;
  const sandbox = await startSandbox({ port: 0, faults: parseFaults(rule) });
  try {
    if (write === 'version') {
      await Promise.all([...contents.keys()].map((file) => storeBefore(sandbox, file)));
    }
    const inputs = {
      path: '*.csv',
      'base-url': sandbox.url,
      token: sandbox.token,
      settle: '2s',
      concurrency: '1',
      ...writes[write],
    };
    const rows = listResults(await runCore(inputs, workspace));
    const fates = rows.map((row) => describeFate(row, contents.get(row.file) ?? '', sandbox));
    const requests = sandbox.requests().filter(({ endpoint }) => endpoint === write).length;
    return { ...cell, fates, requests };
  } finally {
    await sandbox.stop();
  }
}

function foretell(cell: Cell, { newItem, version, schema }: Fates) {
  const struck = { create: newItem, link: newItem, version, schema }[cell.write];
  const spared = cell.write === 'schema' ? 'landed, there once, schema set' : 'landed, there once';
  const fates = [1, 2, 3].map((nth) => (nth === cell.nth ? struck.is : spared));
  return { ...cell, fates, requests: struck.requests + 2 };
}
