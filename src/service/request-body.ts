import type { HttpBody } from './http.ts';
import { joinChunks } from './join-chunks.ts';

/** Any connection takes as much at once. */
const MOST_BUFFERED_BYTES = 64 * 1024;

/** The body itself failed, not the way to the service; why is its cause. */
export class BodyFailure extends Error {}

/**
 * A body as the HTTP client sends it. A short one goes as one buffer, which costs a third of a stream. A longer one is handed over
 * chunk by chunk: the client asks for the next when the system has taken the one before, so that its memory may be used again, and
 * an early answer shows. Throws {@link BodyFailure}.
 */
export async function openBody(body: HttpBody): Promise<Buffer | AsyncIterable<Uint8Array>> {
  const stream = markFailure(body.stream());
  return body.size > MOST_BUFFERED_BYTES ? stream : joinChunks(stream, body.size);
}

async function* markFailure(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new BodyFailure('The body of the request failed.', { cause });
  }
}
