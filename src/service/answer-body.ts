/** What is told of a connection: to wait, or to go on, or to be given up. */
export interface Flow {
  pause(): void;
  resume(): void;
  abort(reason: Error): void;
}

/** So much may lie unread before the connection is told to wait. */
const MOST_WAITING_BYTES = 256 * 1024;

/** The body of an answer, from the connection that pushes it to the reader who pulls: memory for a few pieces. */
export class AnswerBody {
  readonly #flow: Flow;
  readonly #pieces: Uint8Array[] = [];
  #waitingBytes = 0;
  #isOver = false;
  #failure: Error | undefined;
  #wake: () => void = () => undefined;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  push(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.#waitingBytes += piece.byteLength;
    if (this.#waitingBytes > MOST_WAITING_BYTES) {
      this.#flow.pause();
    }
    this.#wake();
  }

  /** Nothing more will come; with a failure, what should have is missing. */
  end(failure?: Error): void {
    this.#isOver = true;
    this.#failure = failure;
    this.#wake();
  }

  /** Gives up the rest, and the connection with it. */
  discard(): void {
    if (!this.#isOver) {
      this.#flow.abort(new Error('the answer was given up'));
    }
  }

  /** Throws the failure where the body ends in one. Reading to the end, or breaking off, releases the connection. */
  async *read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const piece = this.#pieces.shift();
        if (piece !== undefined) {
          this.#waitingBytes -= piece.byteLength;
          yield piece;
        } else if (this.#isOver) {
          break;
        } else {
          await this.#more();
        }
      }
    } finally {
      this.discard();
    }
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
  }

  async #more(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    this.#flow.resume();
    await promise;
  }
}
