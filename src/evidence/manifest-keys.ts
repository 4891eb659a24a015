import { ambiguousChoices, type EntryKey, missingChoices, noFilesChoices } from './entry.ts';
import { csvFieldTypes, targetTypes } from './service.ts';

/** One key of `defaults` and of an entry of the manifest (design.md §5). Reader and JSON Schema are made from it. */
export interface ManifestKey {
  readonly key: ManifestKeyName;
  readonly description: string;
  /** What a value may look like. */
  readonly form: 'text' | 'lines' | 'boolean' | 'schema';
  /** Allowed in an entry only. */
  readonly entryOnly?: boolean;
  readonly choices?: readonly string[];
  /** Regular expression that a text, or each line, has to match. */
  readonly pattern?: string;
}

export type ManifestKeyName = Exclude<EntryKey, 'csv-schemas'> | 'schema';

export const DURATION_PATTERN = '[0-9]{1,9}[smhd]';
const UUID_PATTERN = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

export const manifestKeys: readonly ManifestKey[] = [
  {
    key: 'path',
    description: 'Glob patterns of the evidence files, relative to the workspace; ! excludes.',
    form: 'lines',
    entryOnly: true,
  },
  {
    key: 'name',
    description: 'Template of the proof name, with {base}, {name}, {ext}, {dir} and {path}.',
    form: 'text',
  },
  {
    key: 'link',
    description: 'Targets to link the evidence to.',
    form: 'lines',
    pattern: `^(${targetTypes.join('|')}):.+$`,
  },
  {
    key: 'owner',
    description: 'UUID of the user who owns new proof items.',
    form: 'text',
    pattern: UUID_PATTERN,
  },
  {
    key: 'proof-id',
    description: 'Id of the one item that gets a version.',
    form: 'text',
    entryOnly: true,
  },
  {
    key: 'schema',
    description: `Field schema of testable CSV: fields as a map of name to type (${csvFieldTypes.join(', ')}), or the wire form.`,
    form: 'schema',
  },
  {
    key: 'if-no-files-found',
    description: 'What to do when a pattern selects no file.',
    form: 'text',
    choices: noFilesChoices,
  },
  {
    key: 'if-ambiguous',
    description: 'What to do when several items bear the name.',
    form: 'text',
    choices: ambiguousChoices,
  },
  {
    key: 'if-missing',
    description: 'What to do when no item bears the name.',
    form: 'text',
    choices: missingChoices,
  },
  {
    key: 'if-unchanged',
    description:
      'What to do when the latest version has the same bytes: version, skip, or a duration to skip for.',
    form: 'text',
    pattern: `^(version|skip|${DURATION_PATTERN})$`,
  },
  {
    key: 'owned-by-me',
    description: "Match only items that the token's user owns.",
    form: 'boolean',
  },
];
