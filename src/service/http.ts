/** One HTTP request, as the storeys of this room hand it down. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: URL;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: HttpBody | undefined;
}

/** The body of a request. */
export interface HttpBody {
  /** Value of the Content-Type header. */
  readonly mediaType: string;
  /** Exact number of bytes that {@link HttpBody.stream} yields. */
  readonly size: number;
  /** All of them, where they are in memory. */
  readonly bytes?: Uint8Array;
  /** Opens the bytes from the start, so that a refused request can be sent again. */
  stream(): AsyncIterable<Uint8Array>;
}

/** The head of an answer, and its body while it arrives. */
export interface HttpAnswer {
  /** Method and path of the request: `POST /v1/proof`. */
  readonly request: string;
  readonly status: number;
  /**
   * The answer began before the request was sent whole: whatever it says, the service has not read the body.
   * Sent is what the operating system has taken, so that a body of up to some megabytes never counts as early.
   */
  readonly early: boolean;
  /** Names in lower case; the first value where a header is repeated. */
  readonly headers: ReadonlyMap<string, string>;
  /** The body. Throws a ServiceError when it is cut. Reading it to the end, or breaking off, releases the connection. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Gives up the body, and the connection with it. */
  discard(): void;
}

/** How a request is named to people: method and path; never the query, which may hold what a person typed. */
export function nameRequest(request: Pick<HttpRequest, 'method' | 'url'>): string {
  return `${request.method} ${request.url.pathname}`;
}

/** True for 2xx (RFC 9110 §15.3). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether a header can carry it: visible ASCII only, so that no line break adds a header of its own. */
export function isSendable(token: string): boolean {
  return /^[\x21-\x7E]+$/u.test(token);
}

/** A body that is in memory. */
export function bodyOf(bytes: Uint8Array, mediaType: string): HttpBody {
  return {
    mediaType,
    size: bytes.byteLength,
    bytes,
    async *stream() {
      yield bytes;
    },
  };
}
