import type { DeclaredIntent } from './collect.ts';
import { InputError } from './errors.ts';
import { listTargets } from './scopes.ts';
import { formatTarget } from './targets.ts';

/** Refuses intents that would write over each other (docs/manifest.md). Throws {@link InputError}. */
export function refuseCollisions(intents: readonly DeclaredIntent[]): void {
  refuseSharedNames(intents.filter(({ entry }) => entry.proofId === undefined));
  refuseSharedPins(intents.filter(({ entry }) => entry.proofId !== undefined));
}

function refuseSharedNames(intents: readonly DeclaredIntent[]): void {
  for (const [name, rivals] of Map.groupBy(intents, (intent) => intent.name)) {
    const [one, other] = findCollision(rivals);
    if (one !== undefined && other !== undefined) {
      throw new InputError(
        'name',
        `${one.file.path} and ${other.file.path} would both become the proof "${name}". ` +
          `Set name: '{path}' to keep them apart, or select one of them.`,
      );
    }
  }
}

/** The organization holds what is linked to a target too, so a name in it is nobody else's. */
function findCollision(rivals: readonly DeclaredIntent[]): readonly DeclaredIntent[] {
  if (rivals.some(({ scopes }) => scopes.some(({ target }) => target === undefined))) {
    return rivals;
  }
  const takers = new Map<string, DeclaredIntent>();
  for (const intent of rivals) {
    for (const key of listTargets(intent.scopes).map(formatTarget)) {
      const taker = takers.get(key);
      if (taker !== undefined) {
        return [taker, intent];
      }
      takers.set(key, intent);
    }
  }
  return [];
}

function refuseSharedPins(intents: readonly DeclaredIntent[]): void {
  for (const [proofId, pinned] of Map.groupBy(intents, ({ entry }) => entry.proofId)) {
    if (pinned.length > 1) {
      const paths = listSome(pinned.map(({ file }) => file.path));
      throw new InputError(
        'proof-id',
        `pins one item, and an item gets one version a run, but ${pinned.length} files were selected for ${proofId}: ${paths}.`,
      );
    }
  }
}

const LISTED_PATHS = 5;

function listSome(paths: readonly string[]): string {
  const rest = paths.length - LISTED_PATHS;
  const listed = paths.slice(0, LISTED_PATHS).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
