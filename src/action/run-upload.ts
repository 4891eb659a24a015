import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { setFailed, warning } from '@actions/core';

import { type Host, uploadEvidence, type UploadResult } from '../engine.ts';
import { InputError } from '../evidence/errors.ts';
import { type RawInputs, readConnectionSettings, readUploadSettings } from '../evidence/settings.ts';
import { skipEvidence } from '../evidence/skip.ts';
import { openWorkspace } from '../files/workspace.ts';
import { writeResultsFile } from '../report/results-file.ts';
import { describeRun } from '../report/sentences.ts';
import { renderMistake, renderSummary } from '../report/summary.ts';
import { explainMissingSecrets, refuseUntrustedEvent } from './context.ts';
import { readInputs } from './inputs.ts';
import { setOutputs } from './outputs.ts';
import { annotateFailures, createReporter } from './reporter.ts';
import { maskSecret } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The upload action: inputs in, evidence up, outputs and summary out. */
export async function runUpload(environment: Environment): Promise<void> {
  const raw = readInputs(environment);
  maskSecret(raw.token);
  try {
    const { webUrl } = readUploadSettings(raw);
    const { report, requests } = await upload(raw, environment);
    const directory = environment['RUNNER_TEMP'] ?? tmpdir();
    setOutputs(report, await writeResultsFile(report, { requests }, directory, randomUUID()));
    await appendSummary(environment, renderSummary(report, webUrl));
    annotateFailures(report.outcomes);
    if (report.verdict !== 'landed') {
      setFailed(describeRun(report));
    }
  } catch (error) {
    if (error instanceof InputError) {
      await appendSummary(environment, renderMistake(error.message));
    }
    throw error;
  }
}

async function upload(raw: RawInputs, environment: Environment): Promise<UploadResult> {
  const settings = readUploadSettings(raw);
  const host = describeHost(environment);
  await refuseUntrustedEvent(environment, settings.allow);
  const why = raw.token?.trim() ? undefined : await explainMissingSecrets(environment);
  if (why !== undefined) {
    warning(`No evidence was uploaded: ${why}.`);
    return { report: await skipEvidence(settings, openWorkspace(host), host.emit, why), requests: 0 };
  }
  return uploadEvidence(settings, readConnectionSettings(raw), host);
}

function describeHost(environment: Environment): Host {
  const cancellation = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      cancellation.abort(new Error(`the run was cancelled (${signal})`));
    });
  }
  return {
    workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
    runnerTemp: environment['RUNNER_TEMP'],
    environment,
    emit: createReporter(),
    cancelled: cancellation.signal,
  };
}

async function appendSummary(environment: Environment, markdown: string): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY'];
  if (file !== undefined && file !== '') {
    await appendFile(file, markdown);
  }
}
