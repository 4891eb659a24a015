/**
 * The user's mistake: wrong input, found before any write. Exit code 2.
 * The message names the input and the way out.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** The input, manifest key or flag at fault, such as `link`. */
  readonly input: string;

  constructor(input: string, message: string, options?: ErrorOptions) {
    super(`${input}: ${message}`, options);
    this.input = input;
  }
}

/** Why one piece of evidence did not land. Stable: scripts may match on it. */
export type FailureCode =
  /** A safety rule keeps the file back. */
  | 'refused-file'
  /** Several items in scope bear the name, and `if-ambiguous` is `error`. */
  | 'ambiguous'
  /** Nothing in scope bears the name, and `if-missing` is `error`. */
  | 'missing'
  /** The item already gets a version from another file in this run. */
  | 'second-version'
  /** A pinned item does not exist. */
  | 'not-found'
  /** What the scope holds could not be learned. Never taken for "nothing". */
  | 'list-failed'
  /** The CSV does not fit its schema, or is none. */
  | 'csv-invalid'
  /** The file changed after it was found. */
  | 'file-changed'
  /** The service refused the request. */
  | 'refused'
  /** The service could not be reached, or asked for a longer wait than the budget allows. */
  | 'unavailable'
  /** The access token is wrong or has expired. */
  | 'unauthorized'
  /** The service stored another name than was sent. */
  | 'renamed'
  /** The file is up, but its schema is not set. */
  | 'schema-not-set'
  /** What the service stored is not what was sent. */
  | 'not-confirmed'
  /** Another job wrote the same name into the scope meanwhile. */
  | 'duplicate'
  /** A download would write over a file. */
  | 'file-exists'
  /** Two downloads would be the same file. */
  | 'same-file'
  /** A download could not be written to the disk. */
  | 'not-written'
  /** Nobody can tell whether the write landed. */
  | 'unknown'
  /** A fault of this program met this file; the others still go. */
  | 'internal'
  /** The run ended before this step's turn. */
  | 'not-attempted';

/** Why one piece of evidence did not land, and what to do next, in words for a person. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

/** One piece of evidence did not land; the others still go. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
