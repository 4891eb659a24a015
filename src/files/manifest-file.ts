import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { InputError } from '../evidence/errors.ts';
import { describeSystemError } from './system-error.ts';

const LIMIT_BYTES = 1024 * 1024;

/** The text of a manifest, its path relative to the workspace. Throws {@link InputError} when it cannot be had. */
export async function readManifestFile(workspace: string, file: string): Promise<string> {
  const location = path.resolve(workspace, file);
  try {
    const { size } = await stat(location);
    if (size > LIMIT_BYTES) {
      throw new InputError('manifest', `${file} is over 1 MiB. Split it.`);
    }
    return await readFile(location, 'utf8');
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
