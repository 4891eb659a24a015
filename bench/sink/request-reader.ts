/** One request, its body counted and thrown away but for the first bytes. */
export interface SinkRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly authorized: boolean;
  readonly bodyBytes: number;
  /** The first bytes of the body: enough for the head of a form's file part. */
  readonly bodyHead: Buffer;
}

const MOST_HEAD_BYTES = 64 * 1024;
const KEPT_BODY_BYTES = 4 * 1024;

/**
 * Reads HTTP/1.1 requests (RFC 9112) off one connection, in the framing that clients with files use: Content-Length.
 * Throws on a chunked body, and on a head that is none.
 */
export class RequestReader {
  readonly #onRequest: (request: SinkRequest) => void;
  readonly #onExpect: () => void;
  #head = '';
  #request: SinkRequest | undefined;
  #kept = 0;
  #left = 0;

  /** @param onExpect called when the client waits for `100 Continue` before it sends the body */
  constructor(onRequest: (request: SinkRequest) => void, onExpect: () => void) {
    this.#onRequest = onRequest;
    this.#onExpect = onExpect;
  }

  /** Takes the next bytes; keeps none of them, so that their buffer may be used again. */
  read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      at = this.#request === undefined ? this.#readHead(bytes, at) : this.#readBody(this.#request, bytes, at);
    }
  }

  #readHead(bytes: Buffer, at: number): number {
    const before = this.#head.length;
    this.#head += bytes.toString('latin1', at, Math.min(bytes.length, at + MOST_HEAD_BYTES));
    const end = this.#head.indexOf('\r\n\r\n', Math.max(0, before - 3));
    if (end < 0) {
      if (this.#head.length > MOST_HEAD_BYTES) {
        throw new Error('The head of a request does not end.');
      }
      return bytes.length;
    }
    this.#begin(this.#head.slice(0, end));
    this.#head = '';
    return at + end + 4 - before;
  }

  #begin(head: string): void {
    const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.1(?:\r\n|$)/u.exec(head) ?? [];
    if (method === undefined || target === undefined || /\r\ntransfer-encoding:/iu.test(head)) {
      throw new Error(`The sink does not read such a request: ${head.slice(0, 200)}`);
    }
    const bodyBytes = Number(/\r\ncontent-length: *(\d+)/iu.exec(head)?.[1] ?? 0);
    this.#request = {
      method,
      target,
      authorized: /\r\nauthorization: *bearer \S/iu.test(head),
      bodyBytes,
      bodyHead: Buffer.alloc(Math.min(bodyBytes, KEPT_BODY_BYTES)),
    };
    this.#kept = 0;
    this.#left = bodyBytes;
    if (bodyBytes > 0 && /\r\nexpect: *100-continue/iu.test(head)) {
      this.#onExpect();
    }
    this.#endWhenRead(this.#request);
  }

  #readBody(request: SinkRequest, bytes: Buffer, at: number): number {
    const end = Math.min(bytes.length, at + this.#left);
    if (this.#kept < request.bodyHead.length) {
      this.#kept += bytes.copy(request.bodyHead, this.#kept, at, end);
    }
    this.#left -= end - at;
    this.#endWhenRead(request);
    return end;
  }

  #endWhenRead(request: SinkRequest): void {
    if (this.#left === 0) {
      this.#request = undefined;
      this.#onRequest(request);
    }
  }
}
