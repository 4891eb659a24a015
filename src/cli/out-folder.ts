import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { InputError } from '../evidence/errors.ts';

/** Makes the folder of `--out`, before anything is uploaded whose record would then be lost. Returns its absolute path. */
export async function prepareFolder(folder: string): Promise<string> {
  const location = path.resolve(folder);
  try {
    await mkdir(location, { recursive: true });
    await access(location, constants.W_OK);
    return location;
  } catch (cause) {
    throw new InputError('out', `${folder} cannot be written to. Give a folder of your own.`, { cause });
  }
}

/** A part of file names that sorts by time and differs between processes. */
export function nameRun(): string {
  return `${new Date().toISOString().replaceAll(/[:.]/gu, '-')}-${process.pid}`;
}
