import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { InputError } from '../evidence/errors.ts';
import { openForReading } from './head.ts';
import { isInside } from './places.ts';
import { describeSystemError } from './system-error.ts';

const LIMIT_BYTES = 1024 * 1024;

/**
 * The text of a manifest, its path relative to the workspace. Links in the workspace are not followed: who may write there
 * could lead it to any file of the machine, and messages quote a manifest. Throws {@link InputError} when it cannot be had.
 */
export async function readManifestFile(workspace: string, file: string): Promise<string> {
  try {
    const location = await locate(workspace, file);
    const descriptor = openForReading(location, false);
    try {
      return readText(descriptor, file);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (error instanceof InputError) {
      throw error;
    }
    throw new InputError(
      'manifest',
      `${file} cannot be read: ${describeSystemError(error)}. Give its path relative to the workspace.`,
      { cause: error },
    );
  }
}

async function locate(workspace: string, file: string): Promise<string> {
  const location = path.resolve(workspace, file);
  const real = await realpath(location);
  const settled = path.join(await realpath(workspace), path.relative(workspace, location));
  if (isInside(workspace, location) && real !== settled) {
    throw new InputError('manifest', `${file} is, or lies behind, a symbolic link. Name the file itself.`);
  }
  return real;
}

function readText(descriptor: number, file: string): string {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) {
    throw new InputError('manifest', `${file} is not a regular file.`);
  }
  if (stats.size > LIMIT_BYTES) {
    throw new InputError('manifest', `${file} is over 1 MiB. Split it.`);
  }
  return readFileSync(descriptor, 'utf8');
}
