import { ambiguousChoices, csvCheckChoices, type EntryKey, missingChoices, noFilesChoices } from './entry.ts';
import { placeholders } from '../names.ts';
import { csvFieldTypes } from '../service.ts';
import { TARGET_PATTERN } from '../targets.ts';

/** One key of `defaults` and of an entry of the manifest (docs/manifest.md). Reader and JSON Schema are made from it. */
export interface ManifestKey {
  readonly key: ManifestKeyName;
  readonly description: string;
  /**
   * What a value may look like: free text, which may be a number too; a word of a closed language; lines, as a list or as
   * one text; true or false; a CSV schema.
   */
  readonly form: 'text' | 'word' | 'lines' | 'boolean' | 'schema';
  /** Allowed in an entry only. */
  readonly entryOnly?: boolean;
  readonly choices?: readonly string[];
  /** Regular expression for the whole of a text, or of each line. */
  readonly pattern?: string;
}

type ManifestKeyName = EntryKey | 'schema';

const DURATION_PATTERN = '[0-9]{1,9}[smhd]';
const UUID_PATTERN = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const TEMPLATE_PATTERN = `(?!.*\\{(?!(${placeholders.join('|')})\\})[^{}]*\\}).*\\S.*`;

/** Every key, in the order in which papers tell them. */
export const manifestKeys: readonly ManifestKey[] = [
  {
    key: 'path',
    description: 'Glob patterns of the evidence files, relative to the workspace; `!` excludes.',
    form: 'lines',
    entryOnly: true,
  },
  {
    key: 'name',
    description: 'Template of the proof name, with `{base}`, `{name}`, `{ext}`, `{dir}` and `{path}`.',
    form: 'text',
    pattern: TEMPLATE_PATTERN,
  },
  {
    key: 'link',
    description: 'Targets to link the evidence to: `control:<id>`, `label:<id>` or `task:<id>`.',
    form: 'lines',
    pattern: TARGET_PATTERN,
  },
  {
    key: 'owner',
    description: 'UUID of the user who owns new proof items.',
    form: 'word',
    pattern: UUID_PATTERN,
  },
  {
    key: 'proof-id',
    description: 'Id of the one item that gets a version; for one file, and not together with `link`.',
    form: 'text',
    entryOnly: true,
  },
  {
    key: 'schema',
    description: `Field schema of testable CSV: \`fields\`, a map of column to type (${csvFieldTypes.join(', ')}), the wire form, or \`infer\`.`,
    form: 'schema',
  },
  {
    key: 'csv-check',
    description:
      'What a cell that its schema does not allow is: an error under `strict`, a warning under `warn`; `off` reads no file.',
    form: 'word',
    choices: csvCheckChoices,
  },
  {
    key: 'if-no-files-found',
    description: 'What to do when a pattern selects no file.',
    form: 'word',
    choices: noFilesChoices,
  },
  {
    key: 'if-ambiguous',
    description: 'What to do when several items bear the name.',
    form: 'word',
    choices: ambiguousChoices,
  },
  {
    key: 'if-missing',
    description: 'What to do when no item bears the name.',
    form: 'word',
    choices: missingChoices,
  },
  {
    key: 'if-unchanged',
    description:
      'What to do when the latest version has the same bytes: `version`, `skip`, or a duration such as `30d`, to skip while the latest upload is younger.',
    form: 'word',
    pattern: `(version|skip|${DURATION_PATTERN})`,
  },
  {
    key: 'owned-by-me',
    description: "Match only items that the token's user owns; not together with `owner`.",
    form: 'boolean',
  },
];
