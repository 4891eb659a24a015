import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

/** A person's shell in a folder of its own. */
export interface Shell {
  readonly folder: string;
  /** Runs `proof …` as a process; the arguments are apart by spaces, and no shell reads them. */
  proof(args: string, also?: Conditions): Promise<Ended>;
}

interface Conditions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Called with what was written to either stream, each time. */
  readonly onOutput?: (chunk: string, kill: (signal: NodeJS.Signals) => void) => void;
}

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const MAIN = path.resolve('src/cli/main.ts');

/** @param environment what holds for all commands; nothing else of this process's is inherited but PATH */
export async function openShell(
  environment: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Shell> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    const location = path.join(folder, file);
    await mkdir(path.dirname(location), { recursive: true });
    await writeFile(location, content);
  }
  return {
    folder,
    async proof(args, { environment: more = {}, input = '', onOutput } = {}) {
      const child = spawn(process.execPath, [MAIN, ...args.split(' ')], {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...environment, ...more },
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const kill = (signal: NodeJS.Signals) => void child.kill(signal);
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => onOutput?.(String(chunk), kill));
      }
      child.stdin.end(input);
      const [stdout, stderr, [exitCode]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { exitCode, stdout, stderr };
    },
  };
}
