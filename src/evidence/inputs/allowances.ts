import { parseChoice, splitLines } from './input-values.ts';

/** Safety rules that the user may lift (README.md, "Inputs"). */
const allowances = [
  'hidden-files',
  'symlinks',
  'outside-workspace',
  'credentials',
  'empty-files',
  'http',
  'pull-request-target',
] as const;
/** Name of a safety rule that `allow` lifts. */
export type Allowance = (typeof allowances)[number];

/** Reads the input `allow`: one rule a line. */
export function parseAllowances(text: string, input: string): Set<Allowance> {
  return new Set(splitLines(text).map((line) => parseChoice(allowances, line, input)));
}
