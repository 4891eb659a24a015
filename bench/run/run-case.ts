import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { BenchCase, Bound, Contender, Room, Tool } from '../case.ts';
import { type Sink, startSink } from '../sink/start-sink.ts';
import { measureCommand } from './measure.ts';
import { type Run, type Summary, summarizeRuns } from './summary.ts';

export interface CaseOptions {
  readonly scale: number;
  /** Instead of what the case says. */
  readonly rounds: number | undefined;
  readonly tools: ReadonlySet<Tool>;
  /** Called before each run. */
  readonly onRun?: (contender: string, round: number) => void;
}

export interface CaseResult {
  readonly name: string;
  readonly title: string;
  readonly rounds: number;
  /** By contender, in their order. */
  readonly runs: ReadonlyMap<string, readonly Run[]>;
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly bounds: readonly BoundResult[];
  readonly notes: readonly string[];
}

export interface BoundResult extends Omit<Bound, 'measure'> {
  readonly figure: number | undefined;
  readonly reached: boolean | undefined;
}

/** Runs the contenders of a case in turns, A B C A B C, so that what disturbs the machine disturbs all of them. */
export async function runCase(bench: BenchCase, options: CaseOptions): Promise<CaseResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-bench-'));
  const sinks: Sink[] = [];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const room: Room = {
    folder,
    scale: options.scale,
    tools: options.tools,
    startSink: async ({ tls = false } = {}) => {
      const sink = await startSink(folder, tls);
      sinks.push(sink);
      return sink;
    },
  };
  try {
    const { contenders, bounds, notes = [] } = await bench.prepare(room);
    const able = contenders.filter(({ needs = [] }) => needs.every((tool) => options.tools.has(tool)));
    const rounds = options.rounds ?? bench.rounds;
    const runs = new Map<string, Run[]>(able.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const contender of able) {
        options.onRun?.(contender.name, round);
        runs.get(contender.name)?.push(await runOnce(contender, path.join(folder, 'run.log')));
      }
    }
    const summaries = new Map([...runs].map(([name, some]) => [name, summarizeRuns(some)]));
    const { name, title } = bench;
    const judged = bounds.map((bound) => judge(bound, summaries));
    return { name, title, rounds, runs, summaries, bounds: judged, notes };
  } finally {
    await Promise.all(sinks.map((sink) => sink.stop()));
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeFolder);
  }
}

async function runOnce({ command, sink, partOf = 1, check, name }: Contender, logFile: string): Promise<Run> {
  await sink?.sink.begin(sink.scenario);
  const { seconds, cpuSeconds, peakBytes } = await measureCommand(command, logFile);
  const report = await sink?.sink.report();
  try {
    await check?.(report ?? nothing);
  } catch (error) {
    throw new Error(`${name} did not do its work: ${String(error)}`, { cause: error });
  }
  return {
    seconds: seconds * partOf,
    cpuSeconds: cpuSeconds * partOf,
    peakBytes,
    requests: report && report.requests * partOf,
    sinkCpuSeconds: report && report.cpuSeconds * partOf,
  };
}

const nothing = { requests: 0, landed: [], schemas: 0, servedBytes: 0, cpuSeconds: 0 };

function judge({ measure, ...bound }: Bound, summaries: ReadonlyMap<string, Summary>): BoundResult {
  const figure = measure((contender) => summaries.get(contender));
  const { atMost, atLeast } = bound;
  if (figure === undefined || (atMost === undefined && atLeast === undefined)) {
    return { ...bound, figure, reached: undefined };
  }
  return { ...bound, figure, reached: figure <= (atMost ?? Infinity) && figure >= (atLeast ?? -Infinity) };
}
