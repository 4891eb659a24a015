import { on, once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type ReadAnswer, serveReads } from './serve-reads.ts';

/** Fewer, larger reads: 64 KiB ones made uploads half as fast (toolchain.md, "undici 8"). */
export const CHUNK_BYTES = 1024 * 1024;

/** So many chunks are read ahead of whoever takes them. */
const CHUNKS_AHEAD = 2;

/** A file as it is read from its start to its end by the reading thread. */
export interface Reading {
  /** The chunks, each with memory of its own. Ends early when the file does. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** SHA-256 of all chunks, in lower-case hex; undefined as long as they were not read to their end. */
  readonly digest: () => string | undefined;
  /** Gives up what was not read, and waits for what is being read. Afterwards the descriptor may be closed. */
  readonly end: () => Promise<void>;
}

let thread: Worker | undefined;

/**
 * Begins to read and hash `size` bytes. One thread does so for the whole process while this one sends: SHA-256 takes longer
 * than sending does. A chunk changes hands without being copied.
 */
export function beginReading(descriptor: number, size: number): Reading {
  const { port1: port, port2 } = new MessageChannel();
  const closed = once(port, 'close');
  startThread().postMessage({ port: port2, descriptor, size, chunkBytes: CHUNK_BYTES }, [port2]);
  let digest: string | undefined;

  async function* readChunks(): AsyncGenerator<Uint8Array> {
    const answers: AsyncIterable<ReadAnswer[]> = on(port, 'message', { close: ['close'] });
    for (let asked = 0; asked < CHUNKS_AHEAD; asked += 1) port.postMessage('read');
    for await (const [answer] of answers) {
      if (answer === undefined) return;
      const { bytes, error, digest: whole } = answer;
      if (error !== undefined) throw error;
      port.postMessage('read');
      digest = whole;
      yield bytes;
      if (whole !== undefined) return;
    }
  }

  return {
    chunks: readChunks(),
    digest: () => digest,
    async end() {
      // A port that nobody listens to delivers nothing more, not even its end.
      port.on('message', () => undefined);
      port.postMessage('end');
      await closed;
    },
  };
}

/** The source is the text of a function: bundled, run from sources or in a test, there is no file of its own to be found. */
function startThread(): Worker {
  if (thread === undefined) {
    thread = new Worker(`(${serveReads.toString()})()`, { eval: true, execArgv: [] });
    thread.on('error', () => (thread = undefined));
    thread.unref();
  }
  return thread;
}
