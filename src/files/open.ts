import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../evidence/files.ts';
import { explainChange, explainLoss } from './change.ts';
import { fingerprintOf, followsLink, identify } from './fingerprint.ts';
import { openForReading } from './head.ts';

/** Fewer, larger reads: 64 KiB ones made uploads half as fast (toolchain.md, "undici 8"). */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Opens a file that was found, and keeps to it: a stream yields exactly the bytes that were found, or throws
 * {@link FileChangedError} before its last chunk, so that no request can complete with others.
 */
export async function openFound(file: EvidenceFile): Promise<OpenFile> {
  const handle = await openSame(file);
  let digest: string | undefined;

  async function* stream(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let held: Uint8Array | undefined;
    for await (const chunk of readChunks(handle, file.size)) {
      if (held !== undefined) yield held;
      hash.update(chunk);
      held = chunk;
    }
    await verifySame(file, handle);
    const whole = hash.digest('hex');
    digest ??= whole;
    if (whole !== digest) throw new FileChangedError(explainChange(file));
    if (held !== undefined) yield held;
  }

  return {
    size: file.size,
    stream,
    async sha256() {
      if (digest === undefined) await drain(stream());
      if (digest === undefined) throw new Error(`${file.path} was read to its end without a digest`);
      return digest;
    },
    close: () => handle.close(),
  };
}

async function openSame(file: EvidenceFile): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await openForReading(file.location, followsLink(file.fingerprint));
  } catch (error) {
    throw new FileChangedError(explainLoss(file, error), { cause: error });
  }
  try {
    await verifySame(file, handle);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Both the path and the handle: the path may have led elsewhere for the moment of opening. The path first, because
 * a deletion or replacement shows in the handle, too, but as a lesser change.
 */
async function verifySame(file: EvidenceFile, handle: FileHandle): Promise<void> {
  const followLink = followsLink(file.fingerprint);
  const atPath = await identify(file.location, followLink).catch((error: unknown) => {
    throw new FileChangedError(explainLoss(file, error), { cause: error });
  });
  const inHand = await handle.stat({ bigint: true });
  for (const stats of [atPath.stats, inHand]) {
    if (fingerprintOf(stats, followLink) !== file.fingerprint) {
      throw new FileChangedError(explainChange(file, stats));
    }
  }
}

/** Reads one chunk ahead while another is hashed and sent: a sixth faster. Ends early when the file does. */
async function* readChunks(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  let ahead = readChunk(handle, 0, size);
  for (let position = 0; ;) {
    const chunk = await ahead;
    if (chunk.length === 0) return;
    position += chunk.length;
    ahead = readChunk(handle, position, size);
    // Whoever breaks off never awaits it: a failure is then nobody's.
    ahead.catch(() => undefined);
    yield chunk;
  }
}

/** Each chunk has memory of its own, because a socket may still hold the one before. */
async function readChunk(handle: FileHandle, position: number, size: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - position));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
  return buffer.subarray(0, bytesRead);
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const reader = chunks[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}
