import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Enough for any configuration file or key, and little enough to read from 20,000 files. */
const HEAD_BYTES = 64 * 1024;

/** Reads the first 64 KiB of a file of `size` bytes, as Latin-1: every byte is a character. */
export async function readHead(location: string, followLink: boolean, size: number): Promise<string> {
  const handle = await openForReading(location, followLink);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(size, HEAD_BYTES));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Opens without waiting, should the file have become a pipe meanwhile, and without following a link.
 * Windows knows neither flag: there they are undefined, and count as 0.
 */
export function openForReading(location: string, followLink: boolean): Promise<FileHandle> {
  const noFollow = followLink ? 0 : constants.O_NOFOLLOW;
  return open(location, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
}
