import type { SinkUpload } from './read-upload.ts';
import type { Preset } from './scenario.ts';

export interface SinkItem {
  readonly id: string;
  readonly filename: string;
  readonly link: string | undefined;
  readonly createdOn: number;
  version: number;
  size: number;
  uploadedOn: number;
}

/** The items of the sink, in memory, in the two orders in which they are listed. */
export class SinkStore {
  readonly #byId = new Map<string, SinkItem>();
  /** Latest upload last: a new version moves its item to the end. */
  readonly #byUpload = new Map<string, SinkItem>();
  /** Lists as they were asked for, until the next write. */
  readonly #lists = new Map<string, readonly SinkItem[]>();
  /** Timestamps only ever rise, by a second each, so that no two are equal. */
  #now = Date.UTC(2026, 0, 1);

  constructor(preset?: Preset) {
    for (const filename of preset?.names ?? []) {
      this.create({ filename, bytes: preset?.bytes ?? 0 }, preset?.link);
    }
  }

  find(id: string): SinkItem | undefined {
    return this.#byId.get(id);
  }

  create({ filename, bytes }: SinkUpload, link: string | undefined): SinkItem {
    const at = this.#tick();
    const id = `00000000-0000-4000-8000-${String(this.#byId.size).padStart(12, '0')}`;
    const item = { id, filename, link, version: 1, size: bytes, createdOn: at, uploadedOn: at };
    this.#byId.set(id, item);
    this.#byUpload.set(id, item);
    return item;
  }

  addVersion(item: SinkItem, { bytes }: SinkUpload): SinkItem {
    item.version += 1;
    item.size = bytes;
    item.uploadedOn = this.#tick();
    this.#byUpload.delete(item.id);
    this.#byUpload.set(item.id, item);
    return item;
  }

  /** All items that a list query selects (interface.md §4.5), sorted. */
  list(query: URLSearchParams): readonly SinkItem[] {
    const by = query.get('sortBy') === 'createdOn' ? 'createdOn' : 'uploadedOn';
    const direction = query.get('sortDirection') === 'asc' ? 'asc' : 'desc';
    const type = query.get('objectType');
    const link = type === null ? undefined : `${type}:${query.get('objectId')}`;
    const search = query.get('search')?.toLowerCase();
    const key = JSON.stringify([by, direction, link, search]);
    const known = this.#lists.get(key);
    if (known !== undefined) {
      return known;
    }
    const found = [...(by === 'createdOn' ? this.#byId : this.#byUpload).values()].filter(
      (item) =>
        (link === undefined || item.link === link) &&
        (search === undefined || item.filename.toLowerCase().includes(search)),
    );
    const sorted = direction === 'asc' ? found : found.toReversed();
    this.#lists.set(key, sorted);
    return sorted;
  }

  #tick(): number {
    this.#lists.clear();
    this.#now += 1000;
    return this.#now;
  }
}
