import { sep } from 'node:path';
import { Minimatch } from 'minimatch';
import { syntax } from './match.ts';

/** The name that a segment of a pattern stands for; undefined when it bears a wildcard. */
export function readLiteral(segment: string): string | undefined {
  // Case aside, because a name without regard to it would be an expression, too.
  const part = new Minimatch(segment, { ...syntax, nocase: false }).set[0]?.[0];
  return typeof part === 'string' ? part : undefined;
}

/** Writes a location as a glob that matches just it. */
export function writeLiteral(location: string): string {
  return sep === '\\'
    ? location.replaceAll('\\', '/').replaceAll('[', '[[]')
    : location.replaceAll(/[[?*\\]/g, (character) => (character === '\\' ? '\\\\' : `[${character}]`));
}
