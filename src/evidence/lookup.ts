import { adviseReader } from './delivery/advice.ts';
import type { Failure } from './outcome.ts';
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
