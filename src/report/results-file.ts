import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { listProofIds, listResults, type RunReport } from '../evidence/report.ts';

/** Form of the results file; grows only when a reader of the old one would be misled. */
const RESULTS_FORMAT = 1;

export interface RunFacts {
  /** HTTP requests made, failed ones included. */
  readonly requests: number;
}

/**
 * Writes the whole result of a run as JSON: `{format, counts, requests, results, proofIds}`. The file is new each time, so that
 * two steps of one job do not write over each other. Answers its path.
 */
export async function writeResultsFile(
  report: RunReport,
  { requests }: RunFacts,
  directory: string,
  unique: string,
): Promise<string> {
  const file = path.join(directory, `proof-results-${unique}.json`);
  const content = {
    format: RESULTS_FORMAT,
    counts: report.counts,
    requests,
    results: listResults(report),
    proofIds: listProofIds(report),
  };
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: 'wx' });
  return file;
}
