import { searchName } from '../listing.ts';
import { askPatiently } from './patience.ts';
import type { WriteStep } from '../steps.ts';
import type { Run } from '../run.ts';
import { organization } from '../scopes.ts';
import type { ProofItem, ProofService } from '../service.ts';

/**
 * The items that bear a step's name now, in its scope. A pinned item may bear another name than its file, and a service
 * may give it the name of its new version: both are asked for.
 */
export async function searchStep(
  { scope = organization, item, name }: WriteStep,
  service: ProofService,
): Promise<ProofItem[]> {
  const names = new Set([item?.filename ?? name, name].map((each) => each.normalize('NFC')));
  const found = new Map<string, ProofItem>();
  for (const each of names) {
    for (const bearer of await searchName(service, scope, each)) {
      found.set(bearer.id, bearer);
    }
  }
  return [...found.values()];
}

/** Of the items that bear a step's name now: those that the baseline did not have, and no other step has made. */
export function findNewcomers(
  step: WriteStep,
  items: readonly ProofItem[],
  claimed: ReadonlySet<string>,
): ProofItem[] {
  const known = new Set(step.baseline.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id) && !claimed.has(id));
}

/** The id of an item just made, when the answer lacked it: the one newcomer, if exactly one shows until `settle` is over. */
export async function learnId(step: WriteStep, run: Run): Promise<string | undefined> {
  if (step.scope === undefined) {
    return step.item?.id;
  }
  const ask = async () => {
    const newcomers = findNewcomers(step, await searchStep(step, run.service), run.claimed);
    return newcomers.length === 1 ? newcomers[0] : undefined;
  };
  const newcomer = await askPatiently(ask, run.settings.settleMs, run);
  return newcomer?.id;
}
