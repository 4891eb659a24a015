import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

/** `proof …` as a process of its own. */
export interface CliRun {
  readonly process: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Exit code, or the name of the signal that ended it. */
  readonly end: Promise<number | string>;
}

export interface Ready {
  readonly url: string;
  readonly token: string;
  readonly page: string;
}

export function runCli(...args: readonly string[]): CliRun {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const end = once(child, 'close').then(([code, signal]): number | string => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await end;
  });
  return { process: child, output, end };
}

export async function waitUntilReady(run: CliRun, readyFile: string): Promise<Ready> {
  return vi.waitFor(
    async () => {
      if (run.process.exitCode !== null) throw new Error(`proof ended: ${run.output.stderr}`);
      const ready: Ready = JSON.parse(await readFile(readyFile, 'utf8'));
      return ready;
    },
    { timeout: 10_000, interval: 20 },
  );
}
