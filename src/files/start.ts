import { lstat, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RefusalRule, RefusedFile } from '../evidence/files.ts';
import { matchAny } from './match.ts';
import type { Pattern } from './patterns.ts';
import { type Places, stepsTo } from './places.ts';
import { refuse } from './refuse.ts';
import { isGitName, type Rules } from './rules.ts';
import { isMissing } from './system-error.ts';

/** What is to be done where a pattern starts. */
export type Start =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'search' }
  | { readonly kind: 'refused'; readonly refused: RefusedFile };

/**
 * Judges the part of a pattern that the user wrote out, before anything below it is looked at: there a link is refused,
 * not passed over. Throws what the system says of a place that cannot be looked at.
 */
export async function judgeStart({ start, globs }: Pattern, rules: Rules): Promise<Start> {
  const { places, allow, excludes } = rules;
  const entry = await lstat(start).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (entry === undefined) return { kind: 'nothing' };

  const target = entry.isSymbolicLink() ? await stat(start).catch(() => entry) : entry;
  const isFolder = target.isDirectory();
  if (isFolder ? excludes.takeAllBelow(start) : excludes.takeFile(start)) return { kind: 'nothing' };
  if (!isFolder && !matchAny(globs, true)(start)) return { kind: 'nothing' };

  const link = allow.has('symlinks') ? undefined : await findLink(start, places);
  if (link === start) return refuseStart('symlinks', 'it is a symbolic link');
  if (link !== undefined) {
    return refuseStart('symlinks', `${places.show(link)}, on the way to it, is a symbolic link`);
  }
  if (!isFolder) return { kind: 'search' };

  const real = await realpath(start);
  if (!allow.has('outside-workspace') && !places.holds(real) && !places.leadsTo(real)) {
    return refuseStart('outside-workspace', 'this folder is outside of the workspace and RUNNER_TEMP');
  }
  if (places.partsOf(real).some(isGitName)) return refuseStart('git-directory', 'it belongs to Git');
  return { kind: 'search' };

  function refuseStart(rule: RefusalRule, what: string): Start {
    return { kind: 'refused', refused: refuse(places.show(start), rule, what) };
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
