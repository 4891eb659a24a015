import { adviseReader } from './calls/advice.ts';
import type { Failure } from './errors.ts';
import { type ProofItem, ServiceError } from './service.ts';

/** The items that were looked for, or why they could not be learned. Unknown is not absent (docs/decisions.md). */
export type Lookup = { readonly items: readonly ProofItem[] } | { readonly failure: Failure };

/**
 * Turns a failed look into a lookup that fails its file; anything but a {@link ServiceError} is our fault and goes on.
 *
 * @param what for the sentence: `what is linked to control:8d1`
 * @param consequence what follows from it; nothing where nothing was to be written
 */
export function failLookup(
  error: unknown,
  what: string,
  consequence = ', so nothing was written there',
): { readonly failure: Failure } {
  if (!(error instanceof ServiceError)) {
    throw error;
  }
  return {
    failure: {
      code: error.facts.status === 401 ? 'unauthorized' : 'list-failed',
      message: `${what} could not be learned${consequence}: ${error.message} ${adviseReader(error)}`.trim(),
    },
  };
}

/** The oldest first; equal or unknown ages in the order of ids, so that racing jobs agree. */
export function sortByAge(items: readonly ProofItem[]): ProofItem[] {
  return items.toSorted(compareAge);
}

function compareAge(left: ProofItem, right: ProofItem): number {
  const age = (left.createdOn ?? Infinity) - (right.createdOn ?? Infinity);
  return Number.isNaN(age) || age === 0 ? (left.id < right.id ? -1 : 1) : age;
}
