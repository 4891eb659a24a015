import { join } from 'node:path';
import type { Allowance } from '../evidence/inputs/allowances.ts';
import { matchAny } from './match.ts';
import type { Pattern } from './patterns.ts';
import type { Places } from './places.ts';

/** What one search goes by. */
export interface Rules {
  readonly places: Places;
  readonly excludes: Excludes;
  readonly allow: ReadonlySet<Allowance>;
}

/** What all excludes of a search take away together. */
export interface Excludes {
  readonly globs: readonly string[];
  takeFile(location: string): boolean;
  takeAllBelow(folder: string): boolean;
}

/** Excludes reach hidden names, too. */
export function joinExcludes(patterns: readonly Pattern[]): Excludes {
  const globs = patterns.flatMap((pattern) => pattern.globs);
  const wholes = globs.filter((glob) => glob.endsWith('/**/*'));
  const takesBelow = matchAny(wholes, true);
  return {
    globs,
    takeFile: matchAny(globs, true),
    // One name stands for all, because "**/*" tells none from another.
    takeAllBelow: (folder) => takesBelow(join(folder, 'any')),
  };
}

/** `.git` in any case: some file systems do not tell them apart. A worktree or submodule has a file of that name. */
export function isGitName(name: string): boolean {
  return name.toLowerCase() === '.git';
}
