import { mapConcurrently } from '../concurrency.ts';
import type { FreshnessSettings, FreshnessSubject } from './freshness-settings.ts';
import { searchName, walkPages } from '../listing.ts';
import { failLookup, type Lookup, sortByAge } from '../lookup.ts';
import { lookUpPin } from '../pin.ts';
import { beginReading, type Reading } from './reading.ts';
import type { Ports } from '../run.ts';
import { describeScope, queryNewestFirst, type Scope } from '../scopes.ts';
import type { ProofItem, ProofService } from '../service.ts';

/** `ambiguous`: several items bear the name; `unknown`: a list failed, or tells no time of upload. Only `fresh` is green. */
export type Freshness = 'fresh' | 'stale' | 'missing' | 'ambiguous' | 'unknown';

/** How fresh one subject is. */
export interface FreshnessRow {
  /** For a sentence: `"sbom.json" linked to control:8d1`. */
  readonly what: string;
  readonly state: Freshness;
  readonly proofId: string | undefined;
  readonly filename: string | undefined;
  readonly version: number | undefined;
  /** Milliseconds since the epoch. */
  readonly uploadedOn: number | undefined;
  /** Milliseconds since the upload, when it was looked at. */
  readonly ageMs: number | undefined;
  /** What to do, where it is not fresh. */
  readonly advice: string | undefined;
}

/** Looks whether the newest upload of every subject is younger than `max-age`. What cannot be learned is unknown, never fresh. */
export async function checkFreshness(
  settings: FreshnessSettings,
  ports: Omit<Ports, 'files'>,
): Promise<FreshnessRow[]> {
  const reading = beginReading(ports, settings);
  return mapConcurrently(settings.subjects, settings.concurrency, async (subject) => {
    const lookup = await lookUp(subject, reading);
    return judge(subject, lookup, settings.maxAgeMs, reading.clock.now());
  });
}

async function lookUp(subject: FreshnessSubject, { service }: Reading): Promise<Lookup> {
  if (subject.by === 'id') {
    return lookUpPin(service, subject.proofId, subject.name);
  }
  const { scope } = subject;
  try {
    const items =
      subject.by === 'name'
        ? await searchName(service, scope, subject.name)
        : await readNewest(service, scope);
    return { items };
  } catch (error) {
    return failLookup(error, `what is ${describeScope(scope)}`, '');
  }
}

/** The item that was uploaded last: the newest of the first page that shows one which is not archived. */
async function readNewest(service: ProofService, scope: Scope): Promise<ProofItem[]> {
  for await (const { items } of walkPages(service, queryNewestFirst(scope))) {
    const live = items.filter(({ archived }) => !archived);
    if (live.length > 0) {
      return live.toSorted((left, right) => (right.uploadedOn ?? 0) - (left.uploadedOn ?? 0)).slice(0, 1);
    }
  }
  return [];
}

function judge(subject: FreshnessSubject, lookup: Lookup, maxAgeMs: number, now: number): FreshnessRow {
  const what = describeSubject(subject);
  if ('failure' in lookup) {
    return { ...nothing, what, state: 'unknown', advice: lookup.failure.message };
  }
  const [item, ...others] = sortByAge(lookup.items);
  if (item === undefined) {
    return { ...nothing, what, state: 'missing', advice: 'Check the name, or upload it.' };
  }
  if (others.length > 0 && subject.by === 'name' && subject.ifAmbiguous === 'error') {
    const ids = [item, ...others].map(({ id }) => id).join(', ');
    const advice = `${lookup.items.length} items bear the name: ${ids}. Archive all but one, or check one by "proof-id".`;
    return { ...nothing, what, state: 'ambiguous', advice };
  }
  const { id: proofId, filename, version, uploadedOn } = item;
  const ageMs = uploadedOn === undefined ? undefined : now - uploadedOn;
  const facts = { what, proofId, filename, version, uploadedOn, ageMs };
  if (ageMs === undefined) {
    return { ...facts, state: 'unknown', advice: 'The service does not tell when it was uploaded.' };
  }
  return ageMs < maxAgeMs
    ? { ...facts, state: 'fresh', advice: undefined }
    : { ...facts, state: 'stale', advice: 'Run the job that uploads it, and see why it did not.' };
}

const nothing = {
  proofId: undefined,
  filename: undefined,
  version: undefined,
  uploadedOn: undefined,
  ageMs: undefined,
} as const;

function describeSubject(subject: FreshnessSubject): string {
  switch (subject.by) {
    case 'id':
      return `item ${subject.proofId}`;
    case 'name':
      return `"${subject.name}" ${describeScope(subject.scope)}`;
    case 'newest':
      return `the latest ${describeScope(subject.scope)}`;
  }
}
