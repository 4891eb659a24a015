import { adviseReader } from '../calls/advice.ts';
import { mapConcurrently } from '../concurrency.ts';
import type { DownloadSettings } from './download-settings.ts';
import { EvidenceError, type Failure } from '../errors.ts';
import { checkLength } from './check-length.ts';
import { makeFileName } from './file-names.ts';
import type { Folder, PlacedFile } from './folder.ts';

import { beginReading, type Reading } from './reading.ts';
import type { Ports } from '../run.ts';
import { claimName, refuseSameFiles } from './same-files.ts';
import { type Selected, selectItems } from './select.ts';
import { ServiceError } from '../service.ts';

/** What became of one item that was to be brought back. */
export interface DownloadOutcome {
  /** For a sentence: the name or the id that was asked for. */
  readonly what: string;
  readonly proofId: string | undefined;
  /** Undefined where the service did not tell which version the latest is. */
  readonly version: number | undefined;
  readonly file: PlacedFile | undefined;
  readonly failure: Failure | undefined;
}

/** What a download needs of others: the ports of a run, with a folder in place of evidence files. */
export interface DownloadPorts extends Omit<Ports, 'files'> {
  readonly folder: Folder;
}

/**
 * Brings evidence back: select, tell apart, fetch. Every item is attempted, each file is there whole or not at all, and nothing
 * that was there before is written over unless `overwrite` says so.
 */
export async function downloadEvidence(
  settings: DownloadSettings,
  { folder, ...ports }: DownloadPorts,
): Promise<DownloadOutcome[]> {
  const reading = beginReading(ports, settings);
  const selected = refuseSameFiles(await selectItems(settings.selection, reading));
  const claims = new Map<string, string>();
  let done = 0;
  return mapConcurrently(selected, settings.concurrency, async (one) => {
    const outcome = await fetchSelected(one, { settings, folder, reading, claims });
    done += 1;
    ports.emit({ type: 'fetched', outcome, done, total: selected.length });
    return outcome;
  });
}

interface Fetching {
  readonly settings: DownloadSettings;
  readonly folder: Folder;
  readonly reading: Reading;
  /** Ids by the file that they become, in the form that file systems compare. */
  readonly claims: Map<string, string>;
}

async function fetchSelected(
  selected: Selected,
  { settings, folder, reading, claims }: Fetching,
): Promise<DownloadOutcome> {
  if ('failure' in selected) {
    return { proofId: undefined, version: undefined, file: undefined, ...selected };
  }
  const { what, proofId, item } = selected;
  const version = settings.version ?? item?.version;
  try {
    const file = await reading.readContents(proofId, version, (contents) => {
      const expected = version === item?.version ? item?.size : undefined;
      const name = claimName(makeFileName(contents.filename ?? item?.filename, proofId), proofId, claims);
      return folder.put(name, checkLength(contents, expected, proofId));
    });
    return { what, proofId, version, file, failure: undefined };
  } catch (error) {
    return { what, proofId, version, file: undefined, failure: describeFailure(error, version) };
  }
}

function describeFailure(error: unknown, version: number | undefined): Failure {
  if (error instanceof EvidenceError) {
    return { code: error.code, message: error.message };
  }
  if (!(error instanceof ServiceError)) {
    throw error;
  }
  const { status } = error.facts;
  if (status === 404) {
    const what = version === undefined ? 'item' : `item with a version ${version}`;
    return { code: 'not-found', message: `there is no such ${what}, or no longer. ${error.message}` };
  }
  const code = status === 401 ? 'unauthorized' : 'unavailable';
  return { code, message: `${error.message} ${adviseReader(error)}`.trim() };
}
