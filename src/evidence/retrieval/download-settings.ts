import { type Allowance, parseAllowances } from '../inputs/allowances.ts';
import { InputError } from '../errors.ts';
import { parseBoolean, parseCount } from '../inputs/input-values.ts';
import { readLimits, type RunLimits } from '../inputs/limits.ts';
import { type RawInputs, readInput } from '../inputs/raw-inputs.ts';
import { readSelection, type Selection } from './selection.ts';

/** Everything a download is told, read once. */
export interface DownloadSettings extends RunLimits {
  readonly selection: Selection;
  /** The version to fetch; the latest without one. */
  readonly version: number | undefined;
  /** Where the files go, relative to the workspace. */
  readonly directory: string;
  readonly overwrite: boolean;
  readonly allow: ReadonlySet<Allowance>;
}

const HIGHEST_VERSION = 999_999_999;

/**
 * Reads and checks what a download is told. Throws {@link InputError} naming the first input at fault.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
export function readDownloadSettings(raw: RawInputs, everything = false): DownloadSettings {
  const selection = readSelection(raw, everything);
  const version = readInput(
    raw,
    'version',
    (text, input) => parseCount(text, 0, HIGHEST_VERSION, input),
    undefined,
  );
  if (version !== undefined && !isOne(selection)) {
    throw new InputError(
      'version',
      'is of one item. Say which with one "proof-id", or one "name" and at most one "link".',
    );
  }
  return {
    ...readLimits(raw),
    selection,
    version,
    directory: readInput(raw, 'directory', (text) => text, '.'),
    overwrite: readInput(raw, 'overwrite', parseBoolean, false),
    allow: readInput(raw, 'allow', parseAllowances, new Set<Allowance>()),
  };
}

function isOne(selection: Selection): boolean {
  switch (selection.by) {
    case 'id':
      return selection.proofIds.length === 1;
    case 'name':
      return selection.names.length === 1 && selection.scopes.length === 1;
    case 'scope':
      return false;
  }
}
