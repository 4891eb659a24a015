import { Minimatch, type MinimatchOptions } from 'minimatch';

/** The syntax of @actions/glob: no braces, no extended globs; `#` and `!` are characters like any other. */
export const syntax: MinimatchOptions = {
  nobrace: true,
  noext: true,
  nocomment: true,
  nonegate: true,
  nocase: process.platform === 'win32',
};

/** Tells whether one of the globs matches a location; `dotted`: wildcards reach names that start with a dot. */
export function matchAny(globs: readonly string[], dotted: boolean): (location: string) => boolean {
  const matchers = globs.map((glob) => new Minimatch(glob, { ...syntax, dot: dotted }));
  return (location) => matchers.some((matcher) => matcher.match(location));
}
