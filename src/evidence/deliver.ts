import { describeFault } from './advice.ts';
import { EvidenceError, type FailureCode } from './errors.ts';
import { classifyFault, type Fault } from './faults.ts';
import { FileChangedError, type OpenFile } from './files.ts';
import { lookForWrite, type Sighting } from './look.ts';
import { chooseMediaType } from './media-types.ts';
import type { WriteStep } from './plan.ts';
import type { Run } from './run.ts';
import { ServiceError, type Upload, type WriteAnswer } from './service.ts';

/** A write that landed. */
export interface Delivery {
  readonly answer: WriteAnswer;
  /** The answer was lost, and the write was found by looking. */
  readonly recovered: boolean;
}

const POSTS_WHILE_BUSY = 5;
const BUSY_PAUSE_MS = 2000;

/**
 * One write, from intent to established outcome. The interface has no idempotency key and no delete (interface.md §4), so a
 * write that may have landed is looked for before it is posted again, and posted again once at the most (design.md §7).
 * Throws {@link EvidenceError}; code `unknown` when nobody can tell.
 */
export async function deliverStep(step: WriteStep, content: OpenFile, run: Run): Promise<Delivery> {
  let ambiguities = 0;
  for (let posts = 1; ; posts += 1) {
    const attempt = await attemptWrite(step, content, run);
    if ('answer' in attempt) {
      return { answer: attempt.answer, recovered: false };
    }
    const { error, fault } = attempt;
    if (fault !== 'busy' && fault !== 'ambiguous') {
      throw failRefused(step, error, fault, run);
    }
    ambiguities += fault === 'ambiguous' ? 1 : 0;
    const isLast = ambiguities > 1 || posts >= POSTS_WHILE_BUSY;
    const recovered = await recoverWrite(step, content, run, error, fault === 'ambiguous' || isLast);
    if (recovered !== undefined) {
      return { answer: recovered, recovered: true };
    }
    if (isLast) {
      throw failUnknown(step, error, 'it was posted again once and looked for, and is not to be found');
    }
    run.emit({
      type: 'detail',
      message: `${step.path}: ${error.message}; nothing of it was found, posting again`,
    });
  }
}

type Attempt = { answer: WriteAnswer } | { error: ServiceError; fault: Fault };

async function attemptWrite(step: WriteStep, content: OpenFile, run: Run): Promise<Attempt> {
  try {
    return { answer: await postStep(step, content, run) };
  } catch (error) {
    if (error instanceof FileChangedError) {
      throw new EvidenceError('file-changed', `${error.message} Nothing of it was taken; run again.`, {
        cause: error,
      });
    }
    if (error instanceof ServiceError) {
      return { error, fault: classifyFault(error) };
    }
    throw error;
  }
}

function postStep(step: WriteStep, content: OpenFile, { service }: Run): Promise<WriteAnswer> {
  const { name, intent, item, targets } = step;
  const testable = intent.schema !== undefined;
  const mediaType = testable ? 'text/csv' : chooseMediaType(name);
  const upload: Upload = { name, mediaType, content, testable, owner: intent.entry.owner };
  const [target] = targets;
  if (item !== undefined) {
    return service.addVersion(item.id, upload);
  }
  return target === undefined ? service.create(upload) : service.uploadAndLink(target, upload);
}

/** What the lost write became, if it can be found. Throws when it must not be posted again. */
async function recoverWrite(
  step: WriteStep,
  content: OpenFile,
  run: Run,
  error: ServiceError,
  patiently: boolean,
): Promise<WriteAnswer | undefined> {
  if (run.signal.aborted) {
    throw failUnknown(step, error, 'the run ended before it could be looked for');
  }
  const sighting = await lookPatiently(step, content, run, error, patiently).catch((cause: unknown) => {
    throw run.signal.aborted ? failUnknown(step, error, 'the run ended while it was looked for') : cause;
  });
  switch (sighting.kind) {
    case 'found':
      return { id: sighting.proofId, version: sighting.version };
    case 'foreign':
      throw new EvidenceError(
        'duplicate',
        `${error.message}. Looking for it showed what somebody else wrote meanwhile: ${sighting.ids.join(', ')}. ` +
          'Nothing was posted again; see whether these are right, and run again.',
        { cause: error },
      );
    case 'blind':
      throw failUnknown(step, error, `looking for it failed too: ${sighting.error.message}`);
    case 'nothing':
      return undefined;
  }
}

async function lookPatiently(
  step: WriteStep,
  content: OpenFile,
  run: Run,
  error: ServiceError,
  patiently: boolean,
): Promise<Sighting> {
  if (patiently) {
    return lookForWrite(step, content, run, run.settings.settleMs);
  }
  await run.clock.sleep(error.facts.waitMs ?? BUSY_PAUSE_MS * (1 + run.random()), run.signal);
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
  return new EvidenceError(codes[fault] ?? 'refused', describeFault(step, error, fault), { cause: error });
}

function failUnknown(step: WriteStep, error: ServiceError, why: string): EvidenceError {
  const place = step.item === undefined ? `"${step.name}"` : `the versions of the item ${step.item.id}`;
  return new EvidenceError(
    'unknown',
    `whether it landed is unknown. ${error.message}; ${why}. Look at ${place} in the service before you run again.`,
    { cause: error },
  );
}
