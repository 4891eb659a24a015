import type { Context } from './context.ts';
import { presentVersion } from './present.ts';
import type { CsvSchema, ObjectRef, StoredItem } from './store/item.ts';

/** Records of items, newest upload first. */
export function recordItems(context: Pick<Context, 'store' | 'dialect'>): readonly ItemRecord[] {
  const query = { sortBy: 'uploadedOn', sortDirection: 'desc', limit: Number.MAX_SAFE_INTEGER - 1 } as const;
  return context.store.list(query).items.map((item) => recordItem(item, context));
}

/** What the service truly holds of a proof item, whatever the dialect says of it. Times are ISO 8601. */
export interface ItemRecord {
  readonly id: string;
  readonly filename: string;
  readonly ownedBy: string;
  readonly createdBy: string;
  readonly createdOn: string;
  readonly updatedBy: string;
  readonly updatedOn: string;
  readonly uploadedOn: string;
  readonly testable: boolean;
  readonly schema: CsvSchema | undefined;
  readonly archived: boolean;
  readonly links: readonly ObjectRef[];
  /** Oldest first. */
  readonly versions: readonly VersionRecord[];
}

interface VersionRecord {
  readonly version: number;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly mediaType: string;
  readonly uploadedBy: string;
  readonly uploadedOn: string;
}

export function recordItem(
  item: StoredItem,
  { store, dialect }: Pick<Context, 'store' | 'dialect'>,
): ItemRecord {
  return {
    id: item.id,
    filename: item.filename,
    ownedBy: item.ownedBy,
    createdBy: item.createdBy,
    createdOn: isoTime(item.createdOn),
    updatedBy: item.updatedBy,
    updatedOn: isoTime(item.updatedOn),
    uploadedOn: isoTime(item.uploadedOn),
    testable: item.testable,
    schema: item.schema,
    archived: item.archived,
    links: store.links(item),
    versions: store.versions(item).map((version) => ({
      version: presentVersion(version, dialect),
      size: version.size,
      sha256: version.sha256,
      mediaType: version.mediaType,
      uploadedBy: version.uploadedBy,
      uploadedOn: isoTime(version.uploadedOn),
    })),
  };
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
