import { lstatSync, type Stats, statSync } from 'node:fs';
import type { RefusedFile } from '../evidence/files.ts';
import { searchGlobs } from './glob.ts';
import { matchAny } from './match.ts';
import type { Pattern } from './patterns.ts';
import { isGitName, type Rules } from './rules.ts';
import { judgeStart } from './start.ts';
import { explainStop } from './stop.ts';

/** What one pattern leads to, in no order. */
export interface Selection {
  /** Absolute locations. */
  readonly selected: string[];
  readonly refused: RefusedFile[];
  /** Files that the pattern would select but for the dot in a name. */
  readonly hidden: string[];
  /** Symbolic links that a wildcard met and did not follow. */
  readonly links: string[];
}

/**
 * Finds what a pattern selects, and tells each file at once, while the search goes on. Throws an InputError when the search
 * cannot come to its end.
 */
export async function selectFiles(
  pattern: Pattern,
  rules: Rules,
  onSelected: (location: string) => void,
): Promise<Selection> {
  const selection: Selection = { selected: [], refused: [], hidden: [], links: [] };
  const judge = readJudgement(pattern, rules);
  const visit = (location: string) => {
    const kind = judge(location);
    if (kind === undefined) return;
    selection[kind].push(location);
    if (kind === 'selected') onSelected(location);
  };
  await search(pattern, rules, selection.refused, visit).catch((error: unknown) => {
    throw explainStop(error, pattern.text, rules.places);
  });
  return selection;
}

/** Where links are not followed, the ways to what is selected are searched, too, for the linked folders on them. */
async function search(
  pattern: Pattern,
  rules: Rules,
  refused: RefusedFile[],
  visit: (location: string) => void,
): Promise<void> {
  const start = await judgeStart(pattern, rules);
  if (start.kind === 'refused') refused.push(start.refused);
  if (start.kind !== 'search') return;
  const followLinks = rules.allow.has('symlinks');
  const globs = followLinks ? pattern.globs : [...pattern.globs, ...pattern.ways];
  await searchGlobs({ globs, excludes: rules.excludes.globs, followLinks }, visit);
}

type Judge = (location: string) => 'selected' | 'hidden' | 'links' | undefined;

/** Tells the globber's finds apart, which reaches hidden names and Git's, and takes a link for a file. */
function readJudgement(pattern: Pattern, { places, allow, excludes }: Rules): Judge {
  const selects = matchAny(pattern.globs, allow.has('hidden-files'));
  const selectsHidden = matchAny(pattern.globs, true);
  const leadsOn = matchAny(pattern.ways, allow.has('hidden-files'));
  const namesGit = pattern.text.split(/[\\/]/).some(isGitName);

  return (location) => {
    if (!namesGit && places.partsOf(location).some(isGitName)) return undefined;
    const isSelected = selects(location);
    if (!isSelected && selectsHidden(location)) return 'hidden';
    if (allow.has('symlinks') || !isLink(location)) return isSelected ? 'selected' : undefined;
    const isMissed = isLinkedFolder(location)
      ? leadsOn(location) && !excludes.takeAllBelow(location)
      : isSelected;
    return isMissed ? 'links' : undefined;
  };
}

/** What vanished meanwhile counts as no link: whoever reads it is told. */
function isLink(location: string): boolean {
  return look(lstatSync, location)?.isSymbolicLink() === true;
}

function isLinkedFolder(link: string): boolean {
  return look(statSync, link)?.isDirectory() === true;
}

function look(see: (location: string) => Stats, location: string): Stats | undefined {
  try {
    return see(location);
  } catch {
    return undefined;
  }
}
