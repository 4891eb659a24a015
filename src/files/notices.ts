import type { Places } from './places.ts';
import type { Selection } from './selection.ts';

/** Says what wildcards passed over, one sentence a kind. What another pattern selected was not passed over. */
export function writeNotices(
  selections: readonly Selection[],
  selected: { has(location: string): boolean },
  places: Places,
): readonly string[] {
  const notices: string[] = [];
  for (const { kind, write } of sentences) {
    const passed = new Set(selections.flatMap((selection) => selection[kind]));
    const paths = [...passed].filter((path) => !selected.has(path)).map((path) => places.show(path));
    if (paths.length > 0) notices.push(write(paths.length, listSome(paths.toSorted())));
  }
  return notices;
}

interface Sentence {
  readonly kind: 'hidden' | 'links';
  readonly write: (count: number, some: string) => string;
}

const sentences: readonly Sentence[] = [
  {
    kind: 'hidden',
    write: (count, some) =>
      `wildcards passed over ${count} hidden ${count === 1 ? 'file' : 'files'} (${some}); name what you need, or allow all with "allow: hidden-files"`,
  },
  {
    kind: 'links',
    write: (count, some) =>
      `wildcards passed over ${count} symbolic ${count === 1 ? 'link' : 'links'} (${some}); follow them with "allow: symlinks"`,
  },
];

const PATHS_SHOWN = 3;

function listSome(paths: readonly string[]): string {
  const shown = paths.slice(0, PATHS_SHOWN).join(', ');
  return paths.length > PATHS_SHOWN ? `${shown} and ${paths.length - PATHS_SHOWN} more` : shown;
}
