import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Blobs } from './blobs.ts';

/** Blobs in memory, for tests: gone with the process, and as large as the process. */
export function openMemoryBlobs(): Blobs {
  const kept = new Map<string, Buffer>();
  return {
    async receive(bytes) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      const whole = Buffer.concat(chunks);
      const sha256 = createHash('sha256').update(whole).digest('hex');
      return {
        sha256,
        size: whole.byteLength,
        keep: async () => void kept.set(sha256, whole),
        discard: async () => {},
      };
    },
    open(sha256) {
      const whole = kept.get(sha256);
      if (whole === undefined) throw new Error(`No blob ${sha256} in memory.`);
      return Readable.from([whole], { objectMode: false });
    },
    sweep: async () => {},
  };
}
