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
  const { readSync } = process.getBuiltinModule('node:fs');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');

  parentPort?.on('message', ({ port, descriptor, size, chunkBytes }: ReadOrder) => {
    const hash = createHash('sha256');
    let position = 0;
    let isOver = false;

    const readChunk = (): ReadAnswer => {
      const buffer = new ArrayBuffer(Math.min(chunkBytes, size - position));
      const length = readSync(descriptor, new Uint8Array(buffer), { position });
      const bytes = new Uint8Array(buffer, 0, length);
      hash.update(bytes);
      position += length;
      isOver = length === 0 || position === size;
      return { bytes, digest: isOver ? hash.digest('hex') : undefined };
    };

    port.on('message', (request: 'read' | 'end') => {
      if (request === 'end') {
        port.close();
      } else if (!isOver) {
        try {
          const answer = readChunk();
          port.postMessage(answer, [answer.bytes.buffer]);
        } catch (error) {
          isOver = true;
          port.postMessage({ error });
        }
      }
    });
  });
}
