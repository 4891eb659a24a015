import { create } from '@actions/glob';
import { dropDebugLines } from './debug-lines.ts';

/** One search of the toolkit's globber. All globs are absolute and hold no line break. */
export interface Search {
  readonly globs: readonly string[];
  readonly excludes: readonly string[];
  readonly followLinks: boolean;
}

/**
 * Visits the locations of everything but folders that a glob matches and no exclude does, hidden or not. A link that is not
 * followed counts as a file. Throws what the system says of the first place that cannot be looked at, and, when links are
 * followed, at the first that leads nowhere: the globber can only stop there, or leave it out without a word.
 */
export function searchGlobs(
  { globs, excludes, followLinks }: Search,
  visit: (location: string) => void,
): Promise<void> {
  // The last line that matches decides: an exclude behind all globs applies to each of them.
  const lines = [...globs, ...excludes.map((glob) => `!${glob}`)];
  return dropDebugLines(async () => {
    const globber = await create(lines.join('\n'), {
      followSymbolicLinks: followLinks,
      omitBrokenSymbolicLinks: false,
      implicitDescendants: false,
      matchDirectories: false,
    });
    const locations = globber.globGenerator();
    // Asked for ahead: the globber waits for the system at each location, and the one before is visited meanwhile.
    let ahead = locations.next();
    for (let found = await ahead; found.done !== true; found = await ahead) {
      ahead = locations.next();
      visit(found.value);
    }
  });
}
