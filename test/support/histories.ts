import * as fc from 'fast-check';

import type { ProofItem, Target, WriteAnswer } from '../../src/evidence/service.ts';
import { answered, busy, type Mishap, reset, throttled, unreached, unreadable } from './faults.ts';

/** A run, the service that it meets, and what goes wrong with which request. */
export interface History {
  /** Content by proof name. */
  readonly files: Readonly<Record<string, string>>;
  /** Names that every scope holds before. */
  readonly known: readonly string[];
  /** Whether what is there before has the very bytes of the file. */
  readonly isUnchanged: boolean;
  readonly targets: readonly Target[];
  /** Whether one item is linked to all targets. */
  readonly isShared: boolean;
  readonly verify: 'size' | 'content';
  readonly pageSize: number;
  readonly firstVersion: number;
  readonly answer: keyof typeof answers;
  readonly visibleAfterMs: number;
  readonly leavesOut: readonly ('version' | 'size' | 'createdOn' | 'uploadedOn')[];
  /** How the n-th upload goes wrong, if it does. */
  readonly mishaps: readonly (Mishap | undefined)[];
  /** How the n-th of all other requests goes wrong, if it does. */
  readonly otherMishaps: readonly (Mishap | undefined)[];
  /** When the run is cancelled, counted from its begin. */
  readonly cancelledAfterMs: number | undefined;
  /** When the first file is rewritten. */
  readonly changedAfterMs: number | undefined;
  readonly seed: number;
}

/** What a write answers (docs/service-assumptions.md, "Writes"). */
export const answers = {
  full: (item: ProofItem): WriteAnswer => item,
  part: ({ id, filename }: ProofItem): WriteAnswer => ({ id, filename }),
  none: (): WriteAnswer => ({}),
} as const;

/** With the slowest list, a late write shows before the look for it ends: what comes later is the residual risk. */
const LATEST_COMMIT_MS = 25_000;
const SLOWEST_LIST_MS = 20_000;
const LONGEST_WAIT_MS = 5000;

const commitsAfterMs = fc.option(fc.nat(LATEST_COMMIT_MS), { nil: undefined });

/** A busy service is looked at once, not for the whole of `settle` (docs/delivery.md): what it did must show at once. */
const makeMishap = (visibleAfterMs: number, calm: number): fc.Arbitrary<Mishap | undefined> =>
  fc.oneof(
    { weight: calm, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: commitsAfterMs.map(reset) },
    { weight: 2, arbitrary: commitsAfterMs.map(unreadable) },
    { weight: 2, arbitrary: commitsAfterMs.map((ms) => answered(500, {}, ms)) },
    { weight: 2, arbitrary: fc.constantFrom(undefined, visibleAfterMs > 0 ? undefined : 0).map(busy) },
    { weight: 2, arbitrary: fc.option(fc.nat(LONGEST_WAIT_MS), { nil: undefined }).map(throttled) },
    { weight: 2, arbitrary: fc.constant(unreached) },
    { weight: 1, arbitrary: fc.constantFrom(400, 401, 404, 413).map((status) => answered(status)) },
  );

const seldom = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.nat(3000) },
);

/** Random histories in which most requests go well, so that a run gets somewhere. */
export const histories: fc.Arbitrary<History> = fc
  .oneof(fc.constant(0), fc.nat(SLOWEST_LIST_MS))
  .chain((visibleAfterMs) =>
    fc.record({
      files: fc.dictionary(fc.constantFrom('a.csv', 'b.txt', 'c.txt', 'd.txt', 'e.txt'), fc.string(), {
        minKeys: 1,
      }),
      known: fc.subarray(['a.csv', 'b.txt', 'c.txt']),
      isUnchanged: fc.boolean(),
      targets: fc.subarray<Target>([
        { type: 'control', id: 'one' },
        { type: 'task', id: 'two' },
      ]),
      isShared: fc.boolean(),
      verify: fc.constantFrom('size', 'content'),
      pageSize: fc.constantFrom(1, 2, 7, 100),
      firstVersion: fc.constantFrom(0, 1),
      answer: fc.constantFrom('full', 'part', 'none'),
      visibleAfterMs: fc.constant(visibleAfterMs),
      leavesOut: fc.subarray(['version', 'size', 'createdOn', 'uploadedOn']),
      mishaps: fc.array(makeMishap(visibleAfterMs, 2), { maxLength: 12 }),
      otherMishaps: fc.array(makeMishap(visibleAfterMs, 40), { maxLength: 30 }),
      cancelledAfterMs: seldom,
      changedAfterMs: seldom,
      seed: fc.nat(),
    }),
  );
