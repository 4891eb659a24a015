import { homedir } from 'node:os';
import { join, parse, sep } from 'node:path';
import { InputError } from '../evidence/errors.ts';
import { readLiteral, writeLiteral } from './literal.ts';
import type { Places } from './places.ts';

/** One pattern, ready for a search. All globs are absolute, with `/` between names. */
export interface Pattern {
  /** As the user wrote it. */
  readonly text: string;
  /** Absolute location that the leading names without a wildcard lead to. */
  readonly start: string;
  /** What they match is selected. */
  readonly globs: readonly string[];
  /** What they match lies between the start and what is selected: a linked folder there hides evidence. */
  readonly ways: readonly string[];
}

/** The patterns of one entry, told apart. */
export interface Patterns {
  readonly includes: readonly Pattern[];
  /** Each applies to every include, whatever the order. */
  readonly excludes: readonly Pattern[];
}

/**
 * Reads glob patterns: `*`, `?`, `[…]` and `**`, as workflows know them from the toolkit's globber; `!` excludes.
 * A backslash is a separator on Windows, and elsewhere takes the next character literally.
 * Throws {@link InputError} when nothing is included, for a `..` behind a wildcard, and for a line break.
 */
export function readPatterns(texts: readonly string[], places: Places): Patterns {
  const includes: Pattern[] = [];
  const excludes: Pattern[] = [];
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

function readPattern(pattern: string, text: string, places: Places): Pattern {
  if (pattern.trim() === '') throw new InputError('path', `the pattern "${text}" is empty: remove it`);
  const { base, names } = rootPattern(withSlashes(pattern.trim()), places);
  const { start, segments } = splitAtWildcard(base, names, text);
  const selecting = readMeaning(segments, names.at(-1) === '');
  const longest = selecting.at(-1) ?? [];

  const settled = places.settle(start);
  const root = writeLiteral(settled).replace(/\/$/, '');
  const rooted = (segments: readonly string[]) => [root, ...segments].join('/');
  const globs = selecting.map(rooted);
  // The globber takes one pattern a line.
  if (globs.some((glob) => /[\r\n]/.test(glob))) {
    throw new InputError(
      'path',
      `${JSON.stringify(text)} has a line break in it, or in the place it starts from: give each pattern a line of its own`,
    );
  }
  const ways = longest.map((_, length) => rooted(longest.slice(0, length))).slice(1);
  return { text, start: settled, globs, ways };
}

/**
 * What a pattern selects, the longest last: a name at its end means that file and, as a slash there does, all files below.
 * All below is never written as "**" alone: for the globber, that is also a file that bears the name of the folder.
 */
function readMeaning(segments: readonly string[], isFolder: boolean): readonly (readonly string[])[] {
  const last = segments.at(-1);
  if (last === '**') return [[...segments, '*']];
  const below = [...segments, '**', '*'];
  if (isFolder) return [below];
  const endsInName = last === undefined || readLiteral(last) !== undefined;
  return endsInName ? [segments, below] : [segments];
}

function rootPattern(pattern: string, places: Places): { base: string; names: readonly string[] } {
  if (pattern === '~' || pattern.startsWith('~/')) {
    return { base: homedir(), names: pattern.slice(1).split('/') };
  }
  const { root } = parse(pattern);
  return { base: root || places.workspace, names: pattern.slice(root.length).split('/') };
}

/** Everything before the first wildcard is a location; the base is not read as a pattern at all. */
function splitAtWildcard(
  base: string,
  names: readonly string[],
  text: string,
): { start: string; segments: readonly string[] } {
  let start = base;
  const segments: string[] = [];
  for (const name of names) {
    if (name === '' || name === '.') continue;
    if (name === '..' && segments.length > 0) {
      throw new InputError('path', `"${text}" has ".." behind a wildcard: write the folder out`);
    }
    const literal = readLiteral(name);
    if (segments.length === 0 && literal !== undefined) start = join(start, literal);
    else segments.push(name);
  }
  return { start, segments };
}

function withSlashes(pattern: string): string {
  return sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
}
