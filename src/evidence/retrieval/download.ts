import { adviseReader } from '../calls/advice.ts';
import { mapConcurrently } from '../concurrency.ts';
import type { DownloadSettings } from './download-settings.ts';
import { EvidenceError, type Failure } from '../errors.ts';
import { makeFileName } from './file-names.ts';
import type { Folder, PlacedFile } from './folder.ts';

import { beginReading, type Reading } from './reading.ts';
import type { Ports } from '../run.ts';
import { type Selected, selectItems } from './select.ts';
import { type ProofContents, ServiceError } from '../service.ts';

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

async function fetchSelected(selected: Selected, fetching: Fetching): Promise<DownloadOutcome> {
  if ('failure' in selected) {
    return { proofId: undefined, version: undefined, file: undefined, ...selected };
  }
  const { what, proofId, item } = selected;
  const version = fetching.settings.version ?? item?.version;
  try {
    const file = await fetching.reading.readContents(proofId, version, (contents) => {
      const expected = version === item?.version ? item?.size : undefined;
      const name = claimName(makeFileName(contents.filename ?? item?.filename, proofId), proofId, fetching);
      return fetching.folder.put(name, checkLength(contents, expected, proofId));
    });
    return { what, proofId, version, file, failure: undefined };
  } catch (error) {
    return { what, proofId, version, file: undefined, failure: describeFailure(error, version) };
  }
}

/**
 * The lists say how long the version is: less is a torn transfer, and more is something else. More is left at once, for it may
 * never end.
 */
async function* checkLength(
  { bytes }: ProofContents,
  expected: number | undefined,
  proofId: string,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.byteLength;
    if (expected !== undefined && received > expected) {
      throw failLength(expected, 'more', proofId);
    }
    yield chunk;
  }
  if (expected !== undefined && received !== expected) {
    throw failLength(expected, received, proofId);
  }
}

function failLength(listed: number, sent: number | 'more', proofId: string): EvidenceError {
  return new EvidenceError(
    'not-confirmed',
    `the service lists ${listed} bytes for the item ${proofId} and sent ${sent}. Run again; if it stays so, ask whoever runs the service.`,
  );
}

function claimName(name: string, proofId: string, { claims }: Fetching): string {
  const key = foldName(name);
  const holder = claims.get(key) ?? proofId;
  claims.set(key, holder);
  if (holder !== proofId) {
    throw failSameFile(name, [holder, proofId]);
  }
  return name;
}

/** Two items of one name are both left: which of them got it would be chance. */
function refuseSameFiles(selected: readonly Selected[]): Selected[] {
  const bearers = Map.groupBy(selected, (one) => keyFile(one));
  return selected.map((one) => {
    const same =
      bearers.get(keyFile(one))?.flatMap((other) => ('proofId' in other ? other.proofId : [])) ?? [];
    return 'failure' in one || one.item === undefined || same.length < 2
      ? one
      : { what: one.what, failure: failSameFile(makeFileName(one.item.filename, one.proofId), same) };
  });
}

function keyFile(selected: Selected): string | undefined {
  return 'failure' in selected || selected.item === undefined
    ? undefined
    : foldName(makeFileName(selected.item.filename, selected.proofId));
}

/** Some file systems keep names apart by case, and others do not. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function failSameFile(name: string, proofIds: readonly string[]): EvidenceError {
  return new EvidenceError(
    'same-file',
    `${proofIds.length} items would become the file "${name}": ${proofIds.join(', ')}. Download each with "proof-id", into a "directory" of its own.`,
  );
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
