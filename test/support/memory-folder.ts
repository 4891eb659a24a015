import { EvidenceError } from '../../src/evidence/errors.ts';
import type { Folder, PlacedFile } from '../../src/evidence/retrieval/folder.ts';
import { sha256Of } from './memory-files.ts';

/** A folder in memory: a file is there whole or not at all, and never written over. */
export class MemoryFolder implements Folder {
  readonly files = new Map<string, Buffer>();

  async put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<PlacedFile> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) {
      chunks.push(chunk);
    }
    const content = Buffer.concat(chunks);
    if (this.files.has(name)) {
      throw new EvidenceError('file-exists', `${name} is there already`);
    }
    this.files.set(name, content);
    return { path: name, size: content.length, sha256: sha256Of(content) };
  }
}
