import type { EmitEvent } from '../evidence/events.ts';
import type { RunProvenance } from '../evidence/receipt.ts';

/** Where a run takes place: what an entry knows of the machine it is on. */
export interface Host {
  readonly workspace: string;
  readonly runnerTemp: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What a receipt tells of the run; without it, none is made. */
  readonly run?: RunProvenance | undefined;
  readonly emit: EmitEvent;
  /** Learns of each token before it is used, so that it can be masked. */
  readonly onToken: (token: string) => void;
  /** Aborts when a person or the runner cancels; its reason is an error with a sentence. */
  readonly cancelled: AbortSignal;
}
