import { realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Receipt } from '../evidence/receipt.ts';
import { listProofIds, listResults, type RunReport } from '../evidence/report.ts';
import { renderChecksums } from './checksums.ts';
import { neutralizeJson } from './neutral.ts';

/** Form of the results file; grows only when a reader of the old one would be misled. */
const RESULTS_FORMAT = 1;

/** What the files of a run are made of. */
export interface RunFilesInput {
  readonly report: RunReport;
  /** HTTP requests made, failed ones included. */
  readonly requests: number;
  /** None where nothing was to be written: a dry run, or a run without a token. */
  readonly receipt: Receipt | undefined;
  readonly workspace: string;
}

/** Paths of what was written. */
export interface RunFiles {
  readonly results: string;
  readonly receipt: string | undefined;
  readonly checksums: string | undefined;
}

/**
 * Writes the record of a run: the results as JSON `{format, counts, requests, results, proofIds}`, the receipt and the checksums.
 * The files are new each time, so that two steps of one job do not write over each other.
 */
export async function writeRunFiles(
  { report, requests, receipt, workspace }: RunFilesInput,
  directory: string,
  unique: string,
): Promise<RunFiles> {
  const write = async (name: string, content: string) => {
    const file = path.join(directory, name);
    await writeFile(file, content, { flag: 'wx' });
    return file;
  };
  const results = describeResults({ report, requests });
  const resultsFile = await write(`proof-results-${unique}.json`, formatJson(results));
  if (receipt === undefined) {
    return { results: resultsFile, receipt: undefined, checksums: undefined };
  }
  return {
    results: resultsFile,
    receipt: await write(`proof-receipt-${unique}.json`, formatJson(receipt)),
    checksums: await write(
      `proof-checksums-${unique}.txt`,
      renderChecksums(report, await realpath(workspace)),
    ),
  };
}

/** The results of a run as a document for machines. */
export function describeResults({ report, requests }: Pick<RunFilesInput, 'report' | 'requests'>) {
  return {
    format: RESULTS_FORMAT,
    counts: report.counts,
    requests,
    results: listResults(report),
    proofIds: listProofIds(report),
  };
}

function formatJson(value: unknown): string {
  return `${neutralizeJson(JSON.stringify(value, undefined, 2))}\n`;
}
