import type { Command } from './run/measure.ts';
import type { Summary } from './run/summary.ts';
import type { Scenario, SinkReport } from './sink/scenario.ts';
import type { Sink } from './sink/start-sink.ts';

/** Something to measure, and what must be reached. */
export interface BenchCase {
  /** `b`: what `--case` takes. */
  readonly name: string;
  readonly title: string;
  /** Rounds unless told: fewer where a run takes long. */
  readonly rounds: number;
  /** Left out unless `--case` names it. */
  readonly onRequest?: true;
  prepare(room: Room): Promise<Preparation>;
}

/** Where a case makes its files and starts its sinks; all of it goes away after the case. */
export interface Room {
  readonly folder: string;
  /** 1, or less for a quick look: sizes and numbers are multiplied by it. */
  readonly scale: number;
  /** Programs of the machine that a case may use. */
  readonly tools: ReadonlySet<Tool>;
  readonly startSink: (options?: { readonly tls?: boolean }) => Promise<Sink>;
}

export type Tool = 'curl' | 'rclone' | 'sha256sum';

export interface Preparation {
  readonly contenders: readonly Contender[];
  readonly bounds: readonly Bound[];
  /** What else is worth a line: sizes that no run measures. */
  readonly notes?: readonly string[];
}

/** One way to do the work. */
export interface Contender {
  readonly name: string;
  /** Programs without which it is left out. */
  readonly needs?: readonly Tool[];
  readonly command: Command;
  /** What its run does is 1 of so many parts of the work; time and requests are multiplied. */
  readonly partOf?: number;
  readonly sink?: { readonly sink: Sink; readonly scenario: Scenario };
  /** Throws when the work was not done. */
  readonly check?: (report: SinkReport) => void | Promise<void>;
}

/** Something that must be reached. */
export interface Bound {
  readonly says: string;
  /** The figure, or nothing when a contender that it needs was left out. */
  readonly measure: (of: (contender: string) => Summary | undefined) => number | undefined;
  /** Without this and the next, the figure is only shown. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Of the figure: `x`, `MiB`. */
  readonly unit: string;
}
