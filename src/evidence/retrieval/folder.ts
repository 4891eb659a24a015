/** The port that the core needs to bring evidence back: one local folder, of which nothing is left. */
export interface Folder {
  /**
   * Writes a new file, whole or not at all. Whatever the bytes throw is thrown on, and nothing stays behind; else throws
   * EvidenceError, with the code `file-exists` or `not-written`.
   *
   * @param name one that {@link makeFileName} made
   */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<PlacedFile>;
}

/** A file that was written. */
export interface PlacedFile {
  /** As a person knows it: relative to the workspace where it is in there. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hex. */
  readonly sha256: string;
}
