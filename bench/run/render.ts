import { alignColumns } from '../../scripts/demo/table.ts';
import type { BoundResult, CaseResult } from './run-case.ts';
import type { Summary } from './summary.ts';

const MIB = 1024 * 1024;
/** Above this share of a run's time the sink may be what is slow. */
const BUSY_SHARE = 0.8;

/** A case as a table: medians, and how far the times lie apart. */
export function renderCase({ name, title, rounds, summaries, notes }: CaseResult): string {
  const [first] = summaries.values();
  const rows = [...summaries].map(([contender, summary]) => renderRow(contender, summary, first));
  const header = ['', 'seconds', 'min-max', 'of the first', 'CPU s', 'peak MiB', 'requests', 'sink CPU s'];
  const busy = [...summaries].filter(([, summary]) => shareOfSink(summary) > BUSY_SHARE);
  return [
    `${name}: ${title} (median of ${rounds})`,
    alignColumns([header, ...rows]),
    ...notes,
    ...busy.map(
      ([contender, summary]) =>
        `the sink was busy for ${Math.round(shareOfSink(summary) * 100)} % of the time of ${contender}: that is its ceiling`,
    ),
    '',
  ].join('\n');
}

function renderRow(contender: string, summary: Summary, first: Summary | undefined): string[] {
  const { seconds, fastestSeconds, slowestSeconds, cpuSeconds, peakBytes, requests, sinkCpuSeconds } =
    summary;
  return [
    contender,
    seconds.toFixed(3),
    `${fastestSeconds.toFixed(3)}-${slowestSeconds.toFixed(3)}`,
    `${(seconds / (first?.seconds ?? seconds)).toFixed(2)}x`,
    cpuSeconds.toFixed(2),
    peakBytes === undefined ? '-' : (peakBytes / MIB).toFixed(1),
    requests === undefined ? '-' : String(requests),
    sinkCpuSeconds === undefined ? '-' : sinkCpuSeconds.toFixed(2),
  ];
}

function shareOfSink({ seconds, sinkCpuSeconds = 0 }: Summary): number {
  return sinkCpuSeconds / seconds;
}

/** All bounds: the figure, the bound, and whether it was reached. */
export function renderBounds(results: readonly CaseResult[]): string {
  const rows = results.flatMap(({ name, bounds }) => bounds.map((bound) => renderBound(name, bound)));
  return ['must reach', alignColumns(rows)].join('\n');
}

function renderBound(name: string, { says, figure, atMost, atLeast, unit, reached }: BoundResult): string[] {
  return [
    name,
    says,
    figure === undefined ? 'not measured' : `${figure.toFixed(2)} ${unit}`,
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(reached === undefined ? [] : [reached ? 'reached' : 'NOT REACHED']),
  ];
}
