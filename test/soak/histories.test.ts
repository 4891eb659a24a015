import { test } from 'vitest';

import { checkHistories } from '../support/law.ts';

const RUNS = 20_000;

test('whatever breaks, what a run says of its files is what the service holds, many times over', async () => {
  await checkHistories(RUNS);
});
