import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Evidence } from './evidence.ts';
import { targets } from './round.ts';
import type { RunningSandbox } from './sandbox.ts';
import { alignColumns } from './table.ts';

/** What matters of one proof item. */
interface Holding {
  readonly name: string;
  /** `control:CC8.1`; none for an item of its own. */
  readonly links: readonly string[];
  /** `name: type`, for a testable CSV. */
  readonly schema: readonly string[];
  /** SHA-256 of each version, oldest first. */
  readonly versions: readonly string[];
}

/** The parts of the sandbox's own records that the demo reads (docs/sandbox.md). */
interface ItemRecord {
  readonly filename: string;
  readonly links: readonly { readonly objectType: string; readonly objectId: string }[];
  readonly schema?: { readonly schema: { readonly fields: readonly { name: string; type: string }[] } };
  readonly versions: readonly { readonly sha256: string }[];
}

/** What the service has to hold after so many rounds: an item a file, or one for each target, and the bytes of the files. */
export async function expectHoldings(evidence: readonly Evidence[], rounds: number): Promise<Holding[]> {
  const holdings = await Promise.all(
    evidence.map(async ({ file, path, fields }): Promise<Holding[]> => {
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      const schema = Object.entries(fields ?? {}).map(([name, type]) => `${name}: ${type}`);
      const links = fields === undefined ? [[]] : targets.map((target) => [target]);
      const versions = Array.from({ length: rounds }, () => sha256);
      return links.map((link) => ({ name: file, links: link, schema, versions }));
    }),
  );
  return holdings.flat();
}

/** Compares the sandbox's records with what is expected, and shows the difference when there is one. */
export async function checkHoldings(
  sandbox: RunningSandbox,
  expected: Promise<readonly Holding[]>,
  signal: AbortSignal,
): Promise<void> {
  const held = (await readRecords(sandbox, signal)).map(readHolding);
  assert.deepEqual(held.toSorted(compareHoldings), (await expected).toSorted(compareHoldings));
}

/** The sandbox's items as a table. */
export async function showHoldings(sandbox: RunningSandbox, signal: AbortSignal): Promise<string> {
  const holdings = (await readRecords(sandbox, signal)).map(readHolding).toSorted(compareHoldings);
  const rows = holdings.map(({ name, versions, links, schema }) => {
    return [name, String(versions.length), links.join(' '), schema.join(', ')];
  });
  return alignColumns([['name', 'versions', 'linked to', 'schema'], ...rows]).replaceAll(/^/gmu, '  ');
}

async function readRecords({ url }: RunningSandbox, signal: AbortSignal): Promise<readonly ItemRecord[]> {
  const response = await fetch(`${url}/sandbox/records`, { signal });
  assert.equal(response.status, 200, `the sandbox answered ${response.status} when asked for its records`);
  const records: readonly ItemRecord[] = JSON.parse(await response.text());
  return records;
}

function readHolding({ filename, links, schema, versions }: ItemRecord): Holding {
  return {
    name: filename,
    links: links.map(({ objectType, objectId }) => `${objectType}:${objectId}`),
    schema: schema?.schema.fields.map(({ name, type }) => `${name}: ${type}`) ?? [],
    versions: versions.map(({ sha256 }) => sha256),
  };
}

function compareHoldings(left: Holding, right: Holding): number {
  return `${left.name} ${left.links.join(' ')}` < `${right.name} ${right.links.join(' ')}` ? -1 : 1;
}
