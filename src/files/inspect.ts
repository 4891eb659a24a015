import { type BigIntStats, realpathSync } from 'node:fs';
import type { EvidenceFile, RefusalRule, RefusedFile } from '../evidence/files.ts';
import { identify } from './fingerprint.ts';
import { readHead } from './head.ts';
import { refuse } from './refuse.ts';
import { isGitName, type Rules } from './rules.ts';
import { spotCredential, spotCredentialName } from './credentials.ts';
import { describeSystemError, isMissing } from './system-error.ts';

/** What the safety rules make of a file. */
export type Inspected =
  | { readonly kind: 'taken'; readonly file: EvidenceFile }
  | { readonly kind: 'refused'; readonly refused: RefusedFile };

/**
 * Looks at a selected file and applies every safety rule to it (SECURITY.md; README.md, "What happens to a file"). Synchronous: on a disk a look takes
 * microseconds, and the way through Node's threads took ten times as long as the look.
 */
export function inspect(location: string, rules: Rules): Inspected {
  const path = rules.places.show(location);
  try {
    const { stats, fingerprint } = identify(location, rules.allow.has('symlinks'));
    const real = realpathSync.native(location);
    const size = Number(stats.size);
    const offence =
      judgePlace(real, rules) ?? judgeKind(stats, rules) ?? judgeContent(location, real, size, rules);
    return offence === undefined
      ? { kind: 'taken', file: { path, location, size, fingerprint } }
      : refused(offence);
  } catch (error) {
    return refused({ rule: 'unreadable', what: explainUnreadable(path, error) });
  }

  function refused({ rule, what }: Offence): Inspected {
    return { kind: 'refused', refused: refuse(path, rule, what) };
  }
}

interface Offence {
  readonly rule: RefusalRule;
  readonly what: string;
}

function judgePlace(real: string, { places, allow }: Rules): Offence | undefined {
  if (places.partsOf(real).some(isGitName)) return { rule: 'git-directory', what: 'it belongs to Git' };
  if (places.holds(real) || allow.has('outside-workspace')) return undefined;
  return { rule: 'outside-workspace', what: 'it is outside of the workspace and RUNNER_TEMP' };
}

function judgeKind(stats: BigIntStats, { allow }: Rules): Offence | undefined {
  if (stats.isSymbolicLink()) return { rule: 'symlinks', what: 'it is a symbolic link' };
  if (!stats.isFile()) return { rule: 'not-a-file', what: `it is ${nameKind(stats)}` };
  if (stats.size === 0n && !allow.has('empty-files')) return { rule: 'empty-files', what: 'it is empty' };
  return undefined;
}

function nameKind(stats: BigIntStats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}

/** Reads the head even where credentials are allowed: a file that cannot be read is told before any write. */
function judgeContent(location: string, real: string, size: number, { allow }: Rules): Offence | undefined {
  const head = readHead(location, allow.has('symlinks'), size);
  if (allow.has('credentials')) return undefined;
  const what = spotCredentialName(location) ?? spotCredentialName(real) ?? spotCredential(head);
  return what === undefined ? undefined : { rule: 'credentials', what };
}

function explainUnreadable(path: string, error: unknown): string {
  const because = describeSystemError(error);
  if (!isMissing(error)) return `it cannot be read (${because})`;
  return path.includes('\uFFFD')
    ? `its name is not valid UTF-8 (${because})`
    : `it is gone, or a link to nothing (${because})`;
}
