import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

import { readPeakBytes } from './peak-memory.ts';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Nothing of this process's environment is inherited but PATH. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** What one run of a command took. */
export interface Measure {
  readonly seconds: number;
  /** User and system time of all of its processes. */
  readonly cpuSeconds: number;
  /** Resident set of its largest process; nothing where there is no /proc. */
  readonly peakBytes: number | undefined;
}

/**
 * `times` (POSIX shell) tells what the shell's ended children took, theirs included. Node itself cannot: it offers no
 * RUSAGE_CHILDREN. It counts in ticks of 10 ms in some shells, and the shell adds about 1 ms to the time of a run.
 */
const FRAME = '"$@" 3>&-; code=$?; times >&3; exit $code';
/** A look at memory takes processor time, of which what is measured has a use: the longer it runs, the rarer. */
const SHORTEST_INTERVAL_MS = 20;
const INTERVAL_SHARE = 0.05;
const TIME_LIMIT_MS = 15 * 60_000;
const TOLD_CHARS = 2000;

/**
 * Runs a command to its end. What it prints goes into `logFile`, as CI keeps it.
 * Throws, with the end of the log, when the exit code is another than 0 or the time limit is over.
 */
export async function measureCommand(command: Command, logFile: string): Promise<Measure> {
  const log = await open(logFile, 'w');
  try {
    return await runFramed(command, log);
  } catch (error) {
    const told = (await readFile(logFile, 'utf8')).slice(-TOLD_CHARS);
    throw new Error(`${[command.program, ...command.args].join(' ').slice(0, 500)} failed:\n${told}`, {
      cause: error,
    });
  } finally {
    await log.close();
  }
}

async function runFramed({ program, args, env = {}, cwd }: Command, log: FileHandle): Promise<Measure> {
  const begin = performance.now();
  const child = spawn('/bin/sh', ['-c', FRAME, 'sh', program, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
    // A group of its own, so that its children end with it.
    detached: true,
  });
  const end = () => killGroup(child);
  process.once('exit', end);
  const limit = setTimeout(end, TIME_LIMIT_MS);
  let peakBytes = 0;
  let sampler: NodeJS.Timeout;
  const sample = () => {
    peakBytes = Math.max(peakBytes, readPeakBytes(child.pid));
    const intervalMs = Math.max(SHORTEST_INTERVAL_MS, (performance.now() - begin) * INTERVAL_SHARE);
    sampler = setTimeout(sample, intervalMs);
  };
  sampler = setTimeout(sample, SHORTEST_INTERVAL_MS);
  try {
    const times = readTimes(child);
    const [code]: (number | null)[] = await once(child, 'exit');
    const seconds = (performance.now() - begin) / 1000;
    if (code !== 0) {
      throw new Error(`It ended with ${code ?? 'a signal'} after ${seconds.toFixed(1)} s.`);
    }
    return { seconds, cpuSeconds: await times, peakBytes: peakBytes || undefined };
  } finally {
    clearTimeout(limit);
    clearTimeout(sampler);
    process.off('exit', end);
    end();
  }
}

/** The second line is of the children: `0m1.230s 0m0.450s`. */
async function readTimes(child: ChildProcess): Promise<number> {
  const pipe = child.stdio[3];
  const lines = pipe && 'read' in pipe ? await text(pipe) : '';
  const children = [...lines.matchAll(/(\d+)m([\d.]+)s/gu)].slice(2);
  return children.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? Number.NaN), 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
