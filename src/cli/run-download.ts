import { bringEvidence } from '../engine/bring-evidence.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import { readDownloadSettings } from '../evidence/retrieval/download-settings.ts';
import { describeDownload, describeDownloads, isComplete, listDownloads } from '../report/downloads.ts';
import type { DownloadOptions } from './download.ts';
import { exitCodes } from './failures.ts';
import { printDocument, runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';

/** The whole of `proof download`. */
export async function runDownload(invocation: Invocation<DownloadOptions>): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, terminal }) => {
    const settings = readDownloadSettings(raw, options.all);
    const outcomes = await bringEvidence(settings, readConnectionSettings(raw), host);
    terminal.progress.end();
    for (const outcome of outcomes.filter(({ failure }) => failure !== undefined)) {
      terminal.say(describeDownload(outcome), 'bad');
    }
    const complete = isComplete(outcomes);
    terminal.say(describeDownloads(outcomes), complete ? 'good' : 'bad');
    if (options.json === true) {
      printDocument({ complete, files: listDownloads(outcomes) });
    }
    return complete ? exitCodes.landed : exitCodes.failed;
  });
}
