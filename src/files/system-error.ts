import { getSystemErrorMessage } from 'node:util';

/** What the operating system said, in its own words: `permission denied`. */
export function describeSystemError(error: unknown): string {
  if (!isSystemError(error)) return String(error);
  return error.errno === undefined ? (error.code ?? error.message) : getSystemErrorMessage(error.errno);
}

/** True when the path, or a folder on the way to it, is not there. */
export function isMissing(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** True for an error that carries a code, as those of Node and the operating system do. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
