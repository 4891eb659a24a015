import type { Clock } from './clock.ts';
import type { EmitEvent } from './events.ts';
import type { EvidenceFiles } from './files.ts';
import type { Failure } from './errors.ts';
import type { ProofService } from './service.ts';
import type { UploadSettings } from './settings.ts';

/** Everything outside of the core that a run touches. An entry wires it; a test fakes the service and the clock. */
export interface Ports {
  readonly service: ProofService;
  readonly files: EvidenceFiles;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly emit: EmitEvent;
  /** Aborts when the run is cancelled or its budget is spent; its reason is a sentence. */
  readonly signal: AbortSignal;
}

/** One run in progress. */
export interface Run extends Ports {
  readonly settings: UploadSettings;
  /** End of the run's budget, in milliseconds since the epoch. */
  readonly deadline: number;
  /** Ids of items that this run has made: never somebody else's, and no second step's. */
  readonly claimed: Set<string>;
  /** Set when no further write makes sense: the steps not begun yet are not attempted. */
  stopped: Failure | undefined;
}
