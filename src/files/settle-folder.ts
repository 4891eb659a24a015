import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';

import type { Allowance } from '../evidence/inputs/allowances.ts';
import { InputError } from '../evidence/errors.ts';
import { locatePlaces, type PlaceNames, type Places, stepsTo } from './places.ts';
import { isGitName } from './rules.ts';
import { describeSystemError } from './system-error.ts';

/** Where a folder for downloads may be, and what may be written over in it. */
export interface FolderRules {
  readonly places: PlaceNames;
  readonly overwrite: boolean;
  readonly allow: ReadonlySet<Allowance>;
}

/** A folder that is there and may be written to. */
export interface SettledFolder {
  /** Real path. */
  readonly location: string;
  /** A path in it, as a person knows it. */
  readonly show: (location: string) => string;
}

/**
 * The real folder that a path leads to, made where it was not there. Judged before it is made, so that no folder appears where
 * none may: in the workspace or RUNNER_TEMP, whatever links are on the way, and never in `.git`.
 */
export async function settleFolder(directory: string, rules: FolderRules): Promise<SettledFolder> {
  const places = await locatePlaces(rules.places);
  const location = path.resolve(rules.places.workspace, directory);
  try {
    requirePlace(await realAncestor(location), directory, places, rules);
    await mkdir(location, { recursive: true });
    const real = await realpath(location);
    requirePlace(real, directory, places, rules);
    return { location: real, show: (shown) => places.show(shown) };
  } catch (error) {
    if (error instanceof InputError) {
      throw error;
    }
    throw new InputError('directory', `${directory} cannot be made: ${describeSystemError(error)}.`, {
      cause: error,
    });
  }
}

/** The location with its links resolved, as far as it is there. */
async function realAncestor(location: string): Promise<string> {
  for (const step of stepsTo(location).toReversed()) {
    const real = await realpath(step).catch(() => undefined);
    if (real !== undefined) {
      return path.join(real, path.relative(step, location));
    }
  }
  return location;
}

function requirePlace(real: string, directory: string, places: Places, { allow }: FolderRules): void {
  if (places.partsOf(real).some(isGitName)) {
    throw new InputError('directory', `${directory} belongs to Git. Choose another.`);
  }
  if (!places.holds(real) && !allow.has('outside-workspace')) {
    throw new InputError(
      'directory',
      `${directory} is outside of the workspace and RUNNER_TEMP. Choose a folder inside, or say so with "allow: outside-workspace".`,
    );
  }
}
