import { EvidenceError } from '../errors.ts';
import { FileChangedError, type OpenFile } from '../files.ts';
import type { Run } from '../run.ts';
import type { ServiceError, WriteAnswer } from '../service.ts';
import type { WriteStep } from '../steps.ts';
import { lookForWrite } from './look.ts';
import { failUnknown } from './unknown.ts';

/**
 * What the lost write became, if it can be found. Throws {@link EvidenceError} when it must not be posted again.
 *
 * @param pauseMs how long to wait before one look; without it, it is looked for until `settle` is over
 */
export async function recoverWrite(
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
