import { matchSchemaRule } from './csv/schema-rules.ts';
import type { EvidenceEntry } from './entry.ts';
import { InputError } from './errors.ts';
import type { EmitEvent } from './events.ts';
import type { EvidenceFile, EvidenceFiles, FoundFiles, RefusedFile } from './files.ts';
import { renderName } from './names.ts';
import { keyScope, type Scope } from './scopes.ts';
import type { CsvSchema } from './service.ts';
import type { UploadSettings } from './settings.ts';
import { isInShard } from './shard.ts';

/** One evidence file that is to become proof under one name. */
export interface Intent {
  readonly file: EvidenceFile;
  /** The proof name, in NFC. */
  readonly name: string;
  /** Where it belongs; nowhere to look for a pinned item, which has an id. */
  readonly scopes: readonly Scope[];
  readonly entry: EvidenceEntry;
  readonly schema: CsvSchema | undefined;
}

export interface Collection {
  readonly intents: readonly Intent[];
  readonly refused: readonly RefusedFile[];
}

/**
 * Finds the evidence files and names them. Everything that is wrong with the input shows here, before the first
 * request: patterns that select nothing, two files for one proof name, a pin that several files would share.
 */
export async function collectEvidence(
  settings: UploadSettings,
  files: EvidenceFiles,
  emit: EmitEvent,
): Promise<Collection> {
  const intents: Intent[] = [];
  const refused = new Map<string, RefusedFile>();
  for (const entry of settings.entries) {
    const found = await files.find(entry.patterns, settings.allow);
    tellFound(found, entry, emit);
    const named = found.files.map((file) => nameFile(file, entry));
    warnOfIdleRules(entry, named, emit);
    intents.push(...named);
    found.refused.forEach((file) => refused.set(file.path, file));
  }
  const joined = joinIntents(intents);
  refuseCollisions(joined);
  refuseSharedPins(joined);
  return {
    intents: joined.filter(({ name }) => isInShard(name, settings.shard)),
    refused: [...refused.values()].filter(({ path }) => isInShard(path, settings.shard)),
  };
}

function tellFound(found: FoundFiles, entry: EvidenceEntry, emit: EmitEvent): void {
  judgeEmptyPatterns(found.emptyPatterns, entry.ifNoFilesFound, emit);
  for (const message of found.notices) {
    emit({ type: 'notice', message });
  }
}

function nameFile(file: EvidenceFile, entry: EvidenceEntry): Intent {
  const name = renderName(entry.name, file.path);
  const schema = matchSchemaRule(entry.schemaRules, name, file.path)?.schema;
  return { file, name, scopes: listScopes(entry), entry, schema };
}

/** Each target is a scope of its own; without targets it is the organization (design.md §4). */
function listScopes({ ownedByMe, proofId, targets }: EvidenceEntry): Scope[] {
  if (proofId !== undefined) {
    return [];
  }
  return targets.length === 0
    ? [{ target: undefined, ownedByMe }]
    : targets.map((target) => ({ target, ownedByMe }));
}

function judgeEmptyPatterns(
  patterns: readonly string[],
  policy: EvidenceEntry['ifNoFilesFound'],
  emit: EmitEvent,
): void {
  if (patterns.length === 0 || policy === 'ignore') {
    return;
  }
  const message = `no files were found for ${patterns.map((pattern) => `"${pattern}"`).join(', ')}`;
  if (policy === 'error') {
    throw new InputError(
      'path',
      `${message}. Nothing was uploaded. Check the step that makes them, or set "if-no-files-found: warn".`,
    );
  }
  emit({ type: 'warning', message: `path: ${message}.` });
}

/** One file selected twice under one name is one intent, with the union of its scopes (design.md §4). */
function joinIntents(intents: readonly Intent[]): Intent[] {
  const joined = new Map<string, Intent>();
  for (const intent of intents) {
    const key = JSON.stringify([intent.file.location, intent.name, intent.entry.proofId]);
    const twin = joined.get(key);
    if (twin !== undefined && describePolicy(twin) !== describePolicy(intent)) {
      throw new InputError(
        'manifest',
        `${intent.file.path} is selected twice as "${intent.name}", with different settings. Give the entries the same settings, or exclude it from one.`,
      );
    }
    const scopes = new Map(
      [...(twin?.scopes ?? []), ...intent.scopes].map((scope) => [keyScope(scope), scope]),
    );
    joined.set(key, { ...(twin ?? intent), scopes: [...scopes.values()] });
  }
  return [...joined.values()];
}

function describePolicy({ entry, schema }: Intent): string {
  const { owner, ifAmbiguous, ifMissing, skipUnchangedForMs } = entry;
  return JSON.stringify([owner, ifAmbiguous, ifMissing, String(skipUnchangedForMs), schema]);
}

function refuseCollisions(intents: readonly Intent[]): void {
  const takers = new Map<string, Intent>();
  for (const intent of intents) {
    for (const scope of intent.scopes) {
      const key = `${keyScope(scope)} ${intent.name}`;
      const taker = takers.get(key);
      if (taker !== undefined) {
        throw new InputError(
          'name',
          `${taker.file.path} and ${intent.file.path} would both become the proof "${intent.name}". ` +
            `Set name: '{path}' to keep them apart, or select one of them.`,
        );
      }
      takers.set(key, intent);
    }
  }
}

function refuseSharedPins(intents: readonly Intent[]): void {
  for (const [proofId, pinned] of Map.groupBy(intents, ({ entry }) => entry.proofId)) {
    if (proofId !== undefined && pinned.length > 1) {
      const paths = listSome(pinned.map(({ file }) => file.path));
      throw new InputError(
        'proof-id',
        `pins one item, and an item gets one version a run, but ${pinned.length} files were selected for ${proofId}: ${paths}.`,
      );
    }
  }
}

function warnOfIdleRules({ schemaRules }: EvidenceEntry, intents: readonly Intent[], emit: EmitEvent): void {
  const used = new Set(intents.map(({ name, file }) => matchSchemaRule(schemaRules, name, file.path)));
  for (const rule of schemaRules.filter((candidate) => !used.has(candidate))) {
    emit({ type: 'warning', message: `csv-schemas: the pattern "${rule.pattern}" fits none of the files.` });
  }
}

const LISTED_PATHS = 5;

function listSome(paths: readonly string[]): string {
  const rest = paths.length - LISTED_PATHS;
  const listed = paths.slice(0, LISTED_PATHS).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
