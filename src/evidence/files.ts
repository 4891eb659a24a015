import type { Allowance } from './inputs/allowances.ts';
import type { UploadContent } from './service.ts';

/** The port that the core needs from a file system. */
export interface EvidenceFiles {
  /** Finds what the patterns select, in a stable order, and says what it refused or passed over. */
  find(patterns: readonly string[], allow: ReadonlySet<Allowance>): Promise<FoundFiles>;
  /**
   * Opens a file for one upload. Throws {@link FileChangedError} when it is no longer the file that was found.
   * Whoever opens it closes it.
   */
  open(file: EvidenceFile): Promise<OpenFile>;
}

/** A local file that a pattern selected. */
export interface EvidenceFile {
  /** Relative to the workspace (or to RUNNER_TEMP, or absolute where it is in neither), with `/` between parts. */
  readonly path: string;
  /** Absolute, as the operating system takes it. */
  readonly location: string;
  /** Bytes, when it was found. */
  readonly size: number;
  /** Opaque: tells a file that was replaced or rewritten since. */
  readonly fingerprint: string;
}

/** What a search for evidence files came to. */
export interface FoundFiles {
  /** Each file once, however many patterns selected it. */
  readonly files: readonly EvidenceFile[];
  /** Files that a safety rule keeps back (SECURITY.md). Each turns the run red. */
  readonly refused: readonly RefusedFile[];
  /** Things passed over that a person should know of, such as a link that a wildcard met. */
  readonly notices: readonly string[];
  /** Patterns that selected nothing at all, refused files included. */
  readonly emptyPatterns: readonly string[];
}

/** A file that was selected and stays where it is. */
export interface RefusedFile {
  readonly path: string;
  /** `proof-name`: the name that it would get is none that a service takes. */
  readonly rule: RefusalRule | 'proof-name';
  /** What is wrong with it and how to allow it, where that can be. */
  readonly reason: string;
}

/** Name of a safety rule. All but `git-directory` and `not-a-file` can be lifted with `allow`. */
export type RefusalRule =
  | 'symlinks'
  | 'outside-workspace'
  | 'credentials'
  | 'empty-files'
  | 'git-directory'
  | 'not-a-file'
  | 'unreadable';

/** One opened file: what it streams is what it hashes. */
export interface OpenFile extends UploadContent {
  /** SHA-256 of the whole file in lower-case hex; reads the file unless a whole stream has already told it. */
  sha256(): Promise<string>;
  close(): Promise<void>;
}

/** The file is not, or is no longer, what was found: grown, shrunk, rewritten, replaced or deleted. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}
