import { digestVersion } from './digest.ts';
import { isSameName } from '../names.ts';
import { EvidenceError, type Failure } from '../errors.ts';
import type { LandedOutcome, Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';
import { queryNewestFirst, type Scope } from '../scopes.ts';
import type { ProofItem, WriteAnswer } from '../service.ts';
import type { WriteStep } from '../steps.ts';

/**
 * Refuses what the service stored under another name than was sent: the next run would not find it
 * (docs/service-assumptions.md). A pinned item is found by its id, whatever its name. Throws {@link EvidenceError}.
 */
export function checkStoredName({ name, scope }: WriteStep, { filename }: WriteAnswer): void {
  if (scope !== undefined && filename !== undefined && !isSameName(filename, name)) {
    const { code, message } = describeRenaming(filename, name);
    throw new EvidenceError(code, message);
  }
}

/**
 * Looks for writes that a scope does not show under their names among its newest items: by id, or where `byContent` allows it
 * by their bytes. One list request.
 */
export async function findRenamed(
  scope: Scope,
  unseen: readonly LandedOutcome[],
  run: Run,
  byContent: boolean,
): Promise<Outcome[]> {
  const asked = unseen.filter(
    ({ proofId, step }) => step.scope !== undefined && (byContent || proofId !== undefined),
  );
  if (asked.length === 0) {
    return [];
  }
  const { items } = await run.service.listPage(queryNewestFirst(scope));
  const renamed: Outcome[] = [];
  for (const outcome of asked) {
    const item = await findBearer(outcome, items, run);
    if (item !== undefined) {
      run.claimed.add(item.id);
      const failure = describeRenaming(item.filename, outcome.step.name);
      renamed.push({ ...outcome, kind: 'failed', proofId: item.id, failure });
    }
  }
  return renamed;
}

async function findBearer(
  { step, proofId, size = 0, sha256 }: LandedOutcome,
  items: readonly ProofItem[],
  { claimed, service }: Run,
): Promise<ProofItem | undefined> {
  const strangers = items.filter(({ filename, archived }) => !archived && !isSameName(filename, step.name));
  if (proofId !== undefined) {
    return strangers.find(({ id }) => id === proofId);
  }
  for (const item of strangers.filter(({ id }) => !claimed.has(id))) {
    const isNew = item.createdOn === item.uploadedOn && (item.size === undefined || item.size === size);
    if (isNew && (await digestVersion(service, item.id, item.version, size)) === sha256) {
      return item;
    }
  }
  return undefined;
}

function describeRenaming(stored: string, sent: string): Failure {
  return {
    code: 'renamed',
    message: `uploaded, but the service stored it as "${stored}" instead of "${sent}", and the next run would not find it. Set name: ${stored}`,
  };
}
