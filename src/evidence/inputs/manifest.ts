import leven from 'leven';

import { readSchema } from '../csv/schema.ts';
import { type EntrySource, type EvidenceEntry, readEntry } from './entry.ts';
import { InputError } from '../errors.ts';
import { type ManifestKey, manifestKeys } from './manifest-keys.ts';
import { failAt, type Position, type YamlEntry, type YamlMap, type YamlNode } from './yaml-node.ts';

const INPUT = 'manifest';
const rootKeys = ['version', 'defaults', 'evidence'];
const FARTHEST_TYPO = 3;

/**
 * Reads a manifest (docs/manifest.md). An entry counts more than the defaults, and these more than the inputs.
 * Throws {@link InputError} with line and column.
 *
 * @param inputs what the inputs say, as an entry
 */
export function readManifest(document: YamlNode, inputs: EvidenceEntry): EvidenceEntry[] {
  const root = expectMap(document, 'the manifest', 'Begin with "version: 1".');
  const keys = readKeys(root, rootKeys);
  checkVersion(keys.get('version')?.value, root.at);
  const defaults = keys.get('defaults');
  const base = { ...inputs, patterns: [], proofId: undefined };
  const common = defaults === undefined ? base : readDefaults(defaults.value, base);
  const list = keys.get('evidence')?.value;
  if (list?.kind !== 'list' || list.items.length === 0) {
    failAt((list ?? root).at, '"evidence" must be a list of entries: "- path: reports/**".', INPUT);
  }
  return list.items.map((item) => readManifestEntry(item, common));
}

function checkVersion(version: YamlNode | undefined, at: Position): void {
  if (version === undefined) {
    failAt(at, 'the manifest tells no version. Begin with "version: 1".', INPUT);
  }
  if (version.kind !== 'scalar' || version.value !== 1) {
    failAt(version.at, '"version" must be the number 1: this release knows no other form.', INPUT);
  }
}

function readDefaults(node: YamlNode, base: EvidenceEntry): EvidenceEntry {
  const map = expectMap(node, '"defaults"', 'Leave it out, or give it keys such as "owner".');
  const entryOnly = manifestKeys.filter((key) => key.entryOnly).map(({ key }) => key);
  for (const { key, keyAt } of map.entries) {
    if (entryOnly.some((name) => name === key)) {
      failAt(keyAt, `"${key}" belongs to an entry, not to the defaults.`, INPUT);
    }
  }
  return readOver(map, base);
}

function readManifestEntry(node: YamlNode, base: EvidenceEntry): EvidenceEntry {
  const map = expectMap(node, 'an entry of "evidence"', 'Write "- path: reports/**".');
  const entry = readOver(map, base);
  if (entry.patterns.length === 0) {
    failAt(map.at, 'an entry needs a "path": the pattern of its files.', INPUT);
  }
  return entry;
}

function readOver(map: YamlMap, base: EvidenceEntry): EvidenceEntry {
  const known = manifestKeys.map(({ key }) => key);
  const entries = readKeys(map, known);
  const source: EntrySource = (key, parse) => {
    const definition = manifestKeys.find((candidate) => candidate.key === key);
    const entry = entries.get(key);
    return definition === undefined || entry === undefined
      ? undefined
      : locateMistakes(entry.value, () => parse(readText(entry, definition), key));
  };
  const schema = entries.get('schema');
  const schemaRules =
    schema === undefined ? base.schemaRules : [{ pattern: '**', schema: readSchema(schema.value, INPUT) }];
  return locateMistakes(map, () => readEntry(source, { ...base, schemaRules }));
}

/** A mistake in a value gets the position of the value, once. */
function locateMistakes<Value>(node: YamlNode, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError && error.input !== INPUT) {
      failAt(node.at, error.message, INPUT);
    }
    throw error;
  }
}

/** The value as the text that an input would hold. */
function readText({ key, value }: YamlEntry, { form }: ManifestKey): string {
  if (form === 'boolean') {
    return readBooleanText(value, key);
  }
  if (value.kind === 'list' && form === 'lines') {
    return value.items.map((item) => readPlainText(item, `an item of "${key}"`)).join('\n');
  }
  return readPlainText(value, `"${key}"`);
}

function readBooleanText(node: YamlNode, key: string): string {
  if (node.kind !== 'scalar' || typeof node.value !== 'boolean') {
    failAt(node.at, `"${key}" is true or false, without quotes.`, INPUT);
  }
  return node.text;
}

function readPlainText(node: YamlNode, what: string): string {
  if (node.kind === 'list') {
    failAt(node.at, `${what} takes one value, not a list.`, INPUT);
  }
  if (node.kind === 'map') {
    failAt(
      node.at,
      `${what} must be text. Put a text that begins with "{", or that has a space after a colon, in quotes.`,
      INPUT,
    );
  }
  if (node.text.trim() === '') {
    failAt(node.at, `${what} has no value. Leave it out, or give it one.`, INPUT);
  }
  if (node.value === null || typeof node.value === 'boolean') {
    failAt(node.at, `${what} must be text. Put ${node.text} in quotes if it is one.`, INPUT);
  }
  return node.text.trim();
}

function readKeys(map: YamlMap, known: readonly string[]): Map<string, YamlEntry> {
  for (const { key, keyAt } of map.entries) {
    if (!known.includes(key)) {
      failAt(keyAt, `"${key}" is not a key here. ${suggestKey(key, known)}`, INPUT);
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

function expectMap(node: YamlNode, what: string, wayOut: string): YamlMap {
  if (node.kind !== 'map') {
    const isEmpty = node.kind === 'scalar' && node.text === '';
    failAt(node.at, `${what} ${isEmpty ? 'is empty' : 'must be a map of keys and values'}. ${wayOut}`, INPUT);
  }
  return node;
}
