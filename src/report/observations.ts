import type { Observation } from '../evidence/diagnosis/observation.ts';

const WHAT_COLUMNS = 12;

/** `ok    clock        agrees with the service`. */
export function describeObservation({ what, state, says }: Observation): string {
  return `${state.padEnd(4)}  ${what.padEnd(WHAT_COLUMNS)} ${says}`;
}
