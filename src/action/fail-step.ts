import { setFailed } from '@actions/core';

import { neutralizeLine } from '../report/neutral.ts';

/** Fails the step with what went wrong, in one line. */
export function failStep(error: unknown): void {
  setFailed(neutralizeLine(error instanceof Error ? error.message : String(error)));
}
