import { error, setFailed, setOutput } from '@actions/core';

import { bringEvidence } from '../engine/bring-evidence.ts';
import type { Host } from '../engine/host.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import type { DownloadOutcome } from '../evidence/retrieval/download.ts';
import { readDownloadSettings } from '../evidence/retrieval/download-settings.ts';
import { downloadInputs } from '../evidence/inputs/raw-inputs.ts';
import { describeDownload, describeDownloads, listDownloads, renderDownloads } from '../report/downloads.ts';
import { appendSummary } from '../report/job-summary.ts';
import { neutralizeLine } from '../report/neutral.ts';
import { setJsonOutputs } from './json-outputs.ts';
import { runStep } from './run-step.ts';

/** The download action: inputs in, evidence back into the workspace, outputs and summary out. */
export async function runDownload(environment: Host['environment']): Promise<void> {
  await runStep('download', downloadInputs, environment, async (raw, host) => {
    const settings = readDownloadSettings(raw);
    await publish(await bringEvidence(settings, readConnectionSettings(raw), host), host);
  });
}

async function publish(outcomes: readonly DownloadOutcome[], { environment }: Host): Promise<void> {
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const brought = listDownloads(outcomes).filter(({ file }) => file !== null);
  setJsonOutputs({ files: brought }, 'The job log lists them.');
  setOutput('count', outcomes.length - failed.length);
  await appendSummary(environment, () => renderDownloads(outcomes));
  for (const outcome of failed) {
    error(neutralizeLine(describeDownload(outcome)), { title: 'Evidence was not brought back' });
  }
  if (failed.length > 0) {
    setFailed(describeDownloads(outcomes));
  }
}
