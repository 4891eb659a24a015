import { classifyFault, type Fault } from '../calls/faults.ts';
import { EvidenceError, type FailureCode } from '../errors.ts';
import { FileChangedError, type OpenFile } from '../files.ts';
import type { Run } from '../run.ts';
import { ServiceError, type Upload, type WriteAnswer } from '../service.ts';
import type { WriteStep } from '../steps.ts';
import { chooseMediaType } from './media-types.ts';
import { adviseWriter } from './write-advice.ts';

/** What became of one post. */
export type Attempt =
  | { readonly answer: WriteAnswer }
  /** It is certain that it did not land. */
  | { readonly failure: EvidenceError }
  /** It may have landed. */
  | { readonly error: ServiceError };

/** Posts a write once. What is neither an answer nor a fault of the service or the file goes on. */
export async function postWrite(step: WriteStep, content: OpenFile, run: Run): Promise<Attempt> {
  try {
    return { answer: await sendUpload(step, content, run) };
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

async function sendUpload(step: WriteStep, content: OpenFile, { service }: Run): Promise<WriteAnswer> {
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
