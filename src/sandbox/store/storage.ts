import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { openFileBlobs } from './file-blobs.ts';
import { openMemoryBlobs } from './memory-blobs.ts';
import { openStore, type Store } from './store.ts';

/** Metadata and bytes. A version is committed to the one only after its bytes are durable in the other. */
export interface Storage {
  readonly store: Store;
  readonly blobs: Blobs;
}

/**
 * @param folder that keeps everything; undefined keeps it in memory
 * @param now milliseconds since the epoch
 * @param changed is called after each commit
 * @throws when another sandbox holds the folder
 */
export async function openStorage(
  folder: string | undefined,
  now: () => number,
  changed: () => void,
): Promise<Storage> {
  if (folder === undefined) return { store: openStore(':memory:', now, changed), blobs: openMemoryBlobs() };
  await mkdir(folder, { recursive: true });
  const store = openOnce(folder, now, changed);
  const blobs = await openFileBlobs(folder);
  await blobs.sweep((sha256) => store.namesBlob(sha256));
  return { store, blobs };
}

function openOnce(folder: string, now: () => number, changed: () => void): Store {
  try {
    return openStore(join(folder, 'proof.db'), now, changed);
  } catch (error) {
    throw new Error(
      `The sandbox cannot open ${join(folder, 'proof.db')}. Does another sandbox use this folder?`,
      {
        cause: error,
      },
    );
  }
}
