import { GLOBSTAR, Minimatch, type MinimatchOptions } from 'minimatch';

/** One name of a pattern. */
export interface Segment {
  /** `**`: any number of folders. */
  readonly globstar: boolean;
  /** The name itself where it bears no wildcard. */
  readonly literal: string | undefined;
  /** `dotted`: wildcards reach names that start with a dot. */
  matches(name: string, dotted: boolean): boolean;
}

/** Any number of folders. */
export const globstar: Segment = {
  globstar: true,
  literal: undefined,
  matches: (name, dotted) => dotted || !name.startsWith('.'),
};

/** Reads what stands between two slashes. */
export function readSegment(text: string): Segment {
  const part = parse(text, false);
  if (part === GLOBSTAR) return globstar;
  if (typeof part === 'string') {
    return { globstar: false, literal: part, matches: (name) => fold(name) === fold(part) };
  }
  const dottedPart = parse(text, true);
  if (!(dottedPart instanceof RegExp)) throw new TypeError(`"${text}" is a wildcard only without dots`);
  return {
    globstar: false,
    literal: undefined,
    matches: (name, dotted) => (dotted ? dottedPart : part).test(name),
  };
}

function parse(text: string, dot: boolean) {
  return new Minimatch(text, { ...syntax, dot }).set[0]?.[0] ?? text;
}

const onWindows = process.platform === 'win32';

/** The syntax of @actions/glob: no braces, no extended globs; `#` and `!` are characters like any other. */
const syntax: MinimatchOptions = {
  nobrace: true,
  noext: true,
  nocomment: true,
  nonegate: true,
  nocase: onWindows,
  nocaseMagicOnly: true,
};

function fold(name: string): string {
  return onWindows ? name.toLowerCase() : name;
}
