import type { HttpBody } from './http.ts';

/** Any connection takes as much at once. */
const MOST_BUFFERED_BYTES = 64 * 1024;

/** The body itself failed, not the way to the service; why is its cause. */
export class BodyFailure extends Error {}

/**
 * A body as the HTTP client sends it. A short one that is in memory goes as it is, which costs a third of a stream. Any other is
 * handed over chunk by chunk: the client asks for the next when the system has taken the one before, so that its memory may be
 * used again, and an early answer shows. The stream throws {@link BodyFailure}.
 */
export function openBody(body: HttpBody): Uint8Array | AsyncIterable<Uint8Array> {
  const { bytes, size } = body;
  return bytes === undefined || size > MOST_BUFFERED_BYTES ? markFailure(body.stream()) : bytes;
}

async function* markFailure(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new BodyFailure('The body of the request failed.', { cause });
  }
}
