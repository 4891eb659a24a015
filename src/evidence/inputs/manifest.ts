import { readSchema } from '../csv/schema.ts';
import { type EntrySource, type EvidenceEntry, readEntry } from './entry.ts';
import { InputError } from '../errors.ts';
import { manifestKeys } from './manifest-keys.ts';
import { readText } from './manifest-values.ts';
import { expectMap, readKeys } from './yaml-maps.ts';
import { failAt, type Position, type YamlMap, type YamlNode } from './yaml-node.ts';

const INPUT = 'manifest';
const rootKeys = ['version', 'defaults', 'evidence'];

/**
 * Reads a manifest (docs/manifest.md). An entry counts more than the defaults, and these more than the inputs.
 * Throws {@link InputError} with line and column.
 *
 * @param inputs what the inputs say, as an entry
 */
export function readManifest(document: YamlNode, inputs: EvidenceEntry): EvidenceEntry[] {
  const root = expectMap(document, 'the manifest', 'Begin with "version: 1".', INPUT);
  const keys = readKeys(root, rootKeys, INPUT);
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
  const map = expectMap(node, '"defaults"', 'Leave it out, or give it keys such as "owner".', INPUT);
  const entryOnly = manifestKeys.filter((key) => key.entryOnly).map(({ key }) => key);
  for (const { key, keyAt } of map.entries) {
    if (entryOnly.some((name) => name === key)) {
      failAt(keyAt, `"${key}" belongs to an entry, not to the defaults.`, INPUT);
    }
  }
  return readOver(map, base);
}

function readManifestEntry(node: YamlNode, base: EvidenceEntry): EvidenceEntry {
  const map = expectMap(node, 'an entry of "evidence"', 'Write "- path: reports/**".', INPUT);
  const entry = readOver(map, base);
  if (entry.patterns.length === 0) {
    failAt(map.at, 'an entry needs a "path": the pattern of its files.', INPUT);
  }
  return entry;
}

function readOver(map: YamlMap, base: EvidenceEntry): EvidenceEntry {
  const known = manifestKeys.map(({ key }) => key);
  const entries = readKeys(map, known, INPUT);
  const source: EntrySource = (key, parse) => {
    const definition = manifestKeys.find((candidate) => candidate.key === key);
    const entry = entries.get(key);
    return definition === undefined || entry === undefined
      ? undefined
      : locateMistakes(entry.value, () => parse(readText(entry, definition, INPUT), key));
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
