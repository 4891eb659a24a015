import { setFailed } from '@actions/core';

import { neutralizeLine } from '../report/neutral.ts';

/** Does a part of the reporting. When that fails the step fails, and the other parts are still done. */
export async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    setFailed(neutralizeLine(`${what} could not be written: ${reason}`));
  }
}
