import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';

import { debug, isDebug, setFailed, warning } from '@actions/core';

import { diagnoseService } from '../engine/diagnose-service.ts';
import type { Host } from '../engine/host.ts';
import { readUpload, uploadEvidence, type UploadResult } from '../engine/upload-evidence.ts';
import { type ConnectionSettings, readConnectionSettings } from '../evidence/inputs/connection.ts';
import { type RawInputs, secretInputs, uploadInputs } from '../evidence/inputs/raw-inputs.ts';
import type { UploadSettings } from '../evidence/settings.ts';
import { skipEvidence } from '../evidence/skip.ts';
import { openWorkspace } from '../files/workspace.ts';
import { describeObservation } from '../report/observations.ts';
import { appendSummary } from '../report/job-summary.ts';
import { neutralizeLine } from '../report/neutral.ts';
import { writeRunFiles } from '../report/run-files.ts';
import { describeRun } from '../report/sentences.ts';
import { renderSummary } from '../report/summary.ts';
import { attempt } from './attempt.ts';
import { explainMissingSecrets } from './context.ts';
import { setOutputs } from './outputs.ts';
import { annotateFailures } from './reporter.ts';
import { runStep } from './run-step.ts';

/** The upload action: inputs in, evidence up, outputs and summary out. */
export async function runUpload(environment: Host['environment']): Promise<void> {
  await runStep('upload', uploadInputs, environment, async (raw, host) => {
    const settings = await readUpload(raw, host.workspace);
    const result = await upload(settings, raw, host);
    await publish(result, settings, host);
  });
}

async function upload(settings: UploadSettings, raw: RawInputs, host: Host): Promise<UploadResult> {
  const hasSecret = secretInputs.some((input) => raw[input]?.trim());
  const why = hasSecret ? undefined : await explainMissingSecrets(host.environment);
  if (why === undefined) {
    const connection = readConnectionSettings(raw);
    if (isDebug()) {
      await tellDiagnosis(raw, connection, host);
    }
    return uploadEvidence(settings, connection, host);
  }
  warning(`No evidence was uploaded: ${why}.`);
  const report = await skipEvidence(settings, openWorkspace(host), host.emit, why);
  return { report, requests: 0, receipt: undefined };
}

/** The block of `proof doctor`, for whoever switched on the debug log of a run (ACTIONS_STEP_DEBUG). */
async function tellDiagnosis(raw: RawInputs, connection: ConnectionSettings, host: Host): Promise<void> {
  for (const observation of await diagnoseService(raw, connection, host)) {
    debug(neutralizeLine(describeObservation(observation)));
  }
}

/** Annotations, summary, files and outputs; fails the step when not everything landed. */
async function publish(result: UploadResult, settings: UploadSettings, host: Host): Promise<void> {
  const { report } = result;
  const { environment, workspace } = host;
  annotateFailures(report.outcomes);
  if (report.verdict !== 'landed') {
    setFailed(describeRun(report));
  }
  await attempt('the job summary', () =>
    appendSummary(environment, () => renderSummary(report, settings.webUrl)),
  );
  await attempt('the outputs', async () => {
    const directory = environment['RUNNER_TEMP'] ?? tmpdir();
    setOutputs(report, await writeRunFiles({ ...result, workspace }, directory, randomUUID()));
  });
}
