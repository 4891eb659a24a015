import type { Bound } from '../case.ts';
import type { Summary } from './summary.ts';

/**
 * Bounds a contender's time by a multiple of a baseline's; of several baselines, the slowest counts.
 * Without a bound the figure is only shown.
 */
export function boundRatio(contender: string, baselines: string | readonly string[], atMost?: number): Bound {
  const names = [baselines].flat();
  return {
    says: `time of ${contender}, of ${names.length === 1 ? names[0] : `the slower of ${names.join(' and ')}`}`,
    ...(atMost !== undefined && { atMost }),
    unit: 'x',
    measure: (of) => divide(of(contender)?.seconds, slowest(names.map((name) => of(name)))),
  };
}

function slowest(summaries: readonly (Summary | undefined)[]): number | undefined {
  const known = summaries.filter((summary) => summary !== undefined);
  return known.length === summaries.length ? Math.max(...known.map(({ seconds }) => seconds)) : undefined;
}

export function divide(over: number | undefined, under: number | undefined): number | undefined {
  return over === undefined || under === undefined ? undefined : over / under;
}
