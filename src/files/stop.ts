import { InputError } from '../evidence/errors.ts';
import type { Places } from './places.ts';
import { describeSystemError, isMissing, isSystemError } from './system-error.ts';

/**
 * Words why a search stopped. The globber ends at the first thing that it cannot look at; what lies behind it is then
 * unknown, which is never "nothing". An error that names no place is no mistake of the user's, and stays as it is.
 */
export function explainStop(error: unknown, text: string, places: Places): unknown {
  const location = locate(error);
  if (location === undefined) return error;
  const { what, wayOut } = diagnose(error, location);
  return new InputError(
    'path',
    `the search for "${text}" stopped at ${places.show(location)}, which ${what}: ${wayOut}, or narrow the pattern`,
    { cause: error },
  );
}

/** Of a link to nothing, the globber tells the place in its message only. */
function locate(error: unknown): string | undefined {
  if (isSystemError(error)) return error.path;
  return error instanceof Error
    ? /^No information found for the path '(.+)'\. /s.exec(error.message)?.[1]
    : undefined;
}

function diagnose(error: unknown, location: string): { what: string; wayOut: string } {
  if (isSystemError(error) && !isMissing(error)) {
    return { what: `cannot be read (${describeSystemError(error)})`, wayOut: 'make it readable' };
  }
  return location.includes('\uFFFD')
    ? { what: 'has a name that is not valid UTF-8', wayOut: 'rename it' }
    : { what: 'is a link to nothing, or went away meanwhile', wayOut: 'remove the link' };
}
