import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Waits until a process is gone; an abort ends it first, so that nothing is left running. */
export async function awaitEnd(child: ChildProcess, signal: AbortSignal): Promise<void> {
  const end = () => child.kill();
  signal.addEventListener('abort', end, { once: true });
  try {
    await once(child, 'close');
  } finally {
    signal.removeEventListener('abort', end);
  }
  signal.throwIfAborted();
}

/** Runs a program to its end and answers what it printed. Throws with all of its words when it fails. */
export async function runTool(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    awaitEnd(child, signal),
  ]);
  if (child.exitCode !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${output}${errors}`.trim());
  }
  return output;
}
