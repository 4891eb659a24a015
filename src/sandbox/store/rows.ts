import type { SQLOutputValue } from 'node:sqlite';
import { readSchema } from '../csv-schema.ts';
import { objectTypes, type ObjectRef, type StoredItem, type StoredVersion } from './item.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Every item with its latest version, which is the one with the highest number (interface.md §2.1). */
export const ITEMS_WITH_LATEST = `
  items.*, versions.number, versions.size, versions.sha256, versions.media_type, versions.uploaded_by,
  versions.uploaded_on AS version_uploaded_on
  FROM items JOIN versions ON versions.item = items.sequence
    AND versions.number = (SELECT max(number) FROM versions WHERE item = items.sequence)`;

export function readItem(row: Row): StoredItem {
  const schema = row['schema'];
  return {
    sequence: number(row, 'sequence'),
    id: text(row, 'id'),
    filename: text(row, 'filename'),
    ownedBy: text(row, 'owned_by'),
    createdBy: text(row, 'created_by'),
    createdOn: number(row, 'created_on'),
    updatedBy: text(row, 'updated_by'),
    updatedOn: number(row, 'updated_on'),
    uploadedOn: number(row, 'uploaded_on'),
    testable: row['testable'] === 1,
    schema: typeof schema === 'string' ? readSchema(JSON.parse(schema)) : undefined,
    archived: row['archived'] === 1,
    latest: readVersion({ ...row, uploaded_on: row['version_uploaded_on'] ?? null }),
  };
}

export function readVersion(row: Row): StoredVersion {
  return {
    index: number(row, 'number'),
    size: number(row, 'size'),
    sha256: text(row, 'sha256'),
    mediaType: text(row, 'media_type'),
    uploadedBy: text(row, 'uploaded_by'),
    uploadedOn: number(row, 'uploaded_on'),
  };
}

export function readLink(row: Row): ObjectRef {
  const objectType = objectTypes.find((type) => type === row['object_type']);
  if (objectType === undefined) throw new TypeError(`A link to a ${String(row['object_type'])} is stored.`);
  return { objectType, objectId: text(row, 'object_id') };
}

/** A column that the table declares INTEGER NOT NULL. */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number: ${String(value)}`);
  return value;
}

/** A column that the table declares TEXT NOT NULL. */
function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text: ${String(value)}`);
  return value;
}
