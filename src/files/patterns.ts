import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { GLOBSTAR, Minimatch, type MinimatchOptions } from 'minimatch';
import { InputError } from '../evidence/errors.ts';
import type { Glob, Segment } from './glob.ts';
import type { Places } from './places.ts';

export interface Patterns {
  readonly includes: readonly Glob[];
  /** Each applies to every include, whatever the order. */
  readonly excludes: readonly Glob[];
}

/**
 * Reads glob patterns: `*`, `?`, `[…]` and `**`, as workflows know them from the toolkit's globber; `!` excludes.
 * A backslash is a separator on Windows, and elsewhere takes the next character literally.
 * Throws {@link InputError} when nothing is included, and for a `..` behind a wildcard.
 */
export function readPatterns(texts: readonly string[], places: Places): Patterns {
  const includes: Glob[] = [];
  const excludes: Glob[] = [];
  for (const text of texts) {
    if (text.startsWith('!')) excludes.push(readPattern(text.slice(1), text, places));
    else includes.push(readPattern(text, text, places));
  }
  if (includes.length === 0) {
    throw new InputError(
      'path',
      'no pattern selects anything: give at least one that does not start with "!"',
    );
  }
  return { includes, excludes };
}

function readPattern(pattern: string, text: string, places: Places): Glob {
  if (pattern.trim() === '') throw new InputError('path', `the pattern "${text}" is empty: remove it`);
  const { base, names } = rootPattern(onWindows ? pattern.replaceAll('\\', '/') : pattern, places);
  const folderOnly = names.at(-1) === '';
  let start = base;
  const segments: Segment[] = [];
  for (const name of names) {
    if (name === '' || name === '.') continue;
    const segment = readSegment(name);
    if (name === '..') {
      if (segments.length > 0) {
        throw new InputError('path', `"${text}" has ".." behind a wildcard: write the folder out`);
      }
      start = dirname(start);
    } else if (segment.literal !== undefined && segments.length === 0) {
      start = join(start, segment.literal);
    } else if (!(segment.globstar && segments.at(-1)?.globstar === true)) {
      segments.push(segment);
    }
  }
  const last = segments.at(-1);
  const endsInName = last === undefined || last.literal !== undefined;
  const allBelow = (endsInName || folderOnly) && last?.globstar !== true;
  return {
    text,
    start: places.settle(start),
    segments: allBelow ? [...segments, readSegment('**')] : segments,
    named: endsInName && !folderOnly,
    explicit: last === undefined,
  };
}

function rootPattern(pattern: string, places: Places): { base: string; names: readonly string[] } {
  if (pattern === '~' || pattern.startsWith('~/')) {
    return { base: homedir(), names: pattern.slice(1).split('/') };
  }
  const { root } = parse(pattern);
  if (root === '') return { base: places.workspace, names: pattern.split('/') };
  return { base: root, names: pattern.slice(root.length).split('/') };
}

function readSegment(name: string): Segment {
  const part = parseSegment(name, false);
  if (part === GLOBSTAR) {
    return {
      globstar: true,
      literal: undefined,
      matches: (other, dotted) => dotted || !other.startsWith('.'),
    };
  }
  if (typeof part === 'string') {
    return { globstar: false, literal: part, matches: (other) => fold(other) === fold(part) };
  }
  const dottedPart = parseSegment(name, true);
  if (!(dottedPart instanceof RegExp)) throw new TypeError(`"${name}" is a wildcard only without dots`);
  return {
    globstar: false,
    literal: undefined,
    matches: (other, dotted) => (dotted ? dottedPart : part).test(other),
  };
}

function parseSegment(name: string, dot: boolean) {
  return new Minimatch(name, { ...syntax, dot }).set[0]?.[0] ?? name;
}

const onWindows = process.platform === 'win32';

/** The syntax of @actions/glob: no braces, no extended globs, `#` and `!` inside a name are literal. */
const syntax: MinimatchOptions = {
  nobrace: true,
  noext: true,
  nocomment: true,
  nonegate: true,
  nocase: onWindows,
};

function fold(name: string): string {
  return onWindows ? name.toLowerCase() : name;
}
