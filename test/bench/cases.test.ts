import { describe, expect, it } from 'vitest';

import { benchCases } from '../../bench/cases.ts';
import { runCase } from '../../bench/run/run-case.ts';
import { findTools } from '../../bench/run/tools.ts';

const tools = new Set(findTools().keys());
const SCALE = 0.001;

describe('each case of the benchmark, once and very small,', () => {
  for (const bench of benchCases) {
    it(`does its work: ${bench.name}, ${bench.title}`, async () => {
      const { summaries, bounds } = await runCase(bench, { scale: SCALE, rounds: 1, tools });
      expect(summaries.size).toBeGreaterThan(0);
      expect(bounds.length).toBeGreaterThan(0);
      const unmeasured = bounds.filter(({ figure }) => figure === undefined).map(({ says }) => says);
      expect(unmeasured.filter((says) => isMeasurable(says))).toEqual([]);
    });
  }
});

/** Other programs may be missing, and memory is read where there is /proc. */
function isMeasurable(says: string): boolean {
  const lacksProgram = /curl|sha256sum/u.test(says) && !(tools.has('curl') && tools.has('sha256sum'));
  return !lacksProgram && (process.platform === 'linux' || !says.startsWith('memory'));
}
