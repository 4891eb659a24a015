import { EvidenceError } from '../errors.ts';
import type { Run } from '../run.ts';
import { type CsvSchema, ServiceError } from '../service.ts';
import type { SkipStep, WriteStep } from '../steps.ts';
import { learnId } from './newcomers.ts';

/**
 * The schema belongs to its step: it cannot be read back, so it is set after every upload (docs/csv.md).
 * Answers the id that it was set on. Throws {@link EvidenceError}.
 *
 * @param known the id, where the answer told it
 */
export async function setSchema(
  step: WriteStep | SkipStep,
  schema: CsvSchema,
  known: string | undefined,
  run: Run,
): Promise<string> {
  let proofId = known;
  try {
    proofId ??= step.kind === 'skip' ? undefined : await learnId(step, run);
    if (proofId === undefined) {
      throw new EvidenceError(
        'schema-not-set',
        'uploaded, schema not set: the service did not tell the id of the new item. Running again sets it.',
      );
    }
    await run.service.setSchema(proofId, schema);
    return proofId;
  } catch (cause) {
    if (!(cause instanceof ServiceError)) {
      throw cause;
    }
    const item = proofId === undefined ? '' : ` on the item ${proofId}`;
    throw new EvidenceError(
      'schema-not-set',
      `${step.kind === 'skip' ? 'unchanged' : 'uploaded'}, schema not set${item}: ${cause.message} Correct "csv-schemas" if the service objects to it; running again sets it.`,
      { cause },
    );
  }
}
