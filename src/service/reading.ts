import { ServiceError } from '../evidence/service.ts';
import { looksLikeHtml, sayAnswer } from './answers.ts';
import type { HttpAnswer } from './http.ts';

/** More of an error is never shown. */
const MAX_ERROR_BYTES = 16 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON answer of success and hands its value to `read`; an empty body is undefined. A message quotes no secret.
 * Whatever cannot be believed is a ServiceError that says `unreadable`: cut, too long, not JSON, or refused by `read`.
 */
export async function readJson<T>(
  answer: HttpAnswer,
  maxBytes: number,
  read: (body: unknown) => T,
  secrets: Iterable<string>,
): Promise<T> {
  const { bytes, whole } = await readUpTo(answer, maxBytes);
  if (!whole) {
    throw unreadable(answer, `it is longer than ${maxBytes} bytes`);
  }
  try {
    const text = utf8.decode(bytes);
    return read(text.trim() === '' ? undefined : JSON.parse(text));
  } catch (cause) {
    throw unreadable(answer, explain(bytes, cause, secrets), cause);
  }
}

/** The error body as text, as far as it can be had. An answer that fails half-way has still told its status. */
export async function readErrorText(answer: HttpAnswer): Promise<string> {
  try {
    return (await readUpTo(answer, MAX_ERROR_BYTES)).bytes.toString('utf8');
  } catch {
    return '';
  }
}

/** A status of success that could not be believed: the write may have happened or not. */
export function unreadable({ request, status }: HttpAnswer, reason: string, cause?: unknown): ServiceError {
  return new ServiceError(
    `${request}: the service answered ${status}, but the answer cannot be read: ${reason}.`,
    { request, phase: 'answered', status, unreadable: true },
    { cause },
  );
}

async function readUpTo(answer: HttpAnswer, maxBytes: number): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.bytes) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) {
      return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole: false };
    }
  }
  return { bytes: Buffer.concat(chunks), whole: true };
}

function explain(bytes: Buffer, cause: unknown, secrets: Iterable<string>): string {
  const text = bytes.toString('utf8');
  if (looksLikeHtml(text)) {
    return `it is an HTML page ("${sayAnswer(text, secrets)}"), perhaps of a gateway`;
  }
  return cause instanceof Error && cause.name === 'UnreadableBodyError' ? cause.message : 'it is no JSON';
}
