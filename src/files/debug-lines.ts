import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work of the toolkit without the `::debug::` lines that it writes to standard output unasked, outside of GitHub,
 * too, where they break `--json`. It offers no switch and takes no other stream, so
 * standard output is wrapped while such work goes on. What others write meanwhile arrives unchanged.
 */
export async function dropDebugLines<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === 0) unwrap = wrapOutput();
  running += 1;
  try {
    return await quiet.run(true, work);
  } finally {
    running -= 1;
    if (running === 0) unwrap();
  }
}

/** Set for all that such work calls, however many turns later. */
const quiet = new AsyncLocalStorage<true>();
let running = 0;
let unwrap = (): void => undefined;

type Write = typeof process.stdout.write;

function wrapOutput(): () => void {
  const original: Write = Reflect.get(process.stdout, 'write');
  const wrapped = new Proxy(original, {
    apply: (write, stdout, args: Parameters<Write>): boolean =>
      isDebugLine(args[0]) || Reflect.apply(write, stdout, args),
  });
  process.stdout.write = wrapped;
  return () => {
    // Whoever has wrapped it since keeps their wrapping: without work going on, ours lets everything through.
    if (process.stdout.write === wrapped) process.stdout.write = original;
  };
}

function isDebugLine(chunk: string | Uint8Array): boolean {
  return quiet.getStore() === true && typeof chunk === 'string' && chunk.startsWith('::debug::');
}
