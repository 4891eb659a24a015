import { relative, sep } from 'node:path';
import { isInside } from './places.ts';
import type { Segment } from './segment.ts';

/** One pattern, ready to match: where the search starts, and what the names below it have to be. */
export interface Glob {
  /** As the user wrote it. */
  readonly text: string;
  /** Absolute location that the leading names without a wildcard lead to. */
  readonly start: string;
  /** What follows; never empty. */
  readonly segments: readonly Segment[];
  /** The last name bears no wildcard: it may be a file, or a folder, which means the files below it. */
  readonly named: boolean;
}

/** How far a path has come in a pattern. */
export interface Progress {
  /** Indexes of the segments that the next name may match; empty when nothing below can be selected. */
  readonly positions: readonly number[];
  /** True when the pattern selects a file that bears the last name. */
  readonly selected: boolean;
}

/** Where a path stands at the start of a glob. */
export function begin(glob: Glob): Progress {
  return { positions: closure(glob, [0]), selected: glob.named && glob.segments.length === 1 };
}

/** Takes one more name of a path. */
export function advance(glob: Glob, positions: readonly number[], name: string, dotted: boolean): Progress {
  const last = glob.segments.length - 1;
  const next: number[] = [];
  let selected = false;
  for (const position of positions) {
    const segment = glob.segments[position];
    if (segment === undefined || !segment.matches(name, dotted)) continue;
    if (segment.globstar) next.push(position);
    else if (position < last) next.push(position + 1);
    if (position === last || (position === last - 1 && glob.named)) selected = true;
  }
  return { positions: closure(glob, next), selected };
}

/** Judges a whole location, as an exclude does: hidden names are reached, too. */
export function follow(glob: Glob, location: string): Progress {
  if (!isInside(glob.start, location)) return { positions: [], selected: false };
  const path = relative(glob.start, location);
  let progress = begin(glob);
  for (const name of path === '' ? [] : path.split(sep)) {
    progress = advance(glob, progress.positions, name, true);
  }
  return progress;
}

/** True when the glob selects every file below a folder that has come this far. */
export function takesAllBelow(glob: Glob, progress: Progress): boolean {
  const last = glob.segments.length - 1;
  return glob.segments[last]?.globstar === true && progress.positions.includes(last);
}

/** `**` also stands for no folder at all: whoever may match it may match what follows it. */
function closure(glob: Glob, positions: readonly number[]): readonly number[] {
  const all = new Set<number>();
  for (let position of positions) {
    all.add(position);
    while (glob.segments[position]?.globstar === true && position + 1 < glob.segments.length) {
      position += 1;
      all.add(position);
    }
  }
  return [...all];
}
