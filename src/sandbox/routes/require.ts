import type { Caller } from '../callers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { ObjectRef, StoredItem } from '../store/item.ts';

/** @throws Refusal 404. An archived item counts as gone (docs/sandbox.md, "Dialects"). */
export function requireItem(proofId: string, context: Context): StoredItem {
  const item = context.store.find(proofId.toLowerCase());
  if (item === undefined || item.archived) throw new Refusal(404, `There is no proof item ${proofId}.`);
  return item;
}

/** @throws Refusal 404 when the objects are listed and this one is not among them */
export function requireObject({ objectType, objectId }: ObjectRef, context: Context): void {
  const exists = context.objects?.some(
    (known) => known.objectType === objectType && known.objectId === objectId,
  );
  if (exists === false) throw new Refusal(404, `There is no ${objectType} ${objectId}.`);
}

/** @throws Refusal 403 */
export function requireWriter(caller: Caller): void {
  if (caller.readOnly) throw new Refusal(403, `${caller.name} may only read.`);
}
