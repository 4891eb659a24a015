import { InputError } from '../errors.ts';
import { parseCount, parseDurationMs } from './input-values.ts';
import { type RawInputs, readInput } from './raw-inputs.ts';

/** How long a run may take, and how much of it at a time. */
export interface RunLimits {
  /** Budget of the whole run, waiting included. */
  readonly timeoutMs: number;
  /** Most requests of a kind in flight. */
  readonly concurrency: number;
}

const MOST_IN_FLIGHT = 64;

/** Reads `timeout` and `concurrency`. Throws {@link InputError} naming the one at fault. */
export function readLimits(raw: RawInputs): RunLimits {
  return {
    timeoutMs: readInput(raw, 'timeout', parseBudgetMs, 30 * 60_000),
    concurrency: readInput(
      raw,
      'concurrency',
      (text, input) => parseCount(text, 1, MOST_IN_FLIGHT, input),
      4,
    ),
  };
}

function parseBudgetMs(text: string, input: string): number {
  const budgetMs = parseDurationMs(text, input);
  if (budgetMs === 0) {
    throw new InputError(input, 'a budget of nothing lets nothing happen. Write at least 1s.');
  }
  return budgetMs;
}
