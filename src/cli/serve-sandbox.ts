import { rename, writeFile } from 'node:fs/promises';
import { isLoopback } from '../sandbox/loopback.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import type { SandboxFlags } from './sandbox.ts';
import { readSandboxOptions } from './sandbox-options.ts';

/** Serves until SIGINT or SIGTERM, then stops cleanly; a second signal ends the process at once. */
export async function serveSandbox(flags: SandboxFlags): Promise<void> {
  const options = await readSandboxOptions(flags);
  const sandbox = await startSandbox(options);
  const signal = nextSignal();
  try {
    if (flags.readyFile !== undefined) await writeReadyFile(flags.readyFile, sandbox);
    announce(sandbox, flags, options.data);
    await signal;
  } finally {
    await sandbox.stop();
  }
}

/** Takes one signal; the next has its usual effect again. */
function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    const take = () => {
      process.off('SIGINT', take).off('SIGTERM', take);
      resolve();
    };
    process.on('SIGINT', take).on('SIGTERM', take);
  });
}

/** Renamed into place, so that whoever waits for the file never reads half of it. */
async function writeReadyFile(path: string, { url, token, page }: Sandbox): Promise<void> {
  await writeFile(`${path}.part`, `${JSON.stringify({ url, token, page })}\n`);
  await rename(`${path}.part`, path);
}

function announce(sandbox: Sandbox, flags: SandboxFlags, data: string | undefined): void {
  console.log(`The proof sandbox listens.
  address  ${sandbox.url}
  token    ${sandbox.token}
  page     ${sandbox.page}
  keeps    ${data ?? 'nothing: all in memory'}
Stop it with Ctrl-C.`);
  if (!isLoopback(flags.host)) {
    console.error(
      `WARNING: the sandbox listens on ${flags.host}, beyond this machine. Whoever reaches it can read and ` +
        'change all it holds, with well-known tokens or none. Give it nothing that is secret.',
    );
  }
}
