import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { histories } from '../support/histories.ts';
import { playHistory } from '../support/law.ts';

const RUNS = 600;

test('whatever breaks, what a run says of its files is what the service holds', async () => {
  const endings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { report, breaches } = await playHistory(history);
      expect(breaches).toEqual([]);
      for (const { kind, recovered } of report.outcomes) {
        endings.add(recovered ? `${kind}, recovered` : kind);
      }
    }),
    { numRuns: RUNS },
  );
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
