import { digestVersion } from './digest.ts';
import type { OpenFile } from './files.ts';
import { searchName } from './listing.ts';
import type { WriteStep } from './plan.ts';
import type { Run } from './run.ts';
import { type ProofItem, ServiceError } from './service.ts';

/** What a look for a lost write has shown. */
export type Sighting =
  | { readonly kind: 'found'; readonly proofId: string; readonly version: number | undefined }
  /** Something new bears the name, and it is not ours. */
  | { readonly kind: 'foreign'; readonly ids: readonly string[] }
  | { readonly kind: 'nothing' }
  /** The service could not be asked: nothing is known. */
  | { readonly kind: 'blind'; readonly error: ServiceError };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Looks for a write whose answer was lost, with growing pauses until `patienceMs` is over; once, when that is 0.
 * What counts as new is what the baseline did not have: a set difference, because clocks lie (design.md §7).
 */
export async function lookForWrite(
  step: WriteStep,
  content: OpenFile,
  run: Run,
  patienceMs: number,
): Promise<Sighting> {
  const end = run.clock.now() + patienceMs;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const sighting = await lookOnce(step, content, run);
    const restMs = end - run.clock.now();
    if (sighting.kind !== 'nothing' || restMs <= 0) {
      return sighting;
    }
    await run.clock.sleep(Math.min(pauseMs, restMs), run.signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function lookOnce(step: WriteStep, content: OpenFile, run: Run): Promise<Sighting> {
  try {
    const candidates = await findCandidates(step, run);
    for (const { item, versions } of candidates) {
      for (const version of versions) {
        if (await holdsContent(item, version, content, run)) {
          return { kind: 'found', proofId: item.id, version };
        }
      }
    }
    return candidates.length === 0
      ? { kind: 'nothing' }
      : { kind: 'foreign', ids: candidates.map(({ item }) => item.id) };
  } catch (error) {
    if (error instanceof ServiceError) {
      return { kind: 'blind', error };
    }
    throw error;
  }
}

interface Candidate {
  readonly item: ProofItem;
  /** Versions that came after the baseline, newest first; `undefined` stands for the latest, where numbers are not told. */
  readonly versions: readonly (number | undefined)[];
}

async function findCandidates(step: WriteStep, run: Run): Promise<Candidate[]> {
  const scope = step.scope ?? { target: undefined, ownedByMe: false };
  const items = await searchName(run.service, scope, step.item?.filename ?? step.name);
  const before = step.item;
  if (before !== undefined) {
    return items
      .filter(({ id }) => id === before.id)
      .map((item) => ({ item, versions: listNewVersions(item, before) }))
      .filter(({ versions }) => versions.length > 0);
  }
  const known = new Set(step.baseline.map(({ id }) => id));
  return items
    .filter(({ id }) => !known.has(id) && !run.claimed.has(id))
    .map((item) => ({ item, versions: countDown(item.version, 0) }));
}

/** A version of somebody else's above ours is no failure, so all since the baseline count. */
function listNewVersions(now: ProofItem, before: ProofItem): (number | undefined)[] {
  if (now.version !== undefined && before.version !== undefined) {
    return countDown(now.version, before.version + 1);
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
