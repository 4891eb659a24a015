import { setOutput } from '@actions/core';

import { listProofIds, listResults, type RunReport } from '../evidence/report.ts';
import type { RunFiles } from '../report/run-files.ts';
import { setJsonOutputs } from './json-outputs.ts';

/** Sets the outputs of action.yml. */
export function setOutputs(report: RunReport, files: RunFiles): void {
  setJsonOutputs(
    { results: listResults(report), 'proof-ids': listProofIds(report) },
    `See ${files.results}.`,
  );
  setOutput('results-file', files.results);
  setOutput('receipt-file', files.receipt ?? '');
  setOutput('checksums-file', files.checksums ?? '');
  // What is planned is no output: a dry run writes nothing.
  const { planned: _, ...counts } = report.counts;
  for (const [name, count] of Object.entries(counts)) {
    setOutput(name, count);
  }
}
