import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { RefusedFile } from '../evidence/files.ts';
import type { Glob } from './glob.ts';
import { enterLink, kindOfTarget } from './link.ts';
import { refuse } from './refuse.ts';
import { isExcluded, isGitName, type Rules } from './rules.ts';
import { judgeStart } from './start.ts';
import { describeSystemError, isMissing } from './system-error.ts';
import { leadsOn, startVisit, takeStep, type Visit } from './visit.ts';

/** What one pattern leads to. Selected files have not been looked at yet. */
export interface Walked {
  /** Absolute locations. */
  readonly selected: string[];
  readonly refused: RefusedFile[];
  /** Files that the pattern would select but for the dot in a name. */
  readonly hidden: string[];
  /** Symbolic links that a wildcard met and did not follow. */
  readonly links: string[];
  /** Linked folders that were not entered again: they lead back, or were entered through another link. */
  readonly repeats: string[];
}

/** Finds what a pattern selects. A folder that cannot be listed is refused, and the search goes on. */
export async function walk(glob: Glob, rules: Rules): Promise<Walked> {
  const walked: Walked = { selected: [], refused: [], hidden: [], links: [], repeats: [] };
  const start = await judgeStart(glob, rules);
  if (start.kind === 'refused') walked.refused.push(start.refused);
  if (start.kind === 'file') walked.selected.push(glob.start);
  if (start.kind !== 'folder') return walked;

  const entered = new Set<string>();
  const pending = [startVisit(glob, start.real)];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await listFolder(folder, rules, walked)) {
      const found = takeStep(glob, folder, entry.name, rules.allow.has('hidden-files'));
      if (!leadsOn(found.all, 'either')) continue;
      const isLink = entry.isSymbolicLink();
      const kind = isLink ? await kindOfTarget(found.location) : entry.isDirectory() ? 'folder' : 'file';
      if (!leadsOn(found.all, kind) || isExcluded(found.location, kind === 'folder', rules)) continue;

      const isOpen = leadsOn(found.open, kind);
      if (isGitName(entry.name)) {
        if (namesGit(glob)) walked.refused.push(refuseGit(found.location, rules));
      } else if (isLink && !(rules.allow.has('symlinks') && isOpen)) {
        if (isOpen) walked.links.push(found.location);
      } else if (isLink && kind === 'folder') {
        const linked = await enterLink(found, folder, entered);
        if (linked === undefined) walked.repeats.push(found.location);
        else pending.push(linked);
      } else if (kind === 'folder') {
        pending.push(found);
      } else {
        (isOpen ? walked.selected : walked.hidden).push(found.location);
      }
    }
  }
  return walked;
}

async function listFolder(folder: Visit, rules: Rules, walked: Walked): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder.location, { withFileTypes: true });
  } catch (error) {
    const isReached = folder.open.positions.length > 0;
    if (isReached && !isMissing(error)) {
      const what = `this folder cannot be listed (${describeSystemError(error)})`;
      walked.refused.push(refuse(rules.places.show(folder.location), 'unreadable', what));
    }
    return [];
  }
}

function namesGit(glob: Glob): boolean {
  return glob.segments.some((segment) => segment.literal !== undefined && isGitName(segment.literal));
}

function refuseGit(location: string, rules: Rules): RefusedFile {
  return refuse(rules.places.show(location), 'git-directory', 'it belongs to Git');
}
