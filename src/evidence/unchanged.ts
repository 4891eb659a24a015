import { mapConcurrently } from './concurrency.ts';
import { digestVersion } from './delivery/digest.ts';
import { FileChangedError, type OpenFile } from './files.ts';
import { failLookup } from './lookup.ts';
import type { Run } from './run.ts';
import { ServiceError } from './service.ts';
import { type Plan, refuseStep, type Step, type WriteStep } from './steps.ts';

/**
 * Turns versions that would bring nothing new into skips, as `if-unchanged` says: the age first, then the size, and only
 * where both allow it the bytes of the latest version, streamed. What cannot be read back is not called unchanged.
 */
export async function skipUnchanged(plan: Plan, run: Run): Promise<Plan> {
  const steps = await mapConcurrently(plan.steps, run.settings.concurrency, async (step) =>
    isCandidate(step, run) ? compareStep(step, run) : step,
  );
  return { steps };
}

function isCandidate(step: Step, run: Run): step is WriteStep {
  if (step.kind !== 'version') {
    return false;
  }
  const { size, uploadedOn } = step.item ?? {};
  const limitMs = step.intent.entry.skipUnchangedForMs;
  const isYoung =
    limitMs === Infinity || (uploadedOn !== undefined && run.clock.now() - uploadedOn < limitMs);
  return isYoung && (size === undefined || size === step.intent.file.size);
}

async function compareStep(step: WriteStep, run: Run): Promise<Step> {
  const { path, name, targets, intent, item } = step;
  if (item === undefined) {
    return step;
  }
  let content: OpenFile | undefined;
  try {
    content = await run.files.open(intent.file);
    const stored = await digestVersion(run.service, item.id, item.version, content.size);
    if (stored === undefined || stored !== (await content.sha256())) {
      return step;
    }
    const why = `it is unchanged since version ${item.version ?? 'the latest'}${describeDay(item.uploadedOn)}`;
    return { kind: 'skip', path, name, targets, why, intent, item, sha256: stored };
  } catch (error) {
    if (error instanceof FileChangedError) {
      return step;
    }
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    const { failure } = failLookup(error, `whether the item ${item.id} is unchanged`);
    return refuseStep(step, failure);
  } finally {
    await content?.close();
  }
}

function describeDay(uploadedOn: number | undefined): string {
  return uploadedOn === undefined ? '' : ` of ${new Date(uploadedOn).toISOString().slice(0, 10)}`;
}
