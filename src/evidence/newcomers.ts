import { searchName } from './listing.ts';
import type { WriteStep } from './plan.ts';
import type { Run } from './run.ts';
import type { ProofItem } from './service.ts';

/** Of the items that bear a step's name now: those that the baseline did not have, and no other step has made. */
export function findNewcomers(
  step: WriteStep,
  items: readonly ProofItem[],
  claimed: ReadonlySet<string>,
): ProofItem[] {
  const known = new Set(step.baseline.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id) && !claimed.has(id));
}

/** The id of an item just made, when the answer lacked it: the one newcomer, if there is exactly one. */
export async function learnId(step: WriteStep, run: Run): Promise<string | undefined> {
  if (step.scope === undefined) {
    return step.item?.id;
  }
  const items = await searchName(run.service, step.scope, step.name);
  const [newcomer, ...others] = findNewcomers(step, items, run.claimed);
  return others.length === 0 ? newcomer?.id : undefined;
}
