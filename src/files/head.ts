import { closeSync, constants, openSync, readSync } from 'node:fs';

/** Enough for any configuration file or key, and little enough to read from 20,000 files. */
const HEAD_BYTES = 64 * 1024;

/** Reads the first 64 KiB of a file of `size` bytes, as Latin-1: every byte is a character. */
export function readHead(location: string, followLink: boolean, size: number): string {
  const descriptor = openForReading(location, followLink);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(size, HEAD_BYTES));
    const length = readSync(descriptor, buffer, 0, buffer.length, 0);
    return buffer.toString('latin1', 0, length);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Opens without waiting, should the file have become a pipe meanwhile, and without following a link.
 * Windows knows neither flag: there they are undefined, and count as 0.
 */
export function openForReading(location: string, followLink: boolean): number {
  const noFollow = followLink ? 0 : constants.O_NOFOLLOW;
  return openSync(location, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
}
