import { homedir } from 'node:os';
import { join, parse, sep } from 'node:path';
import { InputError } from '../evidence/errors.ts';
import type { Glob } from './glob.ts';
import type { Places } from './places.ts';
import { globstar, readSegment, type Segment } from './segment.ts';

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
  const { base, names } = rootPattern(withSlashes(pattern), places);
  const { start, segments } = splitAtWildcard(base, names, text);
  const last = segments.at(-1);
  const endsInName = last === undefined || last.literal !== undefined;
  const isFolder = names.at(-1) === '';
  const meansBelow = (endsInName || isFolder) && last !== globstar;
  return {
    text,
    start: places.settle(start),
    segments: meansBelow ? [...segments, globstar] : segments,
    named: endsInName && !isFolder,
  };
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
): { start: string; segments: readonly Segment[] } {
  let start = base;
  const segments: Segment[] = [];
  for (const name of names) {
    if (name === '' || name === '.') continue;
    if (name === '..' && segments.length > 0) {
      throw new InputError('path', `"${text}" has ".." behind a wildcard: write the folder out`);
    }
    const segment = readSegment(name);
    if (segments.length === 0 && segment.literal !== undefined) start = join(start, segment.literal);
    else if (segment !== globstar || segments.at(-1) !== globstar) segments.push(segment);
  }
  return { start, segments };
}

function withSlashes(pattern: string): string {
  return sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
}
