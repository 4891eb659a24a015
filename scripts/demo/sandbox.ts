import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const CLI = 'dist/cli/index.js';

/** A sandbox in a process of its own, stopped when it goes out of scope. */
export interface RunningSandbox extends AsyncDisposable {
  readonly url: string;
  readonly token: string;
}

/** Starts the committed sandbox on a free port. It keeps what it gets in the folder. */
export async function startSandbox(folder: string, signal: AbortSignal): Promise<RunningSandbox> {
  await mkdir(folder, { recursive: true });
  const readyFile = path.join(folder, 'ready.json');
  const args = [CLI, 'sandbox', '--port', '0', '--data', folder, '--ready-file', readyFile];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Whatever ends the demo, a fault of its own included, ends the sandbox.
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const stop = async () => {
    kill();
    await ended;
    process.removeListener('exit', kill);
  };
  try {
    // It writes the ready file first, and then says that it listens.
    await Promise.race([once(child.stdout, 'data', { signal }), ended.then(failEarly)]);
    const ready: { url: string; token: string } = JSON.parse(await readFile(readyFile, 'utf8'));
    return { url: ready.url, token: ready.token, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function failEarly(): never {
  throw new Error('the sandbox ended before it listened');
}
