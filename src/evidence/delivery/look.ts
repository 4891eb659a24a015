import { digestVersion } from './digest.ts';
import type { OpenFile } from '../files.ts';
import { findNewcomers, searchStep } from './newcomers.ts';
import { askPatiently } from './patience.ts';
import type { WriteStep } from '../steps.ts';
import type { Run } from '../run.ts';
import { type ProofItem, ServiceError } from '../service.ts';

/** What a look for a lost write has shown. */
export type Sighting =
  | { readonly kind: 'found'; readonly proofId: string; readonly version: number | undefined }
  /** Something new bears the name, and it is not ours. */
  | { readonly kind: 'foreign'; readonly ids: readonly string[] }
  | { readonly kind: 'nothing' }
  /** The service could not be asked, or does not tell enough: nothing is known. */
  | { readonly kind: 'blind'; readonly why: string };

/**
 * Looks for a write whose answer was lost, with growing pauses until `patienceMs` is over; once, when that is 0.
 * What counts as new is what the baseline did not have: a set difference, because clocks lie (docs/delivery.md).
 */
export async function lookForWrite(
  step: WriteStep,
  content: OpenFile,
  run: Run,
  patienceMs: number,
): Promise<Sighting> {
  const sighting = await askPatiently(() => lookOnce(step, content, run), patienceMs, run);
  return sighting ?? { kind: 'nothing' };
}

async function lookOnce(step: WriteStep, content: OpenFile, run: Run): Promise<Sighting | undefined> {
  try {
    const candidates = findCandidates(step, await searchStep(step, run.service), run);
    if (candidates === undefined) {
      return { kind: 'blind', why: 'the service does not list whether the item has a new version' };
    }
    for (const { item, versions } of candidates) {
      for (const version of versions) {
        if (await holdsContent(item, version, content, run)) {
          return { kind: 'found', proofId: item.id, version };
        }
      }
    }
    return candidates.length === 0
      ? undefined
      : { kind: 'foreign', ids: candidates.map(({ item }) => item.id) };
  } catch (error) {
    if (error instanceof ServiceError) {
      return { kind: 'blind', why: error.message };
    }
    throw error;
  }
}

interface Candidate {
  readonly item: ProofItem;
  /** Versions that came after the baseline, newest first; `undefined` stands for the latest, where numbers are not told. */
  readonly versions: readonly (number | undefined)[];
}

/** What may be the lost write, among the items of its name; undefined when these do not tell. */
function findCandidates(
  step: WriteStep,
  items: readonly ProofItem[],
  { claimed }: Run,
): Candidate[] | undefined {
  const before = step.item;
  if (before === undefined) {
    return findNewcomers(step, items, claimed).map((item) => ({
      item,
      versions: countDown(item.version, 0),
    }));
  }
  const item = items.find(({ id }) => id === before.id);
  const versions = item && listNewVersions(item, before);
  if (item === undefined || versions === undefined) {
    return undefined;
  }
  return versions.length === 0 ? [] : [{ item, versions }];
}

/** A version of somebody else's above ours is no failure, so all since the baseline count. */
function listNewVersions(now: ProofItem, before: ProofItem): Candidate['versions'] | undefined {
  if (now.version !== undefined && before.version !== undefined) {
    return countDown(now.version, before.version + 1);
  }
  if (now.uploadedOn === undefined || before.uploadedOn === undefined) {
    return undefined;
  }
  return now.uploadedOn === before.uploadedOn ? [] : [undefined];
}

function countDown(from: number | undefined, to: number): (number | undefined)[] {
  if (from === undefined) {
    return [undefined];
  }
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);
}

/** Size first, then the bytes of that very version. */
async function holdsContent(
  item: ProofItem,
  version: number | undefined,
  content: OpenFile,
  { service }: Run,
): Promise<boolean> {
  const isLatest = version === undefined || version === item.version;
  if (isLatest && item.size !== undefined && item.size !== content.size) {
    return false;
  }
  const sha256 = await digestVersion(service, item.id, version, content.size);
  return sha256 !== undefined && sha256 === (await content.sha256());
}
