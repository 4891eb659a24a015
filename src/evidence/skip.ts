import { collectEvidence } from './collect.ts';
import type { EmitEvent } from './events.ts';
import type { EvidenceFiles } from './files.ts';
import { describeOutcome } from './outcome.ts';
import type { SkipStep } from './steps.ts';
import { reportRun, type RunReport } from './report.ts';
import { listTargets } from './scopes.ts';
import type { UploadSettings } from './settings.ts';

/**
 * A run that cannot have a token, and is none the worse for it: every file is named and skipped, and the service is not
 * asked (SECURITY.md, "Forks, Dependabot").
 */
export async function skipEvidence(
  settings: UploadSettings,
  files: EvidenceFiles,
  emit: EmitEvent,
  why: string,
): Promise<RunReport> {
  const { intents } = await collectEvidence(settings, files, emit);
  const steps = intents.map((declared): SkipStep => {
    const { file, name, scopes } = declared;
    const intent = { ...declared, schema: undefined };
    const targets = listTargets(scopes);
    return { kind: 'skip', path: file.path, name, targets, intent, item: undefined, why };
  });
  emit({ type: 'planned', plan: { steps } });
  return reportRun(
    { steps },
    steps.map((step) => describeOutcome(step, 'skipped')),
  );
}
