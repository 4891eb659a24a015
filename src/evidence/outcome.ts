import type { Failure } from './errors.ts';
import type { Step, WriteStep } from './steps.ts';

/** What became of one step. Each step has exactly one outcome, and outputs count them. */
export interface Outcome {
  readonly step: Step;
  readonly kind: OutcomeKind;
  readonly proofId: string | undefined;
  readonly version: number | undefined;
  /** Bytes sent. */
  readonly size: number | undefined;
  /** SHA-256 of the bytes sent, in lower-case hex. */
  readonly sha256: string | undefined;
  /** The answer was lost, and the write was found by looking. */
  readonly recovered: boolean;
  /** It was posted more than once, so that it may be stored more than once. */
  readonly reposted: boolean;
  readonly failure: Failure | undefined;
}

/** A write that the service has answered. */
export interface LandedOutcome extends Outcome {
  readonly step: WriteStep;
}

/** Whether the service has answered that it is stored. */
export function isLanded(outcome: Outcome): outcome is LandedOutcome {
  return ['created', 'linked', 'versioned'].includes(outcome.kind);
}

/** `planned` only in a dry run. */
export type OutcomeKind = 'created' | 'linked' | 'versioned' | 'skipped' | 'failed' | 'unknown' | 'planned';

/** The outcome of a step, with what is known beyond it. */
export function describeOutcome(step: Step, kind: OutcomeKind, facts: Partial<Outcome> = {}): Outcome {
  return {
    proofId: 'item' in step ? step.item?.id : undefined,
    version: undefined,
    size: undefined,
    sha256: undefined,
    recovered: false,
    reposted: false,
    failure: undefined,
    ...facts,
    step,
    kind,
  };
}

/** What a dry run tells of a step: nothing is written, and a conflict is one already. */
export function foretellOutcome(step: Step): Outcome {
  return step.kind === 'conflict'
    ? describeOutcome(step, 'failed', { failure: step.failure })
    : describeOutcome(step, 'planned', { size: step.intent.file.size });
}
