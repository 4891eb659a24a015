import type { Host } from '../engine/host.ts';
import { parseAllowances } from '../evidence/inputs/allowances.ts';
import { InputError } from '../evidence/errors.ts';
import { type InputName, type RawInputs, readInput } from '../evidence/inputs/raw-inputs.ts';
import { createRedactor } from '../evidence/redactor.ts';
import { appendSummary } from '../report/job-summary.ts';
import { renderMistake } from '../report/summary.ts';
import { attempt } from './attempt.ts';
import { refuseUntrustedEvent } from './context.ts';
import { describeHost } from './host.ts';
import { readInputs } from './inputs.ts';
import { maskSecrets } from './secrets.ts';

/**
 * The frame of an action's step: its secrets are masked first, no event may run it that hands secrets to strangers, and a
 * mistake in the inputs stands in the job summary.
 *
 * @param deed what the step does, for the summary: `upload`
 */
export async function runStep(
  deed: string,
  inputs: readonly InputName[],
  environment: Host['environment'],
  story: (raw: RawInputs, host: Host) => Promise<void>,
): Promise<void> {
  const raw = readInputs(inputs, environment);
  const secrets = maskSecrets(raw);
  try {
    await refuseUntrustedEvent(environment, readInput(raw, 'allow', parseAllowances, new Set()));
    await story(raw, describeHost(environment));
  } catch (cause) {
    const error = createRedactor(secrets).redactError(cause);
    if (error instanceof InputError) {
      const { message } = error;
      await attempt('the job summary', () => appendSummary(environment, () => renderMistake(deed, message)));
    }
    throw error;
  }
}
