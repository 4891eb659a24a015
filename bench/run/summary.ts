import type { Measure } from './measure.ts';

/** One run of a contender, and what the sink saw of it. */
export interface Run extends Measure {
  /** Nothing without a sink. */
  readonly requests: number | undefined;
  readonly sinkCpuSeconds: number | undefined;
}

/** All runs of a contender: the median of each figure. */
export interface Summary {
  readonly seconds: number;
  readonly fastestSeconds: number;
  readonly slowestSeconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number | undefined;
  readonly requests: number | undefined;
  readonly sinkCpuSeconds: number | undefined;
}

export function summarizeRuns(runs: readonly Run[]): Summary {
  const seconds = runs.map((run) => run.seconds);
  return {
    seconds: median(seconds),
    fastestSeconds: Math.min(...seconds),
    slowestSeconds: Math.max(...seconds),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    peakBytes: medianOfKnown(runs.map((run) => run.peakBytes)),
    requests: medianOfKnown(runs.map((run) => run.requests)),
    sinkCpuSeconds: medianOfKnown(runs.map((run) => run.sinkCpuSeconds)),
  };
}

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
}

/** Of an even number of values, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}
