import { expect, test } from 'vitest';
import { parseTimestamp } from '../../src/service/timestamps.ts';

const moment = Date.UTC(2024, 1, 24, 12, 1, 57);

test.each([
  ['2024-02-24T12:01:57Z', moment],
  ['2024-02-24T12:01:57+0000', moment],
  ['2024-02-24T12:01:57+00:00', moment],
  ['2024-02-24T12:01:57-00', moment],
  ['2024-02-24T14:31:57+0230', moment],
  ['2024-02-24T04:01:57-08', moment],
  ['2024-02-24t12:01:57z', moment],
  ['2024-02-24 12:01:57', moment],
  ['2024-02-24T12:01:57.1Z', moment + 100],
  ['2024-02-24T12:01:57.123+0000', moment + 123],
  ['2024-02-24T12:01:57.1239999Z', moment + 123],
  ['2024-02-24T12:01:57,5Z', moment + 500],
  ['2024-02-24T12:01Z', moment - 57_000],
  ['2024-02-24', Date.UTC(2024, 1, 24)],
])('%s is understood', (text, expected) => {
  expect(parseTimestamp(text)).toBe(expected);
});

test.each([
  '',
  'yesterday',
  '24.02.2024',
  '2024-13-01T00:00:00Z',
  '2024-02-24T25:00:00Z',
  1_708_776_117,
  null,
  {},
])('%o is no timestamp', (text) => {
  expect(parseTimestamp(text)).toBeUndefined();
});
