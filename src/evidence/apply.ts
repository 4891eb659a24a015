import { mapConcurrently } from './concurrency.ts';
import { deliverStep } from './delivery/deliver.ts';
import { EvidenceError, type Failure } from './errors.ts';
import { FileChangedError, type OpenFile } from './files.ts';
import { describeOutcome, type Outcome } from './outcome.ts';
import type { Plan, SkipStep, Step, WriteStep } from './steps.ts';
import { checkStoredName } from './delivery/renamed.ts';
import { setSchema } from './delivery/set-schema.ts';
import type { Run } from './run.ts';
import { ServiceError } from './service.ts';
import { describeAbort } from './calls/unsent.ts';

/**
 * Carries the plan out: every step is attempted, whatever becomes of the others, and each ends with one outcome. Only
 * what makes every further write pointless, a refused token or the end of the run, keeps the rest from being attempted.
 */
export async function applyPlan(plan: Plan, run: Run): Promise<Outcome[]> {
  let done = 0;
  return mapConcurrently(plan.steps, run.settings.concurrency, async (step) => {
    const outcome = await applyStep(step, run);
    done += 1;
    run.emit({ type: 'attempted', outcome, done, total: plan.steps.length });
    return outcome;
  });
}

async function applyStep(step: Step, run: Run): Promise<Outcome> {
  switch (step.kind) {
    case 'conflict':
      return describeOutcome(step, 'failed', { failure: step.failure });
    case 'skip':
      return applySkip(step, run);
    default:
      return applyWrite(step, run);
  }
}

/** A skip with a schema still sets it: it cannot be read back (docs/csv.md). */
async function applySkip(step: SkipStep, run: Run): Promise<Outcome> {
  const { intent, item, sha256 } = step;
  const facts = { version: item?.version, size: intent.file.size, sha256 };
  if (item === undefined || intent.schema === undefined) {
    return describeOutcome(step, 'skipped', facts);
  }
  const stop = findStop(run);
  if (stop !== undefined) {
    return describeOutcome(step, 'failed', { ...facts, failure: stop });
  }
  try {
    await setSchema(step, intent.schema, item.id, run);
    return describeOutcome(step, 'skipped', facts);
  } catch (error) {
    return describeOutcome(step, 'failed', { ...facts, failure: describeFailure(error, run) });
  }
}

const successes = { create: 'created', link: 'linked', version: 'versioned' } as const;

async function applyWrite(step: WriteStep, run: Run): Promise<Outcome> {
  const stop = findStop(run);
  if (stop !== undefined) {
    return describeOutcome(step, 'failed', { failure: stop });
  }
  let landed: Partial<Outcome> = {};
  let content: OpenFile | undefined;
  try {
    content = await run.files.open(step.intent.file);
    const { answer, recovered, reposted } = await deliverStep(step, content, run);
    const proofId = answer.id ?? step.item?.id;
    landed = {
      ...(proofId === undefined ? {} : { proofId }),
      version: answer.version,
      size: content.size,
      sha256: await content.sha256(),
      recovered,
      reposted,
    };
    checkStoredName(step, answer);
    if (step.intent.schema !== undefined) {
      landed = { ...landed, proofId: await setSchema(step, step.intent.schema, proofId, run) };
    }
    return describeOutcome(step, successes[step.kind], landed);
  } catch (error) {
    const failure = describeFailure(error, run);
    const kind = ['unknown', 'internal'].includes(failure.code) ? 'unknown' : 'failed';
    return describeOutcome(step, kind, { ...landed, failure });
  } finally {
    if (landed.proofId !== undefined) {
      run.claimed.add(landed.proofId);
    }
    await content?.close();
  }
}

function findStop({ stopped, signal }: Run): Failure | undefined {
  if (stopped === undefined && signal.aborted) {
    return { code: 'not-attempted', message: `not attempted: ${describeAbort(signal)}` };
  }
  return stopped;
}

function describeFailure(error: unknown, run: Run): Failure {
  if (error instanceof FileChangedError) {
    return { code: 'file-changed', message: error.message };
  }
  if (!(error instanceof EvidenceError)) {
    run.emit({
      type: 'detail',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    const message = `this is a fault of upload-proof, and whether the file landed is unknown: ${String(error)}. Look in the service, and report it with the debug log.`;
    return { code: 'internal', message };
  }
  if (error.cause instanceof ServiceError) {
    stopOnRefusedToken(error.cause, run);
  }
  return { code: error.code, message: error.message };
}

function stopOnRefusedToken({ facts, message }: ServiceError, run: Run): void {
  if (facts.status === 401) {
    run.stopped ??= { code: 'not-attempted', message: `not attempted, the token is refused: ${message}` };
  }
}
