import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isInShard, parseShard } from '../../../src/evidence/inputs/shard.ts';

const counts = fc.integer({ min: 1, max: 40 });
const names = fc.string({ unit: 'grapheme', minLength: 1 });

test('every proof name is in exactly one shard, so the union of all shards is the whole', () => {
  fc.assert(
    fc.property(names, counts, (name, count) => {
      const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
      expect(shards.filter((shard) => isInShard(name, shard))).toHaveLength(1);
    }),
  );
});

test('the two forms of one name are in one shard', () => {
  fc.assert(
    fc.property(names, counts, fc.nat(39), (name, count, index) => {
      const shard = { index: (index % count) + 1, count };
      expect(isInShard(name.normalize('NFD'), shard)).toBe(isInShard(name.normalize('NFC'), shard));
    }),
  );
});

/** Computed once, by another program: a name that moved to another shard between releases would be uploaded by two jobs. */
test.each([
  ['report.pdf', 2, 4, 244],
  ['access-review.csv', 2, 6, 854],
  ['sbom.cdx.json', 2, 8, 776],
  ['Übersicht.pdf', 1, 1, 897],
  ['監査.pdf', 2, 4, 988],
  ['a', 2, 4, 700],
])('%s is in shard %i of 2, %i of 8 and %i of 1000, in every release', (name, ofTwo, ofEight, ofThousand) => {
  expect(isInShard(name, { index: ofTwo, count: 2 })).toBe(true);
  expect(isInShard(name, { index: ofEight, count: 8 })).toBe(true);
  expect(isInShard(name, { index: ofThousand, count: 1000 })).toBe(true);
});

test('shards are about equally large', () => {
  const count = 8;
  const sizes = Array.from({ length: count }, (_, index) => {
    const shard = { index: index + 1, count };
    return Array.from({ length: 4000 }, (_, file) => `report-${file}.xml`).filter((name) =>
      isInShard(name, shard),
    );
  }).map(({ length }) => length);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.3);
});

test('without a shard a job takes everything', () => {
  expect(isInShard('report.pdf', undefined)).toBe(true);
});

test.each([
  ['1/1', { index: 1, count: 1 }],
  ['2/8', { index: 2, count: 8 }],
  ['1000/1000', { index: 1000, count: 1000 }],
])('%s is a shard', (text, shard) => {
  expect(parseShard(text, 'shard')).toEqual(shard);
});

test.each(['0/2', '3/2', '2', '1/0', '-1/2', '1 / 2', '1/1001', 'a/b', '1/2/3', '1.0/2'])(
  '%s is no shard',
  (text) => {
    expect(() => parseShard(text, 'shard')).toThrow(`shard: "${text}" is not a shard.`);
  },
);
