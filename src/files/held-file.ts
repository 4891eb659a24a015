import { hash } from 'node:crypto';
import { readSync } from 'node:fs';
import type { EvidenceFile, OpenFile } from '../evidence/files.ts';
import { verifySame } from './verify-same.ts';

/**
 * A small file, read at once: whatever becomes of it on the disk, what is hashed and sent, and sent again, are the same bytes.
 * Throws FileChangedError when they are not those that were found.
 */
export function holdFile(file: EvidenceFile, descriptor: number): OpenFile {
  const bytes = Buffer.allocUnsafe(file.size);
  for (let position = 0; position < bytes.length;) {
    const length = readSync(descriptor, bytes, position, bytes.length - position, position);
    if (length === 0) break;
    position += length;
  }
  verifySame(file, descriptor);
  let digest: string | undefined;
  return {
    size: file.size,
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
