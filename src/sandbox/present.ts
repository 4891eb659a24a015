import type { Dialect } from './dialect.ts';
import type { StoredItem, StoredVersion } from './store/item.ts';

/** A proof item as JSON (interface.md §2.1), the way the dialect writes it. */
export function presentItem(item: StoredItem, dialect: Dialect): Record<string, unknown> {
  const time = (at: number) => presentTime(at, dialect.timestamps);
  return {
    id: item.id,
    filename: item.filename,
    version: presentVersion(item.latest, dialect),
    size: dialect.size === 'string' ? String(item.latest.size) : item.latest.size,
    createdBy: item.createdBy,
    createdOn: time(item.createdOn),
    updatedBy: item.updatedBy,
    updatedOn: time(item.updatedOn),
    uploadedOn: time(item.uploadedOn),
    ...(item.archived ? { status: 'archived' } : {}),
    ...(dialect.fields === 'more' ? undocumentedFields(item) : {}),
  };
}

/** The number of a version outside the store. */
export function presentVersion(version: StoredVersion, dialect: Dialect): number {
  return version.index + dialect.firstVersion;
}

const ORGANIZATION_ID = '0a1b2c3d-0000-4000-8000-0000000000ff';

/** Fields that interface.md does not name, for `fields=more` (docs/sandbox.md, "Dialects"). */
function undocumentedFields(item: StoredItem): Record<string, unknown> {
  const dot = item.filename.lastIndexOf('.');
  return {
    orgId: ORGANIZATION_ID,
    contentType: item.latest.mediaType,
    fileExtension: dot > 0 ? item.filename.slice(dot + 1) : '',
    ownedBy: item.ownedBy,
    isPrivate: item.schema?.isPrivate ?? false,
    source: 'upload',
    status: item.archived ? 'archived' : 'active',
  };
}

function presentTime(at: number, form: Dialect['timestamps']): string {
  const iso = new Date(at).toISOString();
  if (form === 'fraction') return iso;
  return iso.replace(/\.\d+Z$/, form === 'offset' ? '+0000' : 'Z');
}
