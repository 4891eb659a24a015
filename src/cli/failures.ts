import { CommanderError } from 'commander';

import { InputError } from '../evidence/errors.ts';
import { neutralizeLine } from '../report/neutral.ts';

/** Exit codes of README.md, "The command line tool". */
export const exitCodes = {
  landed: 0,
  failed: 1,
  wrongInput: 2,
  unknown: 3,
  SIGINT: 130,
  SIGTERM: 143,
} as const;

/** Tells what ended a command, and returns the exit code. Commander has printed its own errors already. */
export function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? exitCodes.landed : exitCodes.wrongInput;
  }
  console.error(neutralizeLine(`proof: ${describeError(error)}`));
  return error instanceof InputError ? exitCodes.wrongInput : exitCodes.failed;
}

/** The document of `--json` when there is nothing else to tell. */
export function describeFailure(error: unknown) {
  const input = error instanceof InputError ? error.input : null;
  return { error: { input, message: describeError(error) } };
}

/** The sentence of an error. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
