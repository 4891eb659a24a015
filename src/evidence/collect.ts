import { refuseCollisions } from './collisions.ts';
import type { DeclaredSchema } from './csv/schema.ts';
import { matchSchemaRule } from './csv/schema-rules.ts';
import type { EvidenceEntry } from './inputs/entry.ts';
import { InputError } from './errors.ts';
import type { EmitEvent } from './events.ts';
import type { EvidenceFile, EvidenceFiles, FoundFiles, RefusedFile } from './files.ts';
import { joinIntents } from './join-intents.ts';
import { renderName, UnfitNameError } from './names.ts';
import { listScopes, type Scope } from './scopes.ts';
import type { CsvSchema } from './service.ts';
import type { UploadSettings } from './settings.ts';
import { isInShard } from './inputs/shard.ts';

/** One evidence file that is to become proof under one name. */
export interface Intent<Schema = CsvSchema> {
  readonly file: EvidenceFile;
  /** The proof name, in NFC. */
  readonly name: string;
  /** Where it belongs; nowhere to look for a pinned item, which has an id. */
  readonly scopes: readonly Scope[];
  readonly entry: EvidenceEntry;
  readonly schema: Schema | undefined;
}

/** An intent as the settings have it: its schema may still have to be found in the file. */
export type DeclaredIntent = Intent<DeclaredSchema>;

/** What the patterns selected: what is to go up, and what a safety rule keeps back. */
export interface Collection<Schema = CsvSchema> {
  readonly intents: readonly Intent<Schema>[];
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
): Promise<Collection<DeclaredSchema>> {
  const intents: DeclaredIntent[] = [];
  const refused = new Map<string, RefusedFile>();
  for (const entry of settings.entries) {
    const found = await files.find(entry.patterns, settings.allow);
    tellFound(found, entry, emit);
    const scopes = entry.proofId === undefined ? listScopes(entry.targets, entry.ownedByMe) : [];
    for (const file of found.files) {
      const named = nameFile(file, entry, scopes);
      if ('rule' in named) {
        refused.set(named.path, named);
      } else {
        intents.push(named);
      }
    }
    found.refused.forEach((file) => refused.set(file.path, file));
  }
  warnOfIdleRules(intents, emit);
  const joined = joinIntents(intents);
  refuseCollisions(joined);
  return {
    intents: joined.filter(({ name }) => isInShard(name, settings.shard)),
    refused: [...refused.values()].filter(({ path }) => isInShard(path, settings.shard)),
  };
}

function tellFound(found: FoundFiles, entry: EvidenceEntry, emit: EmitEvent): void {
  judgeEmptyPatterns(found.emptyPatterns, entry, emit);
  for (const message of found.notices) {
    emit({ type: 'notice', message });
  }
}

function nameFile(
  file: EvidenceFile,
  entry: EvidenceEntry,
  scopes: readonly Scope[],
): DeclaredIntent | RefusedFile {
  try {
    const name = renderName(entry.name, file.path);
    const schema = matchSchemaRule(entry.schemaRules, name, file.path)?.schema;
    return { file, name, scopes, entry, schema };
  } catch (error) {
    if (error instanceof UnfitNameError) {
      return { path: file.path, rule: 'proof-name', reason: error.message };
    }
    throw error;
  }
}

function judgeEmptyPatterns(
  empty: readonly string[],
  { patterns, ifNoFilesFound }: EvidenceEntry,
  emit: EmitEvent,
): void {
  if (empty.length === 0 || ifNoFilesFound === 'ignore') {
    return;
  }
  const excludes = patterns.some((pattern) => pattern.startsWith('!'))
    ? ' beside what is excluded, whatever the order,'
    : '';
  const message = `no files were found${excludes} for ${empty.map((pattern) => `"${pattern}"`).join(', ')}`;
  if (ifNoFilesFound === 'error') {
    throw new InputError(
      'path',
      `${message}. Check the step that makes them, or set "if-no-files-found: warn".`,
    );
  }
  emit({ type: 'warning', message: `path: ${message}.` });
}

/** A rule that fits nothing is probably misspelt; rules of entries that selected nothing had no chance. */
function warnOfIdleRules(intents: readonly DeclaredIntent[], emit: EmitEvent): void {
  const rules = new Set(intents.flatMap(({ entry }) => entry.schemaRules));
  for (const { name, file, entry } of intents) {
    const used = matchSchemaRule(entry.schemaRules, name, file.path);
    if (used !== undefined) {
      rules.delete(used);
    }
  }
  for (const { pattern } of rules) {
    emit({ type: 'warning', message: `csv-schemas: the pattern "${pattern}" fits none of the files.` });
  }
}
