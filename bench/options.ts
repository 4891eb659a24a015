import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Names of cases; empty for all that do not wait to be named. */
  readonly cases: readonly string[];
  readonly rounds: number | undefined;
  readonly scale: number;
  /** File for all figures. */
  readonly json: string | undefined;
}

/** Reads `--case b,c --rounds 3 --scale 0.1 --json FILE`. Throws on anything else. */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { case: text, rounds: text, scale: text, json: text },
  });
  const cases = (values.case ?? '').split(',').filter(Boolean);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const scale = Number(values.scale ?? 1);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) {
    throw new Error(`--rounds takes a whole number from 1, not ${values.rounds}.`);
  }
  if (!(scale > 0 && scale <= 1)) {
    throw new Error(`--scale takes a number above 0, 1 at most, not ${values.scale}.`);
  }
  return { cases, rounds, scale, json: values.json };
}
