import type { MessagePort } from 'node:worker_threads';

/** What is to be read, in chunks of as many bytes; requests for them and answers go through the port. */
export interface ReadOrder {
  readonly port: MessagePort;
  readonly descriptor: number;
  readonly size: number;
  readonly chunkBytes: number;
  /** As much is read at a time, and hashed while it is in the processor's cache. */
  readonly stepBytes: number;
}

/** Asks for the next chunk, with memory to read it into where there is some to be used again; or for nothing more. */
export type ReadRequest = { readonly memory?: ArrayBuffer } | 'end';

/** A chunk; with the last, the digest of all, in lower-case hex; or why the file could not be read. */
export type ReadAnswer =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly digest?: string | undefined }
  | { readonly error: unknown };

/** What the reading thread runs. It starts from the text of this function, which is why nothing else is named here. */
export function serveReads(): void {
  const { createHash } = process.getBuiltinModule('node:crypto');
  const { readSync } = process.getBuiltinModule('node:fs');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');

  parentPort?.on('message', ({ port, descriptor, size, chunkBytes, stepBytes }: ReadOrder) => {
    const hash = createHash('sha256');
    let position = 0;
    let isOver = false;

    // A read may give less than was asked for. Only whole chunks may go: of a short one, a connection buffers all and asks for
    // the next at once, and its memory would be used again before it was sent.
    const fillAndHash = (memory: ArrayBuffer, length: number): number => {
      for (let filled = 0; filled < length;) {
        const free = new Uint8Array(memory, filled, Math.min(stepBytes, length - filled));
        const read = readSync(descriptor, free, { position: position + filled });
        if (read === 0) return filled;
        hash.update(free.subarray(0, read));
        filled += read;
      }
      return length;
    };

    const readChunk = (memory = Buffer.allocUnsafeSlow(chunkBytes).buffer): void => {
      const length = Math.min(chunkBytes, size - position);
      const bytes = new Uint8Array(memory, 0, fillAndHash(memory, length));
      position += bytes.length;
      // The last chunk of a file that ends early is a short one.
      isOver = position === size || bytes.length < length;
      const answer: ReadAnswer = { bytes, digest: isOver ? hash.digest('hex') : undefined };
      port.postMessage(answer, [memory]);
    };

    port.on('message', (request: ReadRequest) => {
      if (request === 'end') {
        port.close();
      } else if (!isOver) {
        try {
          readChunk(request.memory);
        } catch (error) {
          isOver = true;
          port.postMessage({ error } satisfies ReadAnswer);
        }
      }
    });
  });
}
