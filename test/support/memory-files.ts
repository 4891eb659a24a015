import { createHash } from 'node:crypto';

import { minimatch } from 'minimatch';

import {
  type EvidenceFile,
  type EvidenceFiles,
  FileChangedError,
  type FoundFiles,
  type OpenFile,
} from '../../src/evidence/files.ts';

/** Evidence files that are in memory, found by the plainest of globbing. */
export class MemoryFiles implements EvidenceFiles {
  readonly #contents: Map<string, Buffer>;
  readonly #changed = new Set<string>();
  readonly #found: Partial<Omit<FoundFiles, 'files'>>;
  /** Files that are open now. */
  openCount = 0;

  constructor(contents: Readonly<Record<string, string>>, found: Partial<Omit<FoundFiles, 'files'>> = {}) {
    this.#contents = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
    this.#found = found;
  }

  /** From now on the file is not what was found. */
  change(path: string): void {
    this.#changed.add(path);
  }

  async find(patterns: readonly string[]): Promise<FoundFiles> {
    const paths = [...this.#contents.keys()];
    const excludes = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const includes = patterns.filter((pattern) => !pattern.startsWith('!'));
    const selected = paths.filter((path) => isAny(path, includes) && !isAny(path, excludes));
    const files = selected.map((path) => describeFile(path, this.#contents.get(path) ?? Buffer.alloc(0)));
    const emptyPatterns = includes.filter((pattern) => !selected.some((path) => isAny(path, [pattern])));
    return { refused: [], notices: [], emptyPatterns, ...this.#found, files };
  }

  async open({ path }: EvidenceFile): Promise<OpenFile> {
    const bytes = this.#contents.get(path) ?? Buffer.alloc(0);
    this.#checkSame(path);
    this.openCount += 1;
    let digest: string | undefined;
    const read = () => {
      this.#checkSame(path);
      digest = sha256Of(bytes);
      return bytes;
    };
    return {
      size: bytes.length,
      async *stream() {
        yield read();
      },
      sha256: async () => digest ?? sha256Of(read()),
      close: async () => {
        this.openCount -= 1;
      },
    };
  }

  #checkSame(path: string): void {
    if (this.#changed.has(path)) {
      throw new FileChangedError(`${path} was rewritten after it was found`);
    }
  }
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => minimatch(path, pattern, { dot: true }));
}

function describeFile(path: string, bytes: Buffer): EvidenceFile {
  return { path, location: `/workspace/${path}`, size: bytes.length, fingerprint: sha256Of(bytes) };
}
