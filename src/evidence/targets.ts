import { InputError } from './errors.ts';
import { splitLines } from './inputs/input-values.ts';
import { type Target, targetTypes } from './service.ts';

const TYPES = targetTypes.join('|');
/** An id is opaque, but one that holds the beginning of another target is a list in the wrong form. */
const SEVERAL = `[,; \\t](${TYPES}):`;
/** Regular expression of one target, for a JSON Schema. */
export const TARGET_PATTERN = `(${TYPES}):(?!.*${SEVERAL}).+`;

/** Reads `control:<id>`, `label:<id>` or `task:<id>`. Throws {@link InputError} naming the input. */
export function parseTarget(text: string, input: string): Target {
  const colon = text.indexOf(':');
  const prefix = colon < 0 ? text : text.slice(0, colon);
  const type = targetTypes.find((known) => known === prefix);
  if (colon < 0 || type === undefined) {
    throw new InputError(
      input,
      `"${text}" is not a target. Write control:<id>, label:<id> or task:<id>, one a line.`,
    );
  }
  if (new RegExp(SEVERAL, 'u').test(text)) {
    throw new InputError(input, `"${text}" names several targets. Write one a line.`);
  }
  return { type, id: parseObjectId(text.slice(colon + 1).trim(), input) };
}

/** Reads the input `link`: one target a line, each counted once. */
export function parseTargets(text: string, input: string): Target[] {
  const targets = splitLines(text).map((line) => parseTarget(line, input));
  return [...new Map(targets.map((target) => [formatTarget(target), target])).values()];
}

/** The form a person writes and reads: `control:<id>`. */
export function formatTarget(target: Target): string {
  return `${target.type}:${target.id}`;
}

/**
 * Checks an id that becomes a part of an address. Ids are opaque (interface.md §2.3), but an empty one and the
 * dot segments would lead to another address, and control characters never belong in one.
 */
export function parseObjectId(id: string, input: string): string {
  if (id === '') {
    throw new InputError(input, 'an id is missing. Write the id as the service shows it.');
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (id === '.' || id === '..' || /[\u0000-\u001f\u007f]/u.test(id)) {
    throw new InputError(input, `"${id}" cannot be an id. Write the id as the service shows it.`);
  }
  return id;
}
