import { Gate } from '../calls/gate.ts';
import { governService } from '../calls/govern.ts';
import type { RunLimits } from '../inputs/limits.ts';
import type { Ports } from '../run.ts';
import type { ProofContents } from '../service.ts';

/** A run that only reads, in progress: its calls pass the one gate, and are repeated where that may help. */
export interface Reading extends Omit<Ports, 'files' | 'random'> {
  readonly limits: RunLimits;
  /**
   * Reads a version, or the latest one, from begin to end; a transfer that tears begins again. `read` keeps nothing of an
   * attempt in which it threw.
   */
  readContents<Result>(
    proofId: string,
    version: number | undefined,
    read: (contents: ProofContents) => Promise<Result>,
  ): Promise<Result>;
}

/** Reads through a gate of its own: calls are repeated as a run repeats them, inside the budget of `limits`. */
export function beginReading(ports: Omit<Ports, 'files'>, limits: RunLimits): Reading {
  const { clock, random, signal } = ports;
  const deadline = clock.now() + limits.timeoutMs;
  const gate = new Gate({ clock, random, signal, concurrency: limits.concurrency, deadline });
  return {
    ...ports,
    limits,
    service: governService(ports.service, gate),
    readContents: (proofId, version, read) =>
      gate.repeat(async () => {
        const contents = await ports.service.download(proofId, version);
        try {
          return await read(contents);
        } finally {
          await contents.close();
        }
      }),
  };
}
