import { on, once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type ReadAnswer, type ReadOrder, type ReadRequest, serveReads } from './serve-reads.ts';

/** Fewer, larger reads: of 1 MiB they made an upload 5 % slower, of 64 KiB half as fast. */
const CHUNK_BYTES = 2 * 1024 * 1024;
/** Hashed at once in larger steps, a file of 2 GiB took 6 % longer to upload. */
const STEP_BYTES = 256 * 1024;

/**
 * As many chunks of a file are under way between it and the connection: all the memory that it takes. Where many files are sent
 * at once they keep both threads busy together, with fewer chunks each.
 */
const CHUNKS_UNDER_WAY = { few: 4, many: 2 };
const FEW_READINGS = 4;

/** The system, or the thread, failed a read; the message says how. */
export class ReadFailure extends Error {}

/** A file as it is read and hashed, from its start to its end, by the reading thread. */
export interface Reading {
  /** The chunks, all of {@link CHUNK_BYTES} but the last. Ends early when the file does. Waits for memory to be given back. */
  readonly chunks: AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Gives a chunk back whose bytes nobody needs any more: from here on it is empty. */
  readonly giveBack: (chunk: Uint8Array<ArrayBuffer>) => void;
  /** SHA-256 of all chunks, in lower-case hex; undefined as long as they were not read to their end. */
  readonly digest: () => string | undefined;
  /** Gives up what was not read, and waits for what is being read. Afterwards the descriptor may be closed. */
  readonly end: () => Promise<void>;
}

let thread: Worker | undefined;
let readings = 0;

/** Starts the reading thread ahead of the first reading: it takes as long as a request does. */
export function prepareReading(): void {
  startThread();
}

/**
 * Begins to read and hash `size` bytes. One thread does so for the whole process while this one sends: SHA-256 takes longer
 * than sending does. Chunks change hands without being copied, and their memory comes round again: fresh memory for each cost a
 * third of the time, and grew with the file.
 */
export function beginReading(descriptor: number, size: number): Reading {
  const { port1: port, port2 } = new MessageChannel();
  const closed = once(port, 'close');
  const order: ReadOrder = { port: port2, descriptor, size, chunkBytes: CHUNK_BYTES, stepBytes: STEP_BYTES };
  startThread().postMessage(order, [port2]);
  const ask = (request: ReadRequest, memory: ArrayBuffer[] = []) => port.postMessage(request, memory);
  readings += 1;
  const chunksUnderWay = readings > FEW_READINGS ? CHUNKS_UNDER_WAY.many : CHUNKS_UNDER_WAY.few;
  void closed.then(() => (readings -= 1));
  let digest: string | undefined;

  async function* readChunks(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const answers: AsyncIterable<ReadAnswer[]> = on(port, 'message', { close: ['close'] });
    for (let asked = 0; asked < chunksUnderWay; asked += 1) ask({});
    for await (const [answer] of answers) {
      if (answer === undefined) break;
      if ('error' in answer) throw new ReadFailure(describe(answer.error));
      digest = answer.digest;
      yield answer.bytes;
      if (digest !== undefined) return;
    }
    throw new ReadFailure('the thread that reads files ended');
  }

  return {
    chunks: readChunks(),
    giveBack: ({ buffer }) => ask({ memory: buffer }, [buffer]),
    digest: () => digest,
    async end() {
      // A port that nobody listens to delivers nothing more, not even its end.
      port.on('message', () => undefined);
      ask('end');
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

/** What crosses to another thread of an error is its message. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
