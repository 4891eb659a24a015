import { lstat, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RefusedFile } from '../evidence/files.ts';
import { begin, type Glob } from './glob.ts';
import { type Places, stepsTo } from './places.ts';
import { refuse } from './refuse.ts';
import { isExcluded, isGitName, type Rules } from './rules.ts';
import { describeSystemError, isMissing } from './system-error.ts';

/** What stands where a pattern starts. */
export type Start =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'file' }
  | { readonly kind: 'folder'; readonly real: string }
  | { readonly kind: 'refused'; readonly refused: RefusedFile };

/** Judges the part of a pattern that the user wrote out: there a link is refused, not passed over. */
export async function judgeStart(glob: Glob, rules: Rules): Promise<Start> {
  const { places, allow } = rules;
  try {
    const entry = await lstat(glob.start);
    const target = entry.isSymbolicLink() ? await stat(glob.start).catch(() => entry) : entry;
    const isFolder = target.isDirectory();
    if (isExcluded(glob.start, isFolder, rules)) return { kind: 'nothing' };
    if (!isFolder && !begin(glob).selected) return { kind: 'nothing' };

    const link = allow.has('symlinks') ? undefined : await findLink(glob.start, places);
    if (link !== undefined) return refuseLink(link, glob.start, places);
    if (!isFolder) return { kind: 'file' };

    const real = await realpath(glob.start);
    if (!allow.has('outside-workspace') && !places.holds(real) && !places.leadsTo(real)) {
      return refuseStart('outside-workspace', 'this folder is outside of the workspace and RUNNER_TEMP');
    }
    if (places.partsOf(real).some(isGitName)) return refuseStart('git-directory', 'it belongs to Git');
    return { kind: 'folder', real };
  } catch (error) {
    if (isMissing(error)) return { kind: 'nothing' };
    return refuseStart('unreadable', `it cannot be read (${describeSystemError(error)})`);
  }

  function refuseStart(rule: RefusedFile['rule'], what: string): Start {
    return { kind: 'refused', refused: refuse(places.show(glob.start), rule, what) };
  }
}

/**
 * The first symbolic link on the way to a location. Links outside of the workspace and RUNNER_TEMP are the
 * machine's own (`/tmp` on macOS) and do not count, except for the last.
 */
async function findLink(location: string, places: Places): Promise<string | undefined> {
  for (const step of stepsTo(location)) {
    if (!(await lstat(step)).isSymbolicLink()) continue;
    if (step === location || places.holds(await realpath(dirname(step)))) return step;
  }
  return undefined;
}

function refuseLink(link: string, start: string, places: Places): Start {
  const what =
    link === start ? 'it is a symbolic link' : `${places.show(link)}, on the way to it, is a symbolic link`;
  return { kind: 'refused', refused: refuse(places.show(start), 'symlinks', what) };
}
