import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';

import { setFailed, warning } from '@actions/core';

import type { Host } from '../engine/host.ts';
import { readUpload, uploadEvidence, type UploadResult } from '../engine/upload-evidence.ts';
import { readConnectionSettings } from '../evidence/connection.ts';
import { InputError } from '../evidence/errors.ts';
import { type RawInputs, uploadInputs } from '../evidence/raw-inputs.ts';
import type { UploadSettings } from '../evidence/settings.ts';
import { skipEvidence } from '../evidence/skip.ts';
import { openWorkspace } from '../files/workspace.ts';
import { appendSummary } from '../report/job-summary.ts';
import { writeRunFiles } from '../report/run-files.ts';
import { describeRun } from '../report/sentences.ts';
import { renderMistake, renderSummary } from '../report/summary.ts';
import { explainMissingSecrets, refuseUntrustedEvent } from './context.ts';
import { describeHost } from './host.ts';
import { readInputs } from './inputs.ts';
import { setOutputs } from './outputs.ts';
import { annotateFailures } from './reporter.ts';
import { maskSecrets } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The upload action: inputs in, evidence up, outputs and summary out. */
export async function runUpload(environment: Environment): Promise<void> {
  const raw = readInputs(uploadInputs, environment);
  maskSecrets(raw);
  try {
    const host = describeHost(environment);
    const settings = await readUpload(raw, host.workspace);
    const result = await upload(settings, raw, host);
    await publish(result, settings, host);
  } catch (error) {
    if (error instanceof InputError) {
      await appendSummary(environment, renderMistake(error.message));
    }
    throw error;
  }
}

async function upload(settings: UploadSettings, raw: RawInputs, host: Host): Promise<UploadResult> {
  await refuseUntrustedEvent(host.environment, settings.allow);
  const hasSecret = [raw.token, raw['client-secret']].some((secret) => secret?.trim());
  const why = hasSecret ? undefined : await explainMissingSecrets(host.environment);
  if (why === undefined) {
    return uploadEvidence(settings, readConnectionSettings(raw), host);
  }
  warning(`No evidence was uploaded: ${why}.`);
  const report = await skipEvidence(settings, openWorkspace(host), host.emit, why);
  return { report, requests: 0, receipt: undefined };
}

/** Outputs, files, summary and annotations; fails the step when not everything landed. */
async function publish(result: UploadResult, settings: UploadSettings, host: Host): Promise<void> {
  const { report } = result;
  const { environment, workspace } = host;
  const directory = environment['RUNNER_TEMP'] ?? tmpdir();
  setOutputs(report, await writeRunFiles({ ...result, workspace }, directory, randomUUID()));
  await appendSummary(environment, renderSummary(report, settings.webUrl));
  annotateFailures(report.outcomes);
  if (report.verdict !== 'landed') {
    setFailed(describeRun(report));
  }
}
