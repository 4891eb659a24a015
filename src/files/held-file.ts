import { hash } from 'node:crypto';
import { readSync } from 'node:fs';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../evidence/files.ts';
import { verifySame } from './verify-same.ts';

const MOST_HELD_BYTES = 1024 * 1024;

/** Whether a file is small enough to be held in memory while it is sent. */
export function isHeld({ size }: EvidenceFile): boolean {
  return size <= MOST_HELD_BYTES;
}

/**
 * A small file, read at once: whatever becomes of it on the disk, what is hashed and sent, and sent again, are the same bytes.
 * Throws FileChangedError when they are not those that were found.
 */
export function holdFile(file: EvidenceFile, descriptor: number): OpenFile {
  const bytes = Buffer.allocUnsafe(file.size);
  const length = fill(bytes, descriptor);
  verifySame(file, descriptor);
  if (length < bytes.length) {
    throw new FileChangedError(
      `${file.path} ended after ${length} bytes, and the system tells ${file.size}: upload a copy of it`,
    );
  }
  let digest: string | undefined;
  return {
    size: file.size,
    bytes,
    async *stream() {
      if (bytes.length > 0) yield bytes;
    },
    async sha256() {
      digest ??= hash('sha256', bytes);
      return digest;
    },
    close: async () => undefined,
  };
}

/** A read may give less than was asked for. */
function fill(bytes: Uint8Array, descriptor: number): number {
  for (let position = 0; position < bytes.length;) {
    const length = readSync(descriptor, bytes, position, bytes.length - position, position);
    if (length === 0) return position;
    position += length;
  }
  return bytes.length;
}
