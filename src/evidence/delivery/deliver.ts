import { classifyFault } from '../calls/faults.ts';
import type { EvidenceError } from '../errors.ts';
import type { OpenFile } from '../files.ts';
import type { Run } from '../run.ts';
import type { ServiceError, WriteAnswer } from '../service.ts';
import type { WriteStep } from '../steps.ts';
import { postWrite } from './post.ts';
import { recoverWrite } from './recover.ts';
import { failUnknown } from './unknown.ts';

/** A write that landed. */
export interface Delivery {
  readonly answer: WriteAnswer;
  /** The answer was lost, and the write was found by looking. */
  readonly recovered: boolean;
  /** It was posted more than once. */
  readonly reposted: boolean;
}

const POSTS_WHILE_BUSY = 5;
const BUSY_PAUSE_MS = 2000;

/**
 * One write, from intent to established outcome. The interface has no idempotency key and no delete (interface.md §4), so a
 * write that may have landed is looked for before it is posted again: once at the most after a lost answer, four times at the most
 * while the service says that it is busy (docs/delivery.md).
 * Throws {@link EvidenceError}; code `unknown` when nobody can tell.
 */
export async function deliverStep(step: WriteStep, content: OpenFile, run: Run): Promise<Delivery> {
  let lost: ServiceError | undefined;
  let ambiguities = 0;
  for (let posts = 1; ; posts += 1) {
    const attempt = await postWrite(step, content, run);
    if ('answer' in attempt) {
      return { answer: attempt.answer, recovered: false, reposted: posts > 1 };
    }
    if ('failure' in attempt) {
      throw lost === undefined ? attempt.failure : failAgain(step, lost, attempt.failure);
    }
    lost = attempt.error;
    const isAmbiguous = classifyFault(lost) === 'ambiguous';
    ambiguities += isAmbiguous ? 1 : 0;
    const pauseMs = isAmbiguous ? 0 : (lost.facts.waitMs ?? BUSY_PAUSE_MS * (1 + run.random()));
    const isLast = ambiguities > 1 || posts >= POSTS_WHILE_BUSY || run.clock.now() + pauseMs > run.deadline;
    const recovered = await recoverWrite(
      step,
      content,
      run,
      lost,
      isAmbiguous || isLast ? undefined : pauseMs,
    );
    if (recovered !== undefined) {
      return { answer: recovered, recovered: true, reposted: posts > 1 };
    }
    if (isLast) {
      throw failUnknown(step, lost, 'it was looked for and is not to be found');
    }
    run.emit({
      type: 'detail',
      message: `${step.path}: ${lost.message} Nothing of it was found; posting again.`,
    });
  }
}

/** A write that may have landed before is not called failed because it was refused later. */
function failAgain(step: WriteStep, lost: ServiceError, { message, cause }: EvidenceError): EvidenceError {
  return failUnknown(step, lost, `nothing of it was found, and posting it again failed: ${message}`, cause);
}
