import type { SchemaRule } from '../csv/schema-rules.ts';
import { InputError } from '../errors.ts';
import { parseBoolean, parseChoice, parseDurationMs, parseUuid, splitLines } from './input-values.ts';
import { checkTemplate } from '../names.ts';
import type { Target } from '../service.ts';
import { parseObjectId, parseTargets } from '../targets.ts';

/** What some patterns select, and what shall become of it. */
export interface EvidenceEntry {
  readonly patterns: readonly string[];
  /** Template of the proof name. */
  readonly name: string;
  readonly targets: readonly Target[];
  /** UUID of the owning user. */
  readonly owner: string | undefined;
  /** Pin: the one item that gets a version. */
  readonly proofId: string | undefined;
  readonly schemaRules: readonly SchemaRule[];
  /** What a cell that its schema does not allow means: an error, a warning, or nothing that is looked for. */
  readonly csvCheck: (typeof csvCheckChoices)[number];
  readonly ifNoFilesFound: (typeof noFilesChoices)[number];
  readonly ifAmbiguous: (typeof ambiguousChoices)[number];
  readonly ifMissing: (typeof missingChoices)[number];
  /** Unchanged evidence is left alone while its latest upload is younger; 0 is never, Infinity is always. */
  readonly skipUnchangedForMs: number;
  readonly ownedByMe: boolean;
}

/** Values of `csv-check`: what a cell is that its schema does not allow (docs/csv.md). */
export const csvCheckChoices = ['strict', 'warn', 'off'] as const;
/** Values of `if-no-files-found` (docs/manifest.md, "Policies"). */
export const noFilesChoices = ['error', 'warn', 'ignore'] as const;
/** Values of `if-ambiguous` (docs/manifest.md, "Policies"). */
export const ambiguousChoices = ['error', 'oldest'] as const;
/** Values of `if-missing` (docs/manifest.md, "Policies"). */
export const missingChoices = ['create', 'error'] as const;

/** What holds where nothing is said. */
export const builtInEntry: EvidenceEntry = {
  patterns: [],
  name: '{base}',
  targets: [],
  owner: undefined,
  proofId: undefined,
  schemaRules: [],
  csvCheck: 'warn',
  ifNoFilesFound: 'error',
  ifAmbiguous: 'error',
  ifMissing: 'create',
  skipUnchangedForMs: 0,
  ownedByMe: false,
};

/** Where the texts of an entry come from: the inputs, or an entry of the manifest. Absent texts give nothing. */
export interface EntrySource {
  <Value>(key: EntryKey, parse: (text: string, input: string) => Value): Value | undefined;
}

/** What an entry can be told, by the names of the inputs. */
export type EntryKey =
  | 'path'
  | 'name'
  | 'link'
  | 'owner'
  | 'proof-id'
  | 'csv-check'
  | 'if-no-files-found'
  | 'if-ambiguous'
  | 'if-missing'
  | 'if-unchanged'
  | 'owned-by-me';

/**
 * Reads an entry over a base that holds where the source says nothing. Lists replace, they do not add up; the links of
 * the base do not apply to a pin (docs/manifest.md).
 */
export function readEntry(source: EntrySource, base: EvidenceEntry): EvidenceEntry {
  const choose = <Choice extends string>(key: EntryKey, choices: readonly Choice[]) =>
    source(key, (text, input) => parseChoice(choices, text, input));
  const proofId = source('proof-id', parseObjectId);
  const entry: EvidenceEntry = {
    patterns: source('path', parsePatterns) ?? base.patterns,
    name: source('name', checkTemplate) ?? base.name,
    targets: source('link', parseTargets) ?? (proofId === undefined ? base.targets : []),
    owner: source('owner', parseUuid) ?? base.owner,
    proofId,
    schemaRules: base.schemaRules,
    csvCheck: choose('csv-check', csvCheckChoices) ?? base.csvCheck,
    ifNoFilesFound: choose('if-no-files-found', noFilesChoices) ?? base.ifNoFilesFound,
    ifAmbiguous: choose('if-ambiguous', ambiguousChoices) ?? base.ifAmbiguous,
    ifMissing: choose('if-missing', missingChoices) ?? base.ifMissing,
    skipUnchangedForMs: source('if-unchanged', parseUnchanged) ?? base.skipUnchangedForMs,
    ownedByMe: source('owned-by-me', parseBoolean) ?? base.ownedByMe,
  };
  refuseContradictions(entry);
  return entry;
}

function refuseContradictions(entry: EvidenceEntry): void {
  if (entry.ownedByMe && entry.owner !== undefined) {
    throw new InputError(
      'owned-by-me',
      'matches only items of the token\'s own user, while "owner" names another as the owner of new ones. Set one.',
    );
  }
  if (entry.proofId !== undefined && entry.targets.length > 0) {
    throw new InputError(
      'proof-id',
      'pins the item that gets the version, and a version changes no links. Set either "proof-id" or "link".',
    );
  }
}

function parsePatterns(text: string, input: string): string[] {
  const patterns = splitLines(text);
  if (patterns.length === 0) {
    throw new InputError(input, 'holds no pattern. Give at least one.');
  }
  if (patterns.every((pattern) => pattern.startsWith('!'))) {
    throw new InputError(input, 'only excludes. Give at least one pattern that selects files.');
  }
  return patterns;
}

function parseUnchanged(text: string, input: string): number {
  const always = new Map([
    ['version', 0],
    ['skip', Infinity],
  ]).get(text);
  if (always === undefined && !/^\d/u.test(text)) {
    throw new InputError(input, `"${text}" is not known. Write version, skip, or a duration such as 30d.`);
  }
  return always ?? parseDurationMs(text, input);
}
