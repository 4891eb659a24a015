import { createHash, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { EvidenceError } from '../evidence/errors.ts';
import type { Folder, PlacedFile } from '../evidence/retrieval/folder.ts';
import type { FolderRules } from './settle-folder.ts';
import { settleFolder } from './settle-folder.ts';
import { describeSystemError, isSystemError } from './system-error.ts';

/**
 * Opens a folder for downloads, and makes it where there is none. Throws InputError when it is outside of where files may be
 * written. A file is written under a name of its own and takes its place when it is whole.
 */
export async function openFolder(directory: string, rules: FolderRules): Promise<Folder> {
  const { location, show } = await settleFolder(directory, rules);
  return {
    async put(name, bytes) {
      if (path.basename(name) !== name) {
        throw new Error(`"${name}" is not the name of a file in a folder`);
      }
      const place = path.join(location, name);
      return describeFaults(show(place), async () => {
        if (!rules.overwrite) {
          await requireNothing(place);
        }
        const { size, sha256 } = await writeWhole(place, location, bytes, rules.overwrite);
        return { path: show(place), size, sha256 };
      });
    },
  };
}

async function writeWhole(
  place: string,
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  overwrite: boolean,
): Promise<Omit<PlacedFile, 'path'>> {
  const part = path.join(folder, `.proof-${randomUUID()}.part`);
  const handle = await open(part, 'wx');
  try {
    const written = await writeAll(handle, bytes);
    await handle.close();
    if (!overwrite) {
      // Taken exclusively first: rename alone would write over what somebody else has put there meanwhile.
      await (await open(place, 'wx')).close();
    }
    await rename(part, place);
    return written;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Writes each piece as it arrives, and at once: handed to Node's threads, pieces go cold in the processor's caches, and a download of
 * 2 GiB took three times as long.
 */
async function writeAll(
  { fd }: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Omit<PlacedFile, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.byteLength;
    for (let written = 0; written < chunk.byteLength;) {
      written += writeSync(fd, chunk, written);
    }
  }
  return { size, sha256: hash.digest('hex') };
}

/** Looked at before the transfer, which may be long; judged again when the file takes its place. */
async function requireNothing(place: string): Promise<void> {
  const found = await lstat(place).catch(() => undefined);
  if (found !== undefined) {
    throw Object.assign(new Error('a file is there'), { code: 'EEXIST' });
  }
}

async function describeFaults<Result>(shown: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isSystemError(error) || error instanceof EvidenceError) {
      throw error;
    }
    if (error.code === 'EEXIST') {
      throw new EvidenceError(
        'file-exists',
        `${shown} is there already, and nothing is written over. Move it away, choose another "directory", or set "overwrite: true".`,
        { cause: error },
      );
    }
    throw new EvidenceError('not-written', `${shown} could not be written: ${describeSystemError(error)}.`, {
      cause: error,
    });
  }
}
