import type { Readable } from 'node:stream';

/** The bytes of all versions, each kept once under its SHA-256. */
export interface Blobs {
  /** Takes bytes in as they come; nothing of them is visible before {@link ReceivedBlob.keep}. */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<ReceivedBlob>;
  /** Opens stored bytes; the caller reads or destroys the stream. */
  open(sha256: string): Readable;
  /** Forgets what a killed process left behind: half-received bytes, and blobs that no version names. */
  sweep(isNamed: (sha256: string) => boolean): Promise<void>;
}

/** Bytes received whole, not yet kept. */
export interface ReceivedBlob {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Makes the bytes durable. Only after this may a version name them. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}
