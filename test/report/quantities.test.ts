import { expect, test } from 'vitest';

import { countOf, formatBytes } from '../../src/report/quantities.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [12_345, '12.3 kB'],
  [99_949, '99.9 kB'],
  [123_456, '123 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [999_999, '1.0 MB'],
  [2_147_483_648, '2.1 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('%i of a file are %s', (count, text) => {
  expect(countOf(count, 'file')).toBe(text);
});
