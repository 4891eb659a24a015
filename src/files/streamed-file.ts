import { closeSync } from 'node:fs';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../evidence/files.ts';
import { explainChange } from './change.ts';
import { beginReading, type Reading, ReadFailure } from './reading-thread.ts';
import { verifySame } from './verify-same.ts';

/** A file of any size, read and hashed by another thread while this one sends; memory for a few chunks. */
export function streamFile(file: EvidenceFile, descriptor: number): OpenFile {
  const readings = new Set<Reading>();
  let digest: string | undefined;

  async function* stream(): AsyncGenerator<Uint8Array> {
    const reading = beginReading(descriptor, file.size);
    readings.add(reading);
    try {
      let held: Uint8Array<ArrayBuffer> | undefined;
      for await (const chunk of reading.chunks) {
        if (held !== undefined) {
          yield held;
          reading.giveBack(held);
        }
        held = chunk;
      }
      verifySame(file, descriptor);
      const whole = reading.digest();
      digest ??= whole;
      if (whole !== digest) throw new FileChangedError(explainChange(file));
      if (held !== undefined) yield held;
    } catch (error) {
      throw error instanceof ReadFailure
        ? new FileChangedError(`${file.path} could not be read to its end: ${error.message}`, {
            cause: error,
          })
        : error;
    } finally {
      await reading.end();
      readings.delete(reading);
    }
  }

  return {
    size: file.size,
    stream,
    async sha256() {
      if (digest === undefined) await drain(stream());
      if (digest === undefined) throw new Error(`${file.path} was read to its end without a digest`);
      return digest;
    },
    // The other thread knows the file by its number, which after the close may be another file's.
    async close() {
      await Promise.all([...readings].map((reading) => reading.end()));
      closeSync(descriptor);
    },
  };
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const reader = chunks[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}
