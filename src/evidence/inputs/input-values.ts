import { InputError } from '../errors.ts';

const TRUE_WORDS = new Set(['true', 'True', 'TRUE']);
const FALSE_WORDS = new Set(['false', 'False', 'FALSE']);
const UNIT_MS = new Map([
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** A boolean as YAML 1.2's core schema writes it, like GitHub's own inputs. */
export function parseBoolean(text: string, input: string): boolean {
  if (TRUE_WORDS.has(text)) {
    return true;
  }
  if (FALSE_WORDS.has(text)) {
    return false;
  }
  throw new InputError(input, `"${text}" is not a boolean. Write true or false.`);
}

/** Milliseconds of a duration such as `90s`, `30m`, `12h` or `30d`. */
export function parseDurationMs(text: string, input: string): number {
  const [, digits, unit = ''] = /^(\d{1,9})([smhd])$/u.exec(text) ?? [];
  const unitMs = UNIT_MS.get(unit);
  if (digits === undefined || unitMs === undefined) {
    throw new InputError(input, `"${text}" is not a duration. Write a whole number with s, m, h or d: 30m.`);
  }
  return Number(digits) * unitMs;
}

/** One word of a closed list. */
export function parseChoice<Choice extends string>(
  choices: readonly Choice[],
  text: string,
  input: string,
): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined) {
    throw new InputError(input, `"${text}" is not known. Write one of: ${choices.join(', ')}.`);
  }
  return choice;
}

/** A whole number from `least` to `most`. */
export function parseCount(text: string, least: number, most: number, input: string): number {
  const count = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(count >= least && count <= most)) {
    throw new InputError(input, `"${text}" is not a whole number from ${least} to ${most}.`);
  }
  return count;
}

/** A user id (interface.md §2.4). */
export function parseUuid(text: string, input: string): string {
  if (!UUID.test(text)) {
    throw new InputError(
      input,
      `"${text}" is not a UUID. Write the user's id, such as 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d.`,
    );
  }
  return text;
}

/** The lines of a list input, trimmed, blank ones left out. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
