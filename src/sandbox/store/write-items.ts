import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CsvSchema, NewItem, NewVersion, StoredItem } from './item.ts';

/** Writes a new item with its first version and its link. Returns its id. */
export function writeItem(database: DatabaseSync, item: NewItem, now: number): string {
  const id = randomUUID();
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO items
         (id, filename, folded, owned_by, created_by, created_on, updated_by, updated_on, uploaded_on, testable)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      item.filename,
      item.filename.toLowerCase(),
      item.ownedBy,
      item.uploadedBy,
      now,
      item.uploadedBy,
      now,
      now,
      Number(item.testable),
    );
  const sequence = Number(lastInsertRowid);
  insertVersion(database, sequence, 0, item, now);
  if (item.link !== undefined) {
    database
      .prepare('INSERT INTO links (object_type, object_id, item) VALUES (?, ?, ?)')
      .run(item.link.objectType, item.link.objectId, sequence);
  }
  return id;
}

/** Writes the version after the highest one. createdOn stays fixed, uploadedOn advances (interface.md §2.1). */
export function writeVersion(
  database: DatabaseSync,
  item: StoredItem,
  version: NewVersion,
  now: number,
): void {
  insertVersion(database, item.sequence, item.latest.index + 1, version, now);
  database
    .prepare('UPDATE items SET updated_by = ?, updated_on = ?, uploaded_on = ? WHERE sequence = ?')
    .run(version.uploadedBy, now, now, item.sequence);
}

/** Sets the schema. That is a change of the item, yet no upload: uploadedOn stays. */
export function writeSchema(
  database: DatabaseSync,
  item: StoredItem,
  schema: CsvSchema,
  updatedBy: string,
  now: number,
): void {
  database
    .prepare('UPDATE items SET schema = ?, updated_by = ?, updated_on = ? WHERE sequence = ?')
    .run(JSON.stringify(schema), updatedBy, now, item.sequence);
}

function insertVersion(
  database: DatabaseSync,
  item: number,
  index: number,
  version: NewVersion,
  now: number,
): void {
  database
    .prepare(
      `INSERT INTO versions (item, number, size, sha256, media_type, uploaded_by, uploaded_on)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(item, index, version.size, version.sha256, version.mediaType, version.uploadedBy, now);
}
