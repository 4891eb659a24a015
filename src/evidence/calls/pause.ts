import type { Clock } from '../clock.ts';
import { failCancelled } from './unsent.ts';

/** Sleeps before a request; an abort becomes the error of one that was never sent. */
export async function pause(clock: Clock, waitMs: number, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    if (waitMs > 0) {
      await clock.sleep(waitMs, signal);
    }
  } catch (cause) {
    throw signal.aborted ? failCancelled(signal) : cause;
  }
}
