import { matchSchemaRule, type SchemaRule } from './csv/schema-rules.ts';
import { InputError } from './errors.ts';
import type { EmitEvent } from './events.ts';
import type { EvidenceFile, EvidenceFiles, RefusedFile } from './files.ts';
import { renderName } from './names.ts';
import type { CsvSchema } from './service.ts';
import type { EvidenceEntry, UploadSettings } from './settings.ts';

/** One evidence file that is to become proof under one name. */
export interface Intent {
  readonly file: EvidenceFile;
  /** The proof name, in NFC. */
  readonly name: string;
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
  const { entry } = settings;
  const found = await files.find(entry.patterns, settings.allow);
  judgeEmptyPatterns(found.emptyPatterns, entry.ifNoFilesFound, emit);
  for (const message of found.notices) {
    emit({ type: 'notice', message });
  }
  const intents = found.files.map((file) => nameFile(file, entry));
  refuseCollisions(intents);
  refuseSharedPin(intents, entry);
  warnOfIdleRules(entry.schemaRules, intents, emit);
  return { intents, refused: found.refused };
}

function nameFile(file: EvidenceFile, entry: EvidenceEntry): Intent {
  const name = renderName(entry.name, file.path);
  return { file, name, entry, schema: matchSchemaRule(entry.schemaRules, name, file.path)?.schema };
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

function refuseCollisions(intents: readonly Intent[]): void {
  const byName = Map.groupBy(intents, ({ name }) => name);
  for (const [name, [first, second]] of byName) {
    if (first !== undefined && second !== undefined) {
      throw new InputError(
        'name',
        `${first.file.path} and ${second.file.path} would both become the proof "${name}". ` +
          `Set name: '{path}' to keep them apart, or select one of them.`,
      );
    }
  }
}

function refuseSharedPin(intents: readonly Intent[], entry: EvidenceEntry): void {
  if (entry.proofId !== undefined && intents.length > 1) {
    const paths = intents.map(({ file }) => file.path);
    throw new InputError(
      'proof-id',
      `pins one item, and an item gets one version a run, but ${paths.length} files were selected: ${listSome(paths)}.`,
    );
  }
}

function warnOfIdleRules(rules: readonly SchemaRule[], intents: readonly Intent[], emit: EmitEvent): void {
  const used = new Set(intents.map(({ name, file }) => matchSchemaRule(rules, name, file.path)));
  for (const rule of rules.filter((candidate) => !used.has(candidate))) {
    emit({ type: 'warning', message: `csv-schemas: the pattern "${rule.pattern}" fits none of the files.` });
  }
}

const LISTED_PATHS = 5;

function listSome(paths: readonly string[]): string {
  const rest = paths.length - LISTED_PATHS;
  const listed = paths.slice(0, LISTED_PATHS).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
