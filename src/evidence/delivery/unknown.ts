import { EvidenceError } from '../errors.ts';
import type { ServiceError } from '../service.ts';
import type { WriteStep } from '../steps.ts';

/**
 * A write may have landed, and nobody can tell.
 *
 * @param error of the post whose answer was lost
 * @param why it is not known, as the rest of a sentence that begins with "Then"
 */
export function failUnknown(
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
