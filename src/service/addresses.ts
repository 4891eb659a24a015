import { InputError } from '../evidence/errors.ts';

/** The address of an endpoint: the base address, which may hold a path, `/v1`, and the parts encoded (§4, §9). */
export function endpointAddress(baseUrl: URL, parts: readonly string[], query?: URLSearchParams): URL {
  const path = `${baseUrl.pathname.replace(/\/+$/u, '')}/v1/${parts.map(encodePart).join('/')}`;
  // `+` is a space only to those who decode forms.
  const search = query === undefined ? '' : `?${query.toString().replaceAll('+', '%20')}`;
  return new URL(`${baseUrl.origin}${path}${search}`);
}

/** An id is opaque, and must not leave its place in the path: URLs resolve `.` and `..` even when encoded. */
function encodePart(part: string): string {
  if (['', '.', '..'].includes(part) || !part.isWellFormed()) {
    throw new InputError(
      'id',
      `${JSON.stringify(part)} cannot be part of an address. Use the id that the service shows.`,
    );
  }
  return encodeURIComponent(part);
}
