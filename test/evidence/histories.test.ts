import { expect, test } from 'vitest';

import { checkHistories } from '../support/law.ts';

const RUNS = 600;

test('whatever breaks, what a run says of its files is what the service holds', async () => {
  const endings = await checkHistories(RUNS);
  // Tame histories would prove nothing.
  expect([...endings]).toEqual(
    expect.arrayContaining([
      'created, recovered',
      'linked, recovered',
      'versioned, recovered',
      'failed',
      'unknown',
    ]),
  );
});
