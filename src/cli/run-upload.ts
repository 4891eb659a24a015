import path from 'node:path';

import { readUpload, uploadEvidence, type UploadResult } from '../engine/upload-evidence.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import type { RunReport } from '../evidence/report.ts';
import { appendSummary } from '../report/job-summary.ts';
import { describeResults, type RunFiles, writeRunFiles } from '../report/run-files.ts';
import { describeOutcomeLine, describeRun } from '../report/sentences.ts';
import { renderSummary } from '../report/summary.ts';
import { exitCodes } from './failures.ts';
import { nameRun, prepareFolder } from './out-folder.ts';
import { readProvenance } from './provenance.ts';
import { printDocument, runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';
import type { Terminal } from './terminal.ts';
import type { UploadOptions } from './upload.ts';

/** The whole of `proof upload`. */
export async function runUpload(
  patterns: readonly string[],
  invocation: Invocation<UploadOptions>,
): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, terminal }) => {
    const given = patterns.length === 0 ? raw : { ...raw, path: [...patterns, raw.path].join('\n') };
    const settings = await readUpload(given, host.workspace);
    const connection = readConnectionSettings(given);
    const { workspace, environment } = host;
    const folder = options.out === undefined ? undefined : await prepareFolder(options.out);
    const run = folder === undefined ? undefined : await readProvenance(environment);
    const result = await uploadEvidence(settings, connection, { ...host, run });
    terminal.progress.end();
    const files =
      folder === undefined ? undefined : await writeRunFiles({ ...result, workspace }, folder, nameRun());
    await appendSummary(environment, () => renderSummary(result.report, settings.webUrl));
    tellEnd(result.report, files, terminal);
    if (options.json === true) {
      printDocument(describeRunDocument(result, files));
    }
    return exitCodes[result.report.verdict];
  });
}

/** What did not land comes last, where a person looks first. */
function tellEnd(report: RunReport, files: RunFiles | undefined, terminal: Terminal): void {
  for (const outcome of report.outcomes.filter(({ failure }) => failure !== undefined)) {
    terminal.say(describeOutcomeLine(outcome), 'bad');
  }
  terminal.say(describeRun(report), report.verdict === 'landed' ? 'good' : 'bad');
  for (const file of [files?.results, files?.receipt, files?.checksums]) {
    if (file !== undefined) {
      terminal.say(`Written: ${path.relative('', file)}`);
    }
  }
}

function describeRunDocument(result: UploadResult, files: RunFiles | undefined) {
  return {
    ...describeResults(result),
    verdict: result.report.verdict,
    files: {
      results: files?.results ?? null,
      receipt: files?.receipt ?? null,
      checksums: files?.checksums ?? null,
    },
  };
}
