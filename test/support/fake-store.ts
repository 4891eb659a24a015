import type { Clock } from '../../src/evidence/clock.ts';
import type {
  CsvSchema,
  ListQuery,
  ProofItem,
  ProofPage,
  Target,
  Upload,
} from '../../src/evidence/service.ts';
import { formatTarget } from '../../src/evidence/targets.ts';
import { sha256Of } from './memory-files.ts';

export interface StoredItem {
  readonly id: string;
  readonly filename: string;
  /** As `control:<id>`. */
  readonly targets: string[];
  readonly owner: string | undefined;
  readonly createdOn: number;
  archived: boolean;
  readonly versions: StoredVersion[];
  schema: CsvSchema | undefined;
}

export interface StoredVersion {
  readonly number: number;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly mediaType: string;
  readonly testable: boolean;
  readonly uploadedOn: number;
}

export interface SeedFacts extends Partial<
  Pick<StoredItem, 'id' | 'targets' | 'owner' | 'archived' | 'schema'>
> {
  readonly ageMs?: number;
}

/** What a service of this family holds, and how it tells it (docs/service-assumptions.md). */
export interface StoreTraits {
  /** Most items a page. */
  readonly pageSize: number;
  /** Number of the first version: 0 in some services. */
  readonly firstVersion: number;
  /** How long a list does not show yet what was written. */
  readonly visibleAfterMs: number;
  /** Fields that a list leaves out. */
  readonly leavesOut: readonly (keyof ProofItem)[];
  /** What a name becomes on upload. */
  readonly rename: (name: string) => string;
}

/** The items of a fake service, in the order of their creation. */
export class FakeStore {
  readonly items: StoredItem[] = [];
  readonly traits: StoreTraits;
  readonly #clock: Clock;

  constructor(clock: Clock, traits: StoreTraits) {
    this.#clock = clock;
    this.traits = traits;
  }

  /** Puts an item there that somebody made before. */
  seed(filename: string, content: string, { ageMs = 3_600_000, ...facts }: SeedFacts = {}): StoredItem {
    const item = this.#add({ ...facts, filename, createdOn: this.#clock.now() - ageMs });
    item.versions.push(this.#makeVersion(item, Buffer.from(content), item.createdOn));
    return item;
  }

  create(upload: Upload, bytes: Buffer, target?: Target): StoredItem {
    const targets = target === undefined ? [] : [formatTarget(target)];
    const filename = this.traits.rename(upload.name);
    const item = this.#add({ filename, targets, owner: upload.owner, createdOn: this.#clock.now() });
    this.addVersion(item, bytes, upload);
    return item;
  }

  addVersion(item: StoredItem, bytes: Buffer, upload?: Upload): void {
    item.versions.push(this.#makeVersion(item, bytes, this.#clock.now(), upload));
  }

  find(id: string): StoredItem | undefined {
    return this.items.find((item) => item.id === id && !item.archived);
  }

  list({ target, search, sortBy, sortDirection, limit = Infinity }: ListQuery, cursor = '0'): ProofPage {
    const key = sortBy === 'createdOn' ? 'createdOn' : 'uploadedOn';
    const sign = sortDirection === 'asc' ? 1 : -1;
    const wanted = search?.toLowerCase() ?? '';
    const shown = this.items
      .filter(({ targets }) => target === undefined || targets.includes(formatTarget(target)))
      .filter(({ filename }) => filename.toLowerCase().includes(wanted))
      .flatMap((item) => this.describe(item) ?? [])
      .toSorted((left, right) => sign * ((left[key] ?? 0) - (right[key] ?? 0)));
    const start = Number(cursor);
    const end = start + Math.min(limit, this.traits.pageSize);
    const items = shown.slice(start, end).map((item) => this.#leaveOut(item));
    return { items, next: end < shown.length ? String(end) : undefined };
  }

  /** An item with its latest version that shows; nothing as long as none does. */
  describe({ id, filename, createdOn, archived, versions }: StoredItem): ProofItem | undefined {
    const newestShown = this.#clock.now() - this.traits.visibleAfterMs;
    const latest = versions.findLast(({ uploadedOn }) => uploadedOn <= newestShown);
    return latest === undefined
      ? undefined
      : {
          id,
          filename,
          version: latest.number,
          size: latest.bytes.length,
          createdOn,
          uploadedOn: latest.uploadedOn,
          archived,
        };
  }

  #leaveOut(item: ProofItem): ProofItem {
    return { ...item, ...Object.fromEntries(this.traits.leavesOut.map((field) => [field, undefined])) };
  }

  #add(facts: Pick<StoredItem, 'filename' | 'createdOn'> & Partial<StoredItem>): StoredItem {
    const id = `item-${this.items.length + 1}`;
    const unset = { id, targets: [], owner: undefined, archived: false, schema: undefined };
    const item: StoredItem = { ...unset, ...facts, versions: [] };
    this.items.push(item);
    return item;
  }

  #makeVersion({ versions }: StoredItem, bytes: Buffer, uploadedOn: number, upload?: Upload): StoredVersion {
    return {
      number: (versions.at(-1)?.number ?? this.traits.firstVersion - 1) + 1,
      bytes,
      sha256: sha256Of(bytes),
      mediaType: upload?.mediaType ?? 'application/octet-stream',
      testable: upload?.testable === true,
      uploadedOn,
    };
  }
}
