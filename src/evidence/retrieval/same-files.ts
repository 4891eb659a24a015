import { EvidenceError } from '../errors.ts';
import { makeFileName } from './file-names.ts';
import type { Selected } from './select.ts';

/** Two items of one name are both left: which of them got it would be chance. */
export function refuseSameFiles(selected: readonly Selected[]): Selected[] {
  const bearers = Map.groupBy(selected, (one) => keyFile(one));
  return selected.map((one) => {
    const same =
      bearers.get(keyFile(one))?.flatMap((other) => ('proofId' in other ? other.proofId : [])) ?? [];
    return 'failure' in one || one.item === undefined || same.length < 2
      ? one
      : { what: one.what, failure: failSameFile(makeFileName(one.item.filename, one.proofId), same) };
  });
}

/**
 * Takes a file name for an item. Throws {@link EvidenceError} where another item has it already.
 *
 * @param claims ids by the file that they become, in the form that file systems compare
 */
export function claimName(name: string, proofId: string, claims: Map<string, string>): string {
  const key = foldName(name);
  const holder = claims.get(key) ?? proofId;
  claims.set(key, holder);
  if (holder !== proofId) {
    throw failSameFile(name, [holder, proofId]);
  }
  return name;
}

function keyFile(selected: Selected): string | undefined {
  return 'failure' in selected || selected.item === undefined
    ? undefined
    : foldName(makeFileName(selected.item.filename, selected.proofId));
}

/** Some file systems keep names apart by case, and others do not. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function failSameFile(name: string, proofIds: readonly string[]): EvidenceError {
  return new EvidenceError(
    'same-file',
    `${proofIds.length} items would become the file "${name}": ${proofIds.join(', ')}. Download each with "proof-id", into a "directory" of its own.`,
  );
}
