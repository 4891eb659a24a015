import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs, ReceivedBlob } from './blobs.ts';

const READ_CHUNK_BYTES = 1024 * 1024;

/**
 * Blobs as files: `incoming/<uuid>` while they arrive, `blobs/<sha256>` once kept.
 * A kept blob was written, fsynced and renamed in this order, and its folder fsynced: it is whole or not there.
 */
export async function openFileBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming');
  const blobs = join(folder, 'blobs');
  await mkdir(incoming, { recursive: true });
  await mkdir(blobs, { recursive: true });

  return {
    async receive(bytes) {
      const path = join(incoming, randomUUID());
      try {
        const written = await writeDurably(path, bytes);
        return {
          ...written,
          keep: () => moveDurably(path, blobs, written.sha256),
          discard: () => remove(path),
        };
      } catch (error) {
        await remove(path);
        throw error;
      }
    },
    open: (sha256) => createReadStream(join(blobs, sha256), { highWaterMark: READ_CHUNK_BYTES }),
    async sweep(isNamed) {
      for (const name of await readdir(incoming)) await remove(join(incoming, name));
      for (const sha256 of await readdir(blobs)) if (!isNamed(sha256)) await remove(join(blobs, sha256));
    },
  };
}

async function writeDurably(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Pick<ReceivedBlob, 'sha256' | 'size'>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

async function moveDurably(from: string, blobs: string, sha256: string): Promise<void> {
  await rename(from, join(blobs, sha256));
  await syncFolder(blobs);
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder to fsync it; its file system journals the rename by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true });
}
