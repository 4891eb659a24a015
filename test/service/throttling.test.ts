import { describe, expect, test } from 'vitest';
import { isThrottled, readWaitMs } from '../../src/service/throttling.ts';

const noHeaders = new Map<string, string>();

describe('throttling is', () => {
  test.each([
    [429, ''],
    [403, 'Bandwidth quota exceeded. Try again later.'],
    [403, 'Rate limit is exceeded.'],
    [403, 'API rate-limit reached'],
    [403, 'rateLimitExceeded: too fast'],
    [403, 'RATE_LIMITED'],
    [403, 'Request was throttled'],
    [403, 'Too many requests'],
  ])('%i %s', (status, answer) => {
    expect(isThrottled(status, noHeaders, answer)).toBe(true);
  });

  test('a 403 that names a time to come back', () => {
    expect(isThrottled(403, new Map([['retry-after', '5']]), 'Forbidden')).toBe(true);
  });

  test.each([
    [403, 'Forbidden'],
    [403, 'Blocked by corporate policy.'],
    [403, 'You may not moderate this. Unlimited access is separate.'],
    [503, 'Rate limit is exceeded.'],
    [400, 'quota'],
  ])('not %i %s', (status, answer) => {
    expect(isThrottled(status, noHeaders, answer)).toBe(false);
  });
});

describe('the time to wait', () => {
  const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
  test.each([
    ['in seconds', { 'retry-after': '120' }, '', 120_000],
    ['in no seconds at all', { 'retry-after': '0' }, '', 0],
    [
      'as a date, by the clock of the service',
      { 'retry-after': 'Sun, 06 Nov 1994 08:50:07 GMT', date },
      '',
      30_000,
    ],
    ['as a date of RFC 850', { 'retry-after': 'Sunday, 06-Nov-94 08:50:07 GMT', date }, '', 30_000],
    ['as a date of C', { 'retry-after': 'Sun Nov  6 08:50:07 1994', date }, '', 30_000],
    ['as a date in the past', { 'retry-after': 'Sun, 06 Nov 1994 08:49:00 GMT', date }, '', 0],
    ['in words', {}, 'Rate limit is exceeded. Try again in 5 seconds.', 5_000],
    ['in one second', {}, 'Retry after 1 second', 1_000],
    ['in minutes', {}, 'Please wait 2 minutes.', 120_000],
    ['in milliseconds', {}, 'Retry in 250ms', 250],
    ['in fractions', {}, 'Retry in 1.5s', 1_500],
    ['in hours', {}, 'Quota resets in 1 hour', 3_600_000],
    ['in a header before words', { 'retry-after': '1' }, 'Try again in 9 seconds.', 1_000],
    [
      'in words beside a header that says nothing',
      { 'retry-after': 'in 5' },
      'Try again in 9 seconds.',
      9_000,
    ],
    ['not at all', {}, 'Try again later.', undefined],
    ['not in a number of something else', {}, 'Rejected in 3 files', undefined],
  ])('is told %s', (_, headers, answer, expected) => {
    expect(readWaitMs(new Map(Object.entries(headers)), answer)).toBe(expected);
  });

  test('as a date without a clock of the service is counted from ours', () => {
    const header = new Date(Date.now() + 3_600_000).toUTCString();
    const waitMs = readWaitMs(new Map([['retry-after', header]]), '') ?? 0;
    expect(Math.round(waitMs / 600_000)).toBe(6);
  });
});
