import { applyPlan } from './apply.ts';
import { collectEvidence } from './collect.ts';
import { confirmOutcomes } from './confirm.ts';
import { checkEvidence } from './csv/check-evidence.ts';
import { Gate } from './calls/gate.ts';
import { governService } from './calls/govern.ts';
import { matchEvidence } from './match.ts';
import { foretellOutcome } from './outcome.ts';
import { planSteps } from './plan.ts';
import { reportRun, type RunReport } from './report.ts';
import type { Ports, Run } from './run.ts';
import type { UploadSettings } from './settings.ts';
import { skipUnchanged } from './unchanged.ts';

/**
 * The whole story: collect the evidence, check what is in it, match it with what the service holds, plan, apply, confirm, report.
 * A dry run is the same up to the plan. Throws InputError before any write; every other fault is an outcome.
 */
export async function submitEvidence(settings: UploadSettings, ports: Ports): Promise<RunReport> {
  const run = beginRun(settings, ports);
  const collection = await checkEvidence(await collectEvidence(settings, run.files, run.emit), run);
  const matches = await matchEvidence(collection.intents, run.service, settings.concurrency);
  const plan = await skipUnchanged(planSteps(collection, matches), run);
  const { csvChecks } = collection;
  run.emit({ type: 'planned', plan });
  if (settings.dryRun) {
    return reportRun(plan, plan.steps.map(foretellOutcome), { csvChecks, dryRun: true });
  }
  const outcomes = await applyPlan(plan, run);
  return reportRun(plan, await confirmOutcomes(outcomes, matches, run), { csvChecks });
}

function beginRun(settings: UploadSettings, ports: Ports): Run {
  const { clock, random, signal } = ports;
  const { concurrency, timeoutMs } = settings;
  const deadline = clock.now() + timeoutMs;
  const gate = new Gate({ clock, random, signal, concurrency, deadline });
  return {
    ...ports,
    service: governService(ports.service, gate),
    settings,
    deadline,
    claimed: new Set(),
    stopped: undefined,
  };
}
