import { randomUUID } from 'node:crypto';
import type { Service } from './service.ts';

/** One sentence of interface.md that promises something, or that says "not shown". */
export interface Check {
  readonly section: string;
  readonly sentence: string;
  /**
   * Tries the service. Returning means that the sentence holds.
   *
   * @param name makes a file name that no other check and no earlier run has used
   * @throws Unshown when the service cannot tell, or the interface does not
   * @throws any other error when the service differs
   */
  run(service: Service, name: (ending: string) => string): Promise<void>;
}

export type Verdict = 'holds' | 'differs' | 'unshown';

export interface Finding {
  readonly check: Check;
  readonly verdict: Verdict;
  /** What was seen, when it was not simply as promised. */
  readonly seen: string;
}

/** The sentence could not be judged, or promises nothing: the message says what was seen instead. */
export class Unshown extends Error {
  override readonly name = 'Unshown';
}

export async function runCheck(check: Check, service: Service): Promise<Finding> {
  const run = randomUUID().slice(0, 8);
  try {
    await check.run(service, (ending) => `conformance-${run}-${ending}`);
    return { check, verdict: 'holds', seen: '' };
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    return { check, verdict: error instanceof Unshown ? 'unshown' : 'differs', seen };
  }
}

/** @throws with what was expected and what was seen, when they differ as JSON */
export function expectSame(what: string, seen: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(seen), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: expected ${right}, saw ${left}.`);
}

export function expectThat(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
