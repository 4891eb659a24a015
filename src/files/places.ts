import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { InputError } from '../evidence/errors.ts';
import { describeSystemError } from './system-error.ts';

/** The folders that evidence may come from, as real paths: either may itself be reached through a link. */
export interface Places {
  readonly workspace: string;
  /** True for a real path inside the workspace or RUNNER_TEMP. */
  holds(real: string): boolean;
  /** True for a real path that the workspace or RUNNER_TEMP lies below. */
  leadsTo(real: string): boolean;
  /** The same location, under the real path of the workspace or RUNNER_TEMP. */
  settle(location: string): string;
  /** The path as a person knows it: relative to the workspace or RUNNER_TEMP, with `/` between parts. */
  show(location: string): string;
  /** The names below the workspace or RUNNER_TEMP, or all names where a location is in neither. */
  partsOf(location: string): readonly string[];
}

/** The folders that evidence may come from and go to, as the environment names them. */
export interface PlaceNames {
  /** Absolute path. */
  readonly workspace: string;
  /** Absolute path of RUNNER_TEMP, where there is one. */
  readonly runnerTemp?: string | undefined;
}

/** Resolves the folders once. Throws {@link InputError} when there is no workspace. */
export async function locatePlaces(names: PlaceNames): Promise<Places> {
  const workspace = await resolveWorkspace(names.workspace);
  const roots = [{ named: names.workspace, real: workspace }];
  if (names.runnerTemp !== undefined) {
    const real = await realpath(names.runnerTemp).catch(() => undefined);
    if (real !== undefined) roots.push({ named: names.runnerTemp, real });
  }
  const reals = roots.map((root) => root.real);

  function within(location: string): string {
    const root = reals.find((root) => isInside(root, location));
    return root === undefined ? location : pathFrom(root, location);
  }

  return {
    workspace,
    holds: (real) => reals.some((root) => isInside(root, real)),
    leadsTo: (real) => reals.some((root) => isInside(real, root)),
    settle(location) {
      const root = roots.find(({ named }) => isInside(named, location));
      return root === undefined ? location : join(root.real, pathFrom(root.named, location));
    },
    show: (location) => within(location).replaceAll(sep, '/') || '.',
    partsOf: (location) => within(location).split(sep),
  };
}

/** True when `location` is `folder` or lies below it. Both are absolute and normal. */
export function isInside(folder: string, location: string): boolean {
  const path = pathFrom(folder, location);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Empty parts, and those that mean the same folder or the one above. */
const UNRESOLVED = /[\\/]\.{0,2}(?:[\\/]|$)/u;

/** What `relative` says, which takes both apart each time: of a location below the folder its beginning tells as much. */
function pathFrom(folder: string, location: string): string {
  const isBelow = location.startsWith(folder) && location.charAt(folder.length) === sep;
  return isBelow && !UNRESOLVED.test(location)
    ? location.slice(folder.length + 1)
    : relative(folder, location);
}

/** A location and every folder above it, from the root down. */
export function stepsTo(location: string): readonly string[] {
  const parent = dirname(location);
  return parent === location ? [location] : [...stepsTo(parent), location];
}

async function resolveWorkspace(workspace: string): Promise<string> {
  try {
    return await realpath(workspace);
  } catch (error) {
    throw new InputError(
      'workspace',
      `${workspace} cannot be read (${describeSystemError(error)}): run where the evidence is`,
      { cause: error },
    );
  }
}
