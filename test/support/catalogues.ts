import * as fc from 'fast-check';

import type { SeedFacts } from './fake-store.ts';

/** A tree of files, what a manifest says of it, and what the service holds before. */
export interface Catalogue {
  /** Content by path. */
  readonly files: Readonly<Record<string, string>>;
  /** As data, of which JSON makes YAML. */
  readonly manifest: unknown;
  readonly seeds: readonly Seed[];
  /** Items a page. */
  readonly pageSize: number;
}

interface Seed extends SeedFacts {
  readonly name: string;
  readonly content: string;
}

const DAY_MS = 86_400_000;
const targets = ['control:one', 'label:two', 'task:three'];
/** All of them fit the schema that entries give, so that not every catalogue is a conflict. */
const contents = fc.constantFrom('user\none', 'user\ntwo', 'user\nlonger');
const names = fc.constantFrom('a.txt', 'b.txt', 'c.csv', 'sub__a.txt', 'register.csv', 'A.txt');

const entry = fc.record(
  {
    path: fc.constantFrom<unknown>('**', '*.txt', '*.csv', 'sub/**', 'a.txt', ['**', '!sub/**'], 'none/*'),
    name: fc.constantFrom('{path}', '{path}', '{base}', '{name}-july{ext}', 'register.csv'),
    link: fc.subarray(targets),
    'proof-id': rarely(fc.constantFrom('item-1', 'item-2', 'gone')),
    schema: fc.constant({ fields: { user: 'text' } }),
    'if-no-files-found': fc.constantFrom('ignore', 'ignore', 'warn', 'error'),
    'if-ambiguous': fc.constantFrom('error', 'oldest'),
    'if-missing': fc.constantFrom('create', 'error'),
    'if-unchanged': fc.constantFrom('version', 'skip', '2d'),
    'owned-by-me': rarely(fc.constant(true)),
  },
  { requiredKeys: ['path'] },
);

const entries = fc.array(entry, { minLength: 2, maxLength: 3 });

const seed: fc.Arbitrary<Seed> = fc.record({
  name: names,
  content: contents,
  targets: fc.subarray(targets),
  archived: fc.constantFrom(false, false, false, true),
  ageMs: fc.constantFrom(DAY_MS, 3 * DAY_MS),
});

export const catalogues: fc.Arbitrary<Catalogue> = fc.record({
  files: fc.dictionary(fc.constantFrom('a.txt', 'b.txt', 'c.csv', 'sub/a.txt', 'sub/d.csv'), contents, {
    minKeys: 1,
  }),
  manifest: fc.record({
    version: fc.constant(1),
    defaults: fc.record({
      'if-no-files-found': fc.constant('ignore'),
      name: fc.constantFrom('{path}', '{base}'),
      'if-unchanged': fc.constantFrom('skip', 'version'),
    }),
    // Entries that overlap mostly contradict each other, which is wrong input.
    evidence: fc.oneof({ weight: 3, arbitrary: fc.tuple(entry) }, { weight: 1, arbitrary: entries }),
  }),
  seeds: fc.array(seed, { maxLength: 6 }),
  pageSize: fc.constantFrom(1, 2, 100),
});

function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq: 1 });
}
