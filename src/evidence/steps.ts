import type { Intent } from './collect.ts';
import type { Failure } from './errors.ts';
import type { Scope } from './scopes.ts';
import type { ProofItem, Target } from './service.ts';

/** All steps of a run, decided before the first write. Plain data. */
export interface Plan {
  readonly steps: readonly Step[];
}

/** What shall happen to one file in one place. A conflict is a step that writes nothing and turns the run red. */
export type Step = WriteStep | SkipStep | ConflictStep;

/** What every step has. */
interface StepBase {
  /** Path of the evidence file. */
  readonly path: string;
  /** The proof name; absent for a file that was refused before it got one. */
  readonly name: string | undefined;
  /** The targets that led to this step. */
  readonly targets: readonly Target[];
  /** The reason, in words: `nothing of this name is linked there`. */
  readonly why: string;
}

/** A write of interface.md: create (§4.1), link (§4.4) or version (§4.3). */
export interface WriteStep extends StepBase {
  readonly kind: 'create' | 'link' | 'version';
  readonly name: string;
  readonly intent: Intent;
  /** Where the write is looked for; absent for a pinned item, which is looked for by its id. */
  readonly scope: Scope | undefined;
  /** The item that gets the version. */
  readonly item: ProofItem | undefined;
  /** What bore the name in the scope before: whatever is not in here is new. */
  readonly baseline: readonly ProofItem[];
}

/** A file that is left as it is, because the service holds its bytes or because the run has no secrets. */
export interface SkipStep extends StepBase {
  readonly kind: 'skip';
  readonly name: string;
  readonly intent: Intent;
  /** The item that holds the same bytes; none where the service was not asked. */
  readonly item: ProofItem | undefined;
  /** SHA-256 of those bytes, in lower-case hex. */
  readonly sha256?: string;
}

/** A step that is decided against, because what it would do is not what was meant. */
export interface ConflictStep extends StepBase {
  readonly kind: 'conflict';
  readonly failure: Failure;
}

/** Makes a step a conflict: the reason is what the failure says. */
export function refuseStep(
  { path, name, targets }: Pick<StepBase, 'path' | 'name' | 'targets'>,
  failure: Failure,
): ConflictStep {
  return { kind: 'conflict', path, name, targets, why: failure.message, failure };
}
