import leven from 'leven';

import { failAt, type YamlEntry, type YamlMap, type YamlNode } from './yaml-node.ts';

const FARTHEST_TYPO = 3;

/**
 * A node that has to be a map. Throws InputError.
 *
 * @param what begins the sentence: `"defaults"`
 * @param wayOut a sentence
 */
export function expectMap(node: YamlNode, what: string, wayOut: string, input: string): YamlMap {
  if (node.kind !== 'map') {
    const isEmpty = node.kind === 'scalar' && node.text === '';
    failAt(node.at, `${what} ${isEmpty ? 'is empty' : 'must be a map of keys and values'}. ${wayOut}`, input);
  }
  return node;
}

/** The entries of a map by their keys. Throws InputError for a key that is not known, with the nearest one that is. */
export function readKeys(map: YamlMap, known: readonly string[], input: string): Map<string, YamlEntry> {
  for (const { key, keyAt } of map.entries) {
    if (!known.includes(key)) {
      failAt(keyAt, `"${key}" is not a key here. ${suggestKey(key, known)}`, input);
    }
  }
  return new Map(map.entries.map((entry) => [entry.key, entry]));
}

function suggestKey(key: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, distance: leven(key.toLowerCase(), name) }))
    .toSorted((left, right) => left.distance - right.distance);
  return nearest !== undefined && nearest.distance <= Math.min(FARTHEST_TYPO, key.length / 2)
    ? `Did you mean "${nearest.name}"?`
    : `Known are: ${known.join(', ')}.`;
}
