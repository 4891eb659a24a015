import { isUtf8 } from 'node:buffer';

import { UnreadableCsv } from './unreadable.ts';

const LONGEST_SEQUENCE_BYTES = 4;

/**
 * Passes chunks on while they are UTF-8. Throws {@link UnreadableCsv} with the offset of the first byte that is not.
 * A sequence may be cut between two chunks, not at the end.
 */
export async function* expectUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let offset = 0;
  let cut: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = cut.length === 0 ? chunk : Buffer.concat([cut, chunk]);
    const whole = measureWhole(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) {
      const valid = measureValid(bytes);
      throw describeBadByte(bytes, valid, offset - cut.length + valid);
    }
    yield chunk;
    cut = bytes.slice(whole);
    offset += chunk.length;
  }
  if (cut.length > 0) {
    throw describeBadByte(cut, 0, offset - cut.length);
  }
}

/** Length without a sequence that the end may have cut. */
function measureWhole(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(LONGEST_SEQUENCE_BYTES - 1, length); back += 1) {
    const byte = bytes[length - back] ?? 0;
    if (byte >= 0xc0) {
      const sequence = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return sequence > back ? length - back : length;
    }
    if (byte < 0x80) {
      return length;
    }
  }
  return length;
}

/** Length of the longest start that is UTF-8, found by halving. */
function measureValid(bytes: Uint8Array): number {
  let valid = 0;
  let broken = bytes.length;
  while (broken - valid > 1) {
    const middle = Math.floor((valid + broken) / 2);
    const whole = measureWhole(bytes.subarray(0, middle));
    if (isUtf8(bytes.subarray(0, whole))) {
      valid = middle;
    } else {
      broken = middle;
    }
  }
  return measureWhole(bytes.subarray(0, valid));
}

function describeBadByte(bytes: Uint8Array, index: number, offset: number): UnreadableCsv {
  const byte = (bytes[index] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  const isUtf16 = offset === 0 && (byte === 'FF' || byte === 'FE');
  const guess = isUtf16 ? '; it looks like UTF-16' : '';
  return new UnreadableCsv(
    `the byte 0x${byte} at offset ${offset} (counted from 0) is not UTF-8${guess}. Save the file as UTF-8`,
  );
}
