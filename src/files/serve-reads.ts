import type { MessagePort } from 'node:worker_threads';

/** What is read through one port: each message there asks for the next chunk, or is the last. */
interface ReadOrder {
  readonly port: MessagePort;
  readonly descriptor: number;
  readonly size: number;
  readonly chunkBytes: number;
}

export interface ReadAnswer {
  /** Up to the bytes of a chunk; fewer, or none, where the file ends early. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of all chunks, in lower-case hex, with the last of them. */
  readonly digest?: string | undefined;
  /** Why the file could not be read. */
  readonly error?: unknown;
}

/** What the reading thread runs. It starts from the text of this function, which is why nothing else is named here. */
export function serveReads(): void {
  const { createHash } = process.getBuiltinModule('node:crypto');
  const { read } = process.getBuiltinModule('node:fs');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');

  parentPort?.on('message', ({ port, descriptor, size, chunkBytes }: ReadOrder) => {
    const hash = createHash('sha256');
    let position = 0;
    let isOver = false;

    const readChunk = (at: number): Promise<Uint8Array<ArrayBuffer>> =>
      new Promise((resolve, reject) => {
        const buffer = Buffer.allocUnsafeSlow(Math.min(chunkBytes, size - at));
        read(descriptor, buffer, 0, buffer.length, at, (error, length) => {
          if (error === null) resolve(buffer.subarray(0, length));
          else reject(error);
        });
      });

    let ahead = readChunk(0);
    const answer = async (): Promise<void> => {
      if (isOver) return;
      try {
        const bytes = await ahead;
        position += bytes.length;
        isOver = bytes.length === 0 || position === size;
        // The system reads the next chunk while this one is hashed.
        if (!isOver) ahead = readChunk(position);
        hash.update(bytes);
        const digest = isOver ? hash.digest('hex') : undefined;
        port.postMessage({ bytes, digest }, [bytes.buffer]);
      } catch (error) {
        isOver = true;
        port.postMessage({ error });
      }
    };

    const end = async (): Promise<void> => {
      isOver = true;
      await ahead.catch(() => undefined);
      port.close();
    };

    let last = Promise.resolve();
    port.on('message', (request: 'read' | 'end') => {
      last = last.then(request === 'read' ? answer : end);
    });
  });
}
