import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Interruption } from './outcome.ts';

/** All that faults put off. It ends with the sandbox. */
export interface Waiting {
  /** @throws Interruption when the client leaves, or the sandbox stops */
  pause(ms: number, socket: Socket): Promise<void>;
  /** Does the work after an answer that did not wait for it. */
  runLater(ms: number, work: () => unknown): void;
  stop(): void;
}

export function openWaiting(): Waiting {
  const stopping = new AbortController();
  const late = new Set<NodeJS.Timeout>();
  return {
    async pause(ms, socket) {
      const leaving = new AbortController();
      const leave = () => leaving.abort();
      socket.once('close', leave);
      try {
        await sleep(ms, undefined, { signal: AbortSignal.any([stopping.signal, leaving.signal]) });
      } catch (error) {
        throw new Interruption('The wait ended early.', { cause: error });
      } finally {
        socket.off('close', leave);
      }
    },
    runLater(ms, work) {
      const timer = setTimeout(() => {
        late.delete(timer);
        try {
          work();
        } catch (error) {
          // Its client has been answered already, and an item may be gone by now: nobody is left to tell.
          process.stderr.write(`proof sandbox: a late write failed: ${String(error)}\n`);
        }
      }, ms);
      late.add(timer);
    },
    stop() {
      stopping.abort();
      for (const timer of late) clearTimeout(timer);
    },
  };
}
