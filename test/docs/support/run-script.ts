import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An answer of 400 and above is a failure, also of a request that does not look at it. */
const PRELUDE = 'curl() { command curl --fail "$@"; }\n';

/**
 * Runs a script by bash, and ends all that it leaves running.
 *
 * @param until a text on standard output at which a person presses Ctrl-C
 */
export async function runScript(
  script: string,
  cwd: string,
  variables: Readonly<Record<string, string>>,
  until?: string,
): Promise<Ended> {
  // A group of its own, so that what the script leaves running ends with it.
  const child = spawn('bash', ['-euo', 'pipefail', '-c', PRELUDE + script], {
    cwd,
    env: { ...variables, HOME: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (until !== undefined && said.includes(until)) {
      endGroup(child.pid, 'SIGINT');
    }
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode]: (number | null)[] = await once(child, 'exit');
  endGroup(child.pid, 'SIGKILL');
  const [stdout, stderr] = await output;
  return { exitCode: exitCode ?? null, stdout, stderr };
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    process.kill(-(pid ?? Number.NaN), signal);
  } catch {
    // There is nobody left in it.
  }
}
