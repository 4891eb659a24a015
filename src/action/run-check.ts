import { error, info, notice, setFailed, setOutput } from '@actions/core';

import { judgeFreshness, readCheck } from '../engine/judge-freshness.ts';
import type { Host } from '../engine/host.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import type { FreshnessRow } from '../evidence/retrieval/freshness.ts';
import { checkInputs } from '../evidence/inputs/raw-inputs.ts';
import {
  describeFreshness,
  describeFreshnessOf,
  listFreshness,
  renderFreshness,
} from '../report/freshness.ts';
import { appendSummary } from '../report/job-summary.ts';
import { neutralizeJson, neutralizeLine } from '../report/neutral.ts';
import { fitsOutput } from './outputs.ts';
import { runStep } from './run-step.ts';

/** The check action: fails, with a table, when something has no upload that is young enough. */
export async function runCheck(environment: Host['environment']): Promise<void> {
  await runStep('check', checkInputs, environment, async (raw, host) => {
    const settings = await readCheck(raw, host.workspace);
    await publish(await judgeFreshness(settings, readConnectionSettings(raw), host), host);
  });
}

async function publish(rows: readonly FreshnessRow[], { environment }: Host): Promise<void> {
  const results = neutralizeJson(JSON.stringify(listFreshness(rows)));
  if (!fitsOutput(results)) {
    notice('The output results would be over 96 KiB and is left empty. The job log lists them.');
  }
  setOutput('results', fitsOutput(results) ? results : '');
  await appendSummary(environment, renderFreshness(rows));
  for (const row of rows) {
    const line = neutralizeLine(describeFreshness(row));
    if (row.state === 'fresh') {
      info(line);
    } else {
      error(line, { title: 'Evidence is not fresh' });
    }
  }
  if (rows.some(({ state }) => state !== 'fresh')) {
    setFailed(describeFreshnessOf(rows));
  }
}
