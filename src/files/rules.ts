import type { Allowance } from '../evidence/allowances.ts';
import { follow, type Glob, takesAllBelow } from './glob.ts';
import type { Places } from './places.ts';

/** What one search goes by. */
export interface Rules {
  readonly places: Places;
  readonly excludes: readonly Glob[];
  readonly allow: ReadonlySet<Allowance>;
}

/** True for a file that an exclude selects, and for a folder when one selects everything below it. */
export function isExcluded(location: string, isFolder: boolean, rules: Rules): boolean {
  return rules.excludes.some((exclude) => {
    const progress = follow(exclude, location);
    return isFolder ? takesAllBelow(exclude, progress) : progress.selected;
  });
}

/** `.git` in any case: some file systems do not tell them apart. A worktree or submodule has a file of that name. */
export function isGitName(name: string): boolean {
  return name.toLowerCase() === '.git';
}
