import { parseWebUrl } from './inputs/addresses.ts';
import { type Allowance, parseAllowances } from './inputs/allowances.ts';
import { builtInEntry, type EvidenceEntry, readEntry } from './inputs/entry.ts';
import { readSchemaRules } from './csv/schema-rules.ts';
import type { YamlDocuments } from './inputs/documents.ts';
import { InputError } from './errors.ts';
import { parseBoolean, parseChoice, parseDurationMs } from './inputs/input-values.ts';
import { readLimits, type RunLimits } from './inputs/limits.ts';
import { readManifest } from './inputs/manifest.ts';
import { type RawInputs, readInput, type UploadInput } from './inputs/raw-inputs.ts';
import { parseShard, type Shard } from './inputs/shard.ts';

/** Everything an upload run is told, read once; nothing below it looks at the environment. */
export interface UploadSettings extends RunLimits {
  readonly entries: readonly EvidenceEntry[];
  readonly allow: ReadonlySet<Allowance>;
  /** Plan, show, write nothing. */
  readonly dryRun: boolean;
  /** What is confirmed after the writes: nothing, the metadata, or the bytes themselves. */
  readonly verify: 'none' | 'size' | 'content';
  /** How long a write whose answer was lost is looked for. */
  readonly settleMs: number;
  /** The share of the files that this job takes; all of them without one. */
  readonly shard: Shard | undefined;
  /** Address of an item in the service's web page, with `{id}`. */
  readonly webUrl: string | undefined;
}

/** Reads and checks what the core is told. Throws {@link InputError} naming the first input at fault. */
export function readUploadSettings(raw: RawInputs, documents: YamlDocuments): UploadSettings {
  const read = <Value>(input: UploadInput, parse: (text: string, input: string) => Value, builtIn: Value) =>
    readInput(raw, input, parse, builtIn);
  return {
    entries: readEntries(raw, documents),
    allow: read('allow', parseAllowances, new Set<Allowance>()),
    dryRun: read('dry-run', parseBoolean, false),
    verify: read('verify', parseVerify, 'size'),
    settleMs: read('settle', parseDurationMs, 60_000),
    ...readLimits(raw),
    shard: read('shard', parseShard, undefined),
    webUrl: read('web-url', parseWebUrl, undefined),
  };
}

/** The entry of the inputs, where `path` is given, and those of the manifest, whose defaults the inputs are. */
function readEntries(raw: RawInputs, { manifest, csvSchemas }: YamlDocuments): EvidenceEntry[] {
  const schemaRules = csvSchemas === undefined ? [] : readSchemaRules(csvSchemas);
  const base = readEntry((key, parse) => readInput(raw, key, parse, undefined), {
    ...builtInEntry,
    schemaRules,
  });
  const own = base.patterns.length === 0 ? [] : [base];
  if (manifest === undefined && own.length === 0) {
    throw new InputError('path', 'is required. Give glob patterns of the evidence files, one a line.');
  }
  if (own.length === 0 && base.proofId !== undefined) {
    throw new InputError('proof-id', 'pins the one file of "path". In a manifest, pin the entry itself.');
  }
  return manifest === undefined ? own : [...own, ...readManifest(manifest, base)];
}

function parseVerify(text: string, input: string): UploadSettings['verify'] {
  return parseChoice(['none', 'size', 'content'], text, input);
}
