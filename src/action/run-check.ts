import { error, info, setFailed } from '@actions/core';

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
import { neutralizeLine } from '../report/neutral.ts';
import { setJsonOutputs } from './json-outputs.ts';
import { runStep } from './run-step.ts';

/** The check action: fails, with a table, when something has no upload that is young enough. */
export async function runCheck(environment: Host['environment']): Promise<void> {
  await runStep('check', checkInputs, environment, async (raw, host) => {
    const settings = await readCheck(raw, host.workspace);
    await publish(await judgeFreshness(settings, readConnectionSettings(raw), host), host);
  });
}

async function publish(rows: readonly FreshnessRow[], { environment }: Host): Promise<void> {
  setJsonOutputs({ results: listFreshness(rows) }, 'The job log lists them.');
  await appendSummary(environment, () => renderFreshness(rows));
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
