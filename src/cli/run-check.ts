import { judgeFreshness, readCheck } from '../engine/judge-freshness.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import {
  describeFreshness,
  describeFreshnessOf,
  listFreshness,
  renderFreshness,
} from '../report/freshness.ts';
import { appendSummary } from '../report/job-summary.ts';
import { exitCodes } from './failures.ts';
import { printDocument, runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';

/** The whole of `proof check`. */
export async function runCheck(invocation: Invocation): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, terminal }) => {
    const settings = await readCheck(raw, host.workspace);
    const rows = await judgeFreshness(settings, readConnectionSettings(raw), host);
    for (const row of rows) {
      terminal.say(describeFreshness(row), row.state === 'fresh' ? 'plain' : 'bad');
    }
    const fresh = rows.every(({ state }) => state === 'fresh');
    terminal.say(describeFreshnessOf(rows), fresh ? 'good' : 'bad');
    await appendSummary(host.environment, () => renderFreshness(rows));
    if (options.json === true) {
      printDocument({ fresh, results: listFreshness(rows) });
    }
    const isUnknown = rows.some(({ state }) => state === 'unknown');
    return fresh ? exitCodes.landed : isUnknown ? exitCodes.unknown : exitCodes.failed;
  });
}
