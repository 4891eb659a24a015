import { type EvidenceEntry, builtInEntry } from '../inputs/entry.ts';
import { InputError } from '../errors.ts';
import type { YamlDocuments } from '../inputs/documents.ts';
import { parseDurationMs, splitLines } from '../inputs/input-values.ts';
import { readLimits, type RunLimits } from '../inputs/limits.ts';
import { readManifest } from '../inputs/manifest.ts';
import { renderName } from '../names.ts';
import { type RawInputs, readInput } from '../inputs/raw-inputs.ts';
import type { YamlNode } from '../inputs/yaml-node.ts';
import { listScopes, type Scope } from '../scopes.ts';
import { parseIds } from './selection.ts';
import { parseTargets } from '../targets.ts';

/** Everything a freshness check is told, read once. */
export interface FreshnessSettings extends RunLimits {
  readonly subjects: readonly FreshnessSubject[];
  /** The newest upload has to be younger. */
  readonly maxAgeMs: number;
}

/** What has to be fresh. */
export type FreshnessSubject =
  | {
      readonly by: 'name';
      readonly name: string;
      readonly scope: Scope;
      readonly ifAmbiguous: EvidenceEntry['ifAmbiguous'];
    }
  | { readonly by: 'id'; readonly proofId: string; readonly name: string | undefined }
  /** Whatever was uploaded last. */
  | { readonly by: 'newest'; readonly scope: Scope };

/**
 * Reads `name`, `proof-id`, `link` and `manifest`, whose subjects add up; `link` says where names are looked for, and alone that
 * something new has to be linked to each target. Throws {@link InputError}.
 */
export function readFreshnessSettings(raw: RawInputs, { manifest }: YamlDocuments): FreshnessSettings {
  const maxAgeMs = readInput(raw, 'max-age', parseDurationMs, undefined);
  if (maxAgeMs === undefined) {
    throw new InputError('max-age', 'is required: how old the latest upload may be, such as 35d.');
  }
  const subjects = [...readSubjects(raw), ...(manifest === undefined ? [] : readManifestSubjects(manifest))];
  if (subjects.length === 0) {
    throw new InputError(
      'name',
      'is required, or "proof-id", "link" or "manifest", to say what has to be fresh.',
    );
  }
  return { ...readLimits(raw), subjects, maxAgeMs };
}

function readSubjects(raw: RawInputs): FreshnessSubject[] {
  const names = readInput(raw, 'name', (text) => splitLines(text.normalize('NFC')), []);
  const proofIds = readInput(raw, 'proof-id', parseIds, []);
  const targets = readInput(raw, 'link', parseTargets, []);
  const pinned = proofIds.map((proofId) => ({ by: 'id', proofId, name: undefined }) as const);
  const scopes = listScopes(targets);
  if (names.length > 0) {
    return [...pinned, ...names.flatMap((name) => nameSubjects(name, scopes, 'error'))];
  }
  return targets.length === 0
    ? pinned
    : [...pinned, ...scopes.map((scope) => ({ by: 'newest', scope }) as const)];
}

function readManifestSubjects(document: YamlNode): FreshnessSubject[] {
  return readManifest(document, builtInEntry).flatMap(readEntrySubjects);
}

/** A check has no files to name, so an entry is followed by what it says itself: its pin, its one name, else its targets. */
function readEntrySubjects(entry: EvidenceEntry): FreshnessSubject[] {
  const { proofId, targets, ownedByMe, ifAmbiguous } = entry;
  const name = foretellName(entry);
  if (proofId !== undefined) {
    return [{ by: 'id', proofId, name }];
  }
  const scopes = listScopes(targets, ownedByMe);
  if (name !== undefined) {
    return nameSubjects(name, scopes, ifAmbiguous);
  }
  if (targets.length === 0) {
    throw new InputError(
      'manifest',
      `the names of ${entry.patterns.join(', ')} depend on the files. Give the entry a "name" without placeholders, a "link", or a manifest of its own.`,
    );
  }
  return scopes.map((scope) => ({ by: 'newest', scope }) as const);
}

/** The proof name, where it is the same whatever files there are. */
function foretellName({ name, patterns: [pattern, ...others] }: EvidenceEntry): string | undefined {
  if (!name.includes('{')) {
    return name.normalize('NFC');
  }
  const isOneFile = pattern !== undefined && others.length === 0 && !/[*?[\]{}!\\]/u.test(pattern);
  return isOneFile ? renderName(name, pattern) : undefined;
}

function nameSubjects(
  name: string,
  scopes: readonly Scope[],
  ifAmbiguous: EvidenceEntry['ifAmbiguous'],
): FreshnessSubject[] {
  return scopes.map((scope) => ({ by: 'name', name, scope, ifAmbiguous }));
}
