import type { EvidenceFile, EvidenceFiles, FoundFiles, RefusedFile } from '../evidence/files.ts';
import type { Allowance } from '../evidence/inputs/allowances.ts';
import { isHeld } from './held-file.ts';
import { inspect, type Inspected } from './inspect.ts';
import { writeNotices } from './notices.ts';
import { openFound } from './open.ts';
import { readPatterns } from './patterns.ts';
import { locatePlaces, type PlaceNames } from './places.ts';
import { prepareReading } from './reading-thread.ts';
import { joinExcludes } from './rules.ts';
import { type Selection, selectFiles } from './selection.ts';

/** The evidence in a workspace: finds it by pattern, keeps back what is not safe to send, reads it unchanged. */
export function openWorkspace(names: PlaceNames): EvidenceFiles {
  return {
    find: (patterns, allow) => find(names, patterns, allow),
    open: openFound,
  };
}

async function find(
  names: PlaceNames,
  patterns: readonly string[],
  allow: ReadonlySet<Allowance>,
): Promise<FoundFiles> {
  const places = await locatePlaces(names);
  const { includes, excludes } = readPatterns(patterns, places);
  const rules = { places, excludes: joinExcludes(excludes), allow };

  const selections: Selection[] = [];
  const emptyPatterns: string[] = [];
  const inspected = new Map<string, Inspected>();
  const onSelected = (location: string) => {
    if (!inspected.has(location)) inspected.set(location, inspect(location, rules));
  };
  for (const pattern of includes) {
    const selection = await selectFiles(pattern, rules, onSelected);
    selections.push(selection);
    if (selection.selected.length + selection.refused.length === 0) emptyPatterns.push(pattern.text);
  }

  const files: EvidenceFile[] = [];
  const refused = selections.flatMap((selection) => selection.refused);
  for (const result of inspected.values()) {
    if (result.kind === 'taken') files.push(result.file);
    else refused.push(result.refused);
  }
  if (!files.every(isHeld)) prepareReading();
  return {
    files: files.toSorted(byPath),
    refused: onceEach(refused).toSorted(byPath),
    notices: writeNotices(selections, inspected, places),
    emptyPatterns,
  };
}

function onceEach(refused: readonly RefusedFile[]): readonly RefusedFile[] {
  return [...new Map(refused.map((file) => [`${file.rule}\0${file.path}`, file])).values()];
}

/** By UTF-16 code units: the same order whatever the locale. */
function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}
