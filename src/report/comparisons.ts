import type { Comparison } from '../evidence/retrieval/verify.ts';
import { countOf } from './quantities.ts';

/** `equal reports/a.txt: item 3c9e, version 2`. */
export function describeComparison({ claim, state, why }: Comparison): string {
  const item = claim.proofId === undefined ? '' : `: item ${claim.proofId}`;
  const version = claim.version === undefined ? '' : `, version ${claim.version}`;
  return `${state} ${claim.file}${item}${version}${why === undefined ? '' : `: ${why}`}`;
}

/** `2 of 3 files equal; 1 differs`. */
export function describeComparisons(comparisons: readonly Comparison[]): string {
  const count = (state: Comparison['state']) => comparisons.filter((one) => one.state === state).length;
  const bad = (['differs', 'gone', 'unknown'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${state}`);
  const good = `${count('equal')} of ${countOf(comparisons.length, 'file')} equal`;
  return bad.length === 0 ? good : `${good}; ${bad.join(', ')}`;
}

/** The rows of `--json`. */
export function listComparisons(comparisons: readonly Comparison[]) {
  return comparisons.map(({ claim, state, why }) => ({
    file: claim.file,
    name: claim.name ?? null,
    proofId: claim.proofId ?? null,
    version: claim.version ?? null,
    sha256: claim.sha256,
    state,
    why: why ?? null,
  }));
}
