import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RefusedFile } from '../evidence/files.ts';
import { advance, begin, type Glob, type Progress } from './glob.ts';
import { isInside } from './places.ts';
import { refuse } from './refuse.ts';
import { isExcluded, isGitName, type Rules } from './rules.ts';
import { judgeStart } from './start.ts';
import { describeSystemError, isMissing } from './system-error.ts';

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

  const open = begin(glob);
  const pending: Visit[] = [{ location: glob.start, real: start.real, above: [], open, all: open }];
  const entered = new Set<string>();
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await listFolder(folder, rules, walked)) {
      const found = step(glob, folder, entry.name, rules);
      if (!mayMatter(found.all)) continue;
      const isLink = entry.isSymbolicLink();
      const isFolder = isLink ? await leadsToFolder(found.location) : entry.isDirectory();
      if (!concerns(found.all, isFolder) || isExcluded(found.location, isFolder, rules)) continue;

      const isOpen = concerns(found.open, isFolder);
      if (isGitName(entry.name)) {
        if (namesGit(glob)) walked.refused.push(refuseGit(found.location, rules));
      } else if (isLink && !(rules.allow.has('symlinks') && isOpen)) {
        if (isOpen) walked.links.push(found.location);
      } else if (isLink && isFolder) {
        const linked = await enterLink(found, folder, entered);
        if (linked === undefined) walked.repeats.push(found.location);
        else pending.push(linked);
      } else if (isFolder) {
        pending.push(found);
      } else {
        (isOpen ? walked.selected : walked.hidden).push(found.location);
      }
    }
  }
  return walked;
}

/** A folder or file on the way. */
interface Visit {
  readonly location: string;
  /** The real path; only good for telling loops. */
  readonly real: string;
  /** Real paths of the folders from which links were followed to here. */
  readonly above: readonly string[];
  /** Progress of the pattern as the rules stand, */
  readonly open: Progress;
  /** and as it would be if wildcards reached hidden names: the difference is what they passed over. */
  readonly all: Progress;
}

function step(glob: Glob, folder: Visit, name: string, rules: Rules): Visit {
  const dotted = rules.allow.has('hidden-files');
  const open = advance(glob, folder.open.positions, name, dotted);
  const same = folder.open === folder.all && (dotted || !name.startsWith('.'));
  return {
    location: join(folder.location, name),
    real: join(folder.real, name),
    above: folder.above,
    open,
    all: same ? open : advance(glob, folder.all.positions, name, true),
  };
}

function mayMatter(progress: Progress): boolean {
  return progress.selected || progress.positions.length > 0;
}

function concerns(progress: Progress, isFolder: boolean): boolean {
  return isFolder ? progress.positions.length > 0 : progress.selected;
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

/** Each linked folder is entered once for the same rest of the pattern: paths through links can grow without end. */
async function enterLink(link: Visit, folder: Visit, entered: Set<string>): Promise<Visit | undefined> {
  const real = await realpath(link.location);
  const above = [...folder.above, folder.real];
  const key = [real, ...link.open.positions].join('\0');
  if (entered.has(key) || above.some((location) => isInside(real, location))) return undefined;
  entered.add(key);
  return { ...link, real, above };
}

async function leadsToFolder(location: string): Promise<boolean> {
  const target = await stat(location).catch(() => undefined);
  return target?.isDirectory() === true;
}

function namesGit(glob: Glob): boolean {
  return glob.segments.some((segment) => segment.literal !== undefined && isGitName(segment.literal));
}

function refuseGit(location: string, rules: Rules): RefusedFile {
  return refuse(rules.places.show(location), 'git-directory', 'it belongs to Git');
}
