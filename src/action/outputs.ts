import { notice, setOutput } from '@actions/core';

import { listProofIds, listResults, type RunReport } from '../evidence/report.ts';
import { neutralizeJson } from '../report/neutral.ts';
import type { RunFiles } from '../report/run-files.ts';

/** One environment string holds 128 KiB on Linux, its name included; a larger output breaks every `env:` that uses it. */
const OUTPUT_LIMIT_BYTES = 96 * 1024;

/** Whether a text can be an output. */
export function fitsOutput(text: string): boolean {
  return Buffer.byteLength(text) <= OUTPUT_LIMIT_BYTES;
}

/** Sets the outputs of action.yml. */
export function setOutputs(report: RunReport, files: RunFiles): void {
  const results = neutralizeJson(JSON.stringify(listResults(report)));
  const proofIds = neutralizeJson(JSON.stringify(listProofIds(report)));
  const fits = [results, proofIds].every(fitsOutput);
  if (!fits) {
    notice(
      `The outputs results and proof-ids would be over 96 KiB and are left empty. See ${files.results}.`,
    );
  }
  setOutput('results', fits ? results : '');
  setOutput('proof-ids', fits ? proofIds : '');
  setOutput('results-file', files.results);
  setOutput('receipt-file', files.receipt ?? '');
  setOutput('checksums-file', files.checksums ?? '');
  const { created, linked, versioned, skipped, failed, unknown, total } = report.counts;
  for (const [name, count] of Object.entries({
    created,
    linked,
    versioned,
    skipped,
    failed,
    unknown,
    total,
  })) {
    setOutput(name, count);
  }
}
