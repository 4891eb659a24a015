import { adviseWriter } from './delivery/advice.ts';
import { EvidenceError, type FailureCode } from './errors.ts';
import { classifyFault, type Fault } from './delivery/faults.ts';
import { FileChangedError, type OpenFile } from './files.ts';
import { lookForWrite } from './delivery/look.ts';
import { chooseMediaType } from './delivery/media-types.ts';
import type { WriteStep } from './steps.ts';
import type { Run } from './run.ts';
import { ServiceError, type Upload, type WriteAnswer } from './service.ts';

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
    const attempt = await attemptWrite(step, content, run);
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

type Attempt =
  | { readonly answer: WriteAnswer }
  /** It is certain that it did not land. */
  | { readonly failure: EvidenceError }
  /** It may have landed. */
  | { readonly error: ServiceError };

async function attemptWrite(step: WriteStep, content: OpenFile, run: Run): Promise<Attempt> {
  try {
    return { answer: await postStep(step, content, run) };
  } catch (error) {
    if (error instanceof FileChangedError) {
      const message = `${error.message}. Nothing of it was taken; run again.`;
      return { failure: new EvidenceError('file-changed', message, { cause: error }) };
    }
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    const fault = classifyFault(error);
    return fault === 'busy' || fault === 'ambiguous'
      ? { error }
      : { failure: failRefused(step, error, fault, run) };
  }
}

async function postStep(step: WriteStep, content: OpenFile, { service }: Run): Promise<WriteAnswer> {
  const { name, intent, item, targets } = step;
  const testable = intent.schema !== undefined;
  const mediaType = await chooseMediaType(name, testable);
  const upload: Upload = { name, mediaType, content, testable, owner: intent.entry.owner };
  const [target] = targets;
  if (item !== undefined) {
    return service.addVersion(item.id, upload);
  }
  return target === undefined ? service.create(upload) : service.uploadAndLink(target, upload);
}

/**
 * What the lost write became, if it can be found. Throws when it must not be posted again.
 *
 * @param pauseMs how long to wait before one look; without it, it is looked for until `settle` is over
 */
async function recoverWrite(
  step: WriteStep,
  content: OpenFile,
  run: Run,
  error: ServiceError,
  pauseMs: number | undefined,
): Promise<WriteAnswer | undefined> {
  const sighting = await look(step, content, run, pauseMs).catch((cause: unknown) => {
    if (run.signal.aborted) {
      throw failUnknown(step, error, 'the run ended before it was found');
    }
    throw cause instanceof FileChangedError
      ? failUnknown(step, error, `looking for it did not help: ${cause.message}`)
      : cause;
  });
  switch (sighting.kind) {
    case 'found':
      return { id: sighting.proofId, version: sighting.version };
    case 'foreign':
      throw new EvidenceError(
        'duplicate',
        `${error.message} Looking for it showed something new that is not this file: ${sighting.ids.join(', ')}. ` +
          'Nothing was posted again; see whether these are right, and run again.',
        { cause: error },
      );
    case 'blind':
      throw failUnknown(step, error, `looking for it did not help: ${sighting.why}`);
    case 'nothing':
      return undefined;
  }
}

async function look(step: WriteStep, content: OpenFile, run: Run, pauseMs: number | undefined) {
  run.signal.throwIfAborted();
  if (pauseMs === undefined) {
    return lookForWrite(step, content, run, run.settings.settleMs);
  }
  await run.clock.sleep(pauseMs, run.signal);
  return lookForWrite(step, content, run, 0);
}

const codes: Partial<Record<Fault, FailureCode>> = {
  unreached: 'unavailable',
  throttled: 'unavailable',
  unauthorized: 'unauthorized',
};

function failRefused(step: WriteStep, error: ServiceError, fault: Fault, run: Run): EvidenceError {
  if (run.signal.aborted && fault === 'unreached') {
    return new EvidenceError('not-attempted', `nothing was sent: ${error.message}`, { cause: error });
  }
  return new EvidenceError(codes[fault] ?? 'refused', `${error.message} ${adviseWriter(step, error)}`, {
    cause: error,
  });
}

/** A write that may have landed before is not called failed because it was refused later. */
function failAgain(step: WriteStep, lost: ServiceError, { message, cause }: EvidenceError): EvidenceError {
  return failUnknown(step, lost, `nothing of it was found, and posting it again failed: ${message}`, cause);
}

function failUnknown(
  step: WriteStep,
  error: ServiceError,
  why: string,
  cause: unknown = error,
): EvidenceError {
  const place = step.item === undefined ? `"${step.name}"` : `the versions of the item ${step.item.id}`;
  return new EvidenceError(
    'unknown',
    `whether it landed is unknown. ${error.message} Then ${why.replace(/\.$/u, '')}. Look at ${place} in the service before you run again.`,
    { cause },
  );
}
