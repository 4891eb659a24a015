import { parseSchemaRules, type SchemaRule } from './csv/schema-rules.ts';
import { InputError } from './errors.ts';
import {
  parseBoolean,
  parseChoice,
  parseCount,
  parseDurationMs,
  parseUuid,
  splitLines,
} from './input-values.ts';
import { checkTemplate } from './names.ts';
import type { Target } from './service.ts';
import { parseBaseUrl, parseWebUrl } from './addresses.ts';
import { formatTarget, parseObjectId, parseTarget } from './targets.ts';

/** Everything an upload run is told, read once; nothing below it looks at the environment. */
export interface UploadSettings {
  readonly entry: EvidenceEntry;
  readonly allow: ReadonlySet<Allowance>;
  /** Plan, show, write nothing. */
  readonly dryRun: boolean;
  /** What is confirmed after the writes: nothing, the metadata, or the bytes themselves. */
  readonly verify: 'none' | 'size' | 'content';
  /** How long a write whose answer was lost is looked for. */
  readonly settleMs: number;
  /** Budget of the whole run, waiting included. */
  readonly timeoutMs: number;
  /** Most writes in flight. */
  readonly concurrency: number;
  /** Address of an item in the service's web page, with `{id}`. */
  readonly webUrl: string | undefined;
}

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
  readonly ifNoFilesFound: 'error' | 'warn' | 'ignore';
  readonly ifAmbiguous: 'error' | 'oldest';
  readonly ifMissing: 'create' | 'error';
  readonly ownedByMe: boolean;
}

/** Where the service is and who is calling. */
export interface ConnectionSettings {
  readonly baseUrl: URL;
  readonly token: string;
  readonly ownerField: string;
}

/** Safety rules that the user may lift (design.md §3, `allow`). */
export const allowances = [
  'hidden-files',
  'symlinks',
  'outside-workspace',
  'credentials',
  'empty-files',
  'http',
  'pull-request-target',
] as const;
export type Allowance = (typeof allowances)[number];

/** The inputs of an upload, by their public names (design.md §3). */
export const uploadInputs = [
  'path',
  'base-url',
  'token',
  'owner',
  'owner-field',
  'link',
  'csv-schemas',
  'name',
  'if-no-files-found',
  'if-ambiguous',
  'if-missing',
  'owned-by-me',
  'proof-id',
  'dry-run',
  'verify',
  'settle',
  'timeout',
  'concurrency',
  'allow',
  'web-url',
] as const;
export type UploadInput = (typeof uploadInputs)[number];

/** Input texts as an entry found them; absent or blank means that the built-in default holds. */
export type RawInputs = Readonly<Partial<Record<UploadInput, string | undefined>>>;

const MOST_WRITES_IN_FLIGHT = 64;

/** Reads and checks what the core is told. Throws {@link InputError} naming the first input at fault. */
export function readUploadSettings(raw: RawInputs): UploadSettings {
  const read = <Value>(input: UploadInput, parse: (text: string, input: string) => Value, builtIn: Value) =>
    readInput(raw, input, parse, builtIn);
  const choose = <Choice extends string>(input: UploadInput, choices: readonly Choice[], builtIn: Choice) =>
    read<Choice>(input, (text) => parseChoice(choices, text, input), builtIn);

  const allow = read('allow', parseAllowances, new Set<Allowance>());
  const settings: UploadSettings = {
    entry: {
      patterns: read('path', parsePatterns, []),
      name: read('name', checkTemplate, '{base}'),
      targets: read('link', parseTargets, []),
      owner: read('owner', parseUuid, undefined),
      proofId: read('proof-id', parseObjectId, undefined),
      schemaRules: read('csv-schemas', parseSchemaRules, []),
      ifNoFilesFound: choose('if-no-files-found', ['error', 'warn', 'ignore'], 'error'),
      ifAmbiguous: choose('if-ambiguous', ['error', 'oldest'], 'error'),
      ifMissing: choose('if-missing', ['create', 'error'], 'create'),
      ownedByMe: read('owned-by-me', parseBoolean, false),
    },
    allow,
    dryRun: read('dry-run', parseBoolean, false),
    verify: choose('verify', ['none', 'size', 'content'], 'size'),
    settleMs: read('settle', parseDurationMs, 60_000),
    timeoutMs: read('timeout', parseBudgetMs, 30 * 60_000),
    concurrency: read('concurrency', (text, input) => parseCount(text, 1, MOST_WRITES_IN_FLIGHT, input), 4),
    webUrl: read('web-url', parseWebUrl, undefined),
  };
  refuseContradictions(settings.entry);
  return settings;
}

/** Reads and checks where the service is and who is calling. Throws {@link InputError} naming the input at fault. */
export function readConnectionSettings(raw: RawInputs): ConnectionSettings {
  const allow = readInput(raw, 'allow', parseAllowances, new Set<Allowance>());
  return {
    baseUrl: parseBaseUrl(raw['base-url']?.trim() ?? '', allow.has('http')),
    token: readToken(raw.token),
    ownerField: readInput(raw, 'owner-field', parseFieldName, 'svc-proof-owned-by'),
  };
}

function readInput<Value>(
  raw: RawInputs,
  input: UploadInput,
  parse: (text: string, input: string) => Value,
  builtIn: Value,
): Value {
  const text = raw[input]?.trim() ?? '';
  return text === '' ? builtIn : parse(text, input);
}

function refuseContradictions(entry: EvidenceEntry): void {
  if (entry.patterns.length === 0) {
    throw new InputError('path', 'is required. Give glob patterns of the evidence files, one a line.');
  }
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
  if (patterns.every((pattern) => pattern.startsWith('!'))) {
    throw new InputError(input, 'only excludes. Give at least one pattern that selects files.');
  }
  return patterns;
}

function parseTargets(text: string, input: string): Target[] {
  const targets = splitLines(text).map((line) => parseTarget(line, input));
  return [...new Map(targets.map((target) => [formatTarget(target), target])).values()];
}

function parseAllowances(text: string, input: string): Set<Allowance> {
  return new Set(splitLines(text).map((line) => parseChoice(allowances, line, input)));
}

function parseFieldName(text: string, input: string): string {
  if (!/^[\w.-]+$/u.test(text)) {
    throw new InputError(input, `"${text}" is not a form field's name: letters, digits, ".", "_" and "-".`);
  }
  return text;
}

function parseBudgetMs(text: string, input: string): number {
  const budgetMs = parseDurationMs(text, input);
  if (budgetMs === 0) {
    throw new InputError(input, 'a budget of nothing lets nothing happen. Write at least 1s.');
  }
  return budgetMs;
}

function readToken(raw: string | undefined): string {
  const token = raw?.trim() ?? '';
  if (token === '') {
    throw new InputError(
      'token',
      'is empty. In a workflow, a secret that does not exist, or that this event may not read, is an empty string.',
    );
  }
  if (!/^[\u0021-\u007e]+$/u.test(token)) {
    throw new InputError(
      'token',
      'holds white space or characters that no access token has. Check the secret.',
    );
  }
  return token;
}
