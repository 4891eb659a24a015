import type { Finding } from '../evidence/diagnose.ts';

const WHAT_COLUMNS = 12;

/** `ok    clock        agrees with the service`. */
export function describeFinding({ what, state, says }: Finding): string {
  return `${state.padEnd(4)}  ${what.padEnd(WHAT_COLUMNS)} ${says}`;
}
