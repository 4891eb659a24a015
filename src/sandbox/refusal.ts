/** A request that the service refuses. The message is a sentence for the caller: what is wrong, and what would be right. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Response headers that belong to this status, such as `allow` with a 405. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The one error shape of the sandbox (docs/sandbox.md, "What it assumes"). */
export interface ErrorBody {
  readonly statusCode: number;
  readonly message: string;
}

export function errorBody(statusCode: number, message: string): ErrorBody {
  return { statusCode, message };
}
