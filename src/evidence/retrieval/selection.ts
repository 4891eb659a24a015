import { InputError } from '../errors.ts';
import { splitLines } from '../inputs/input-values.ts';
import { type RawInputs, readInput } from '../inputs/raw-inputs.ts';
import { listScopes, type Scope } from '../scopes.ts';
import { parseObjectId, parseTargets } from '../targets.ts';

/** Which items of the service a person means. */
export type Selection =
  | { readonly by: 'id'; readonly proofIds: readonly string[] }
  /** Items that bear exactly one of these names, looked for in each scope. */
  | { readonly by: 'name'; readonly names: readonly string[]; readonly scopes: readonly Scope[] }
  /** All that the service finds in each scope; all there is without a search. */
  | { readonly by: 'scope'; readonly scopes: readonly Scope[]; readonly search: string | undefined };

/**
 * Reads `proof-id`, or `name`, `search` and `link` in any sensible combination. Throws {@link InputError}.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
export function readSelection(raw: RawInputs, everything = false): Selection {
  const proofIds = readInput(raw, 'proof-id', parseIds, []);
  const names = readInput(raw, 'name', (text) => splitLines(text.normalize('NFC')), []);
  const search = readInput(raw, 'search', (text) => text, undefined);
  const targets = readInput(raw, 'link', parseTargets, []);
  if (proofIds.length > 0) {
    refuseBeside(raw, 'proof-id', ['name', 'search', 'link']);
    return { by: 'id', proofIds };
  }
  const scopes = listScopes(targets);
  if (names.length > 0) {
    refuseBeside(raw, 'name', ['search']);
    return { by: 'name', names: [...new Set(names)], scopes };
  }
  if (search === undefined && targets.length === 0 && !everything) {
    throw new InputError(
      'name',
      'is required, or "proof-id", "link" or "search", to say which proof is meant.',
    );
  }
  return { by: 'scope', scopes, search };
}

/** Ids, one a line, each once, percent-encoded only when they are sent. Throws InputError for one that no address can carry. */
export function parseIds(text: string, input: string): string[] {
  return [...new Set(splitLines(text).map((line) => parseObjectId(line, input)))];
}

function refuseBeside(raw: RawInputs, input: string, others: readonly ('name' | 'search' | 'link')[]): void {
  const other = others.find((name) => raw[name]?.trim());
  if (other !== undefined) {
    throw new InputError(input, `and "${other}" are two ways to say which proof is meant. Set one.`);
  }
}
