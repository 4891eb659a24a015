import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import type { CsvSchema, NewItem, NewVersion, ObjectRef, StoredItem, StoredVersion } from './item.ts';
import { listItems, type ItemPage, type ItemQuery } from './list-items.ts';
import { ITEMS_WITH_LATEST, readItem, readLink, readVersion } from './rows.ts';
import { startTicking } from './tick.ts';
import { writeItem, writeSchema, writeVersion } from './write-items.ts';

/**
 * The metadata of all proof items. Every method is synchronous and one transaction: two posts to one item can
 * never be given the same version number, because nothing runs between reading the highest and writing the next.
 * Changing an item that is not there throws: whoever changes one has looked it up before, and none is ever deleted.
 */
export interface Store {
  create(item: NewItem): StoredItem;
  /** Adds the version after the highest (interface.md §2.1). */
  addVersion(id: string, version: NewVersion): StoredItem;
  setSchema(id: string, schema: CsvSchema, updatedBy: string): StoredItem;
  setArchived(id: string, archived: boolean): StoredItem;
  find(id: string): StoredItem | undefined;
  list(query: ItemQuery): ItemPage;
  versions(item: StoredItem): readonly StoredVersion[];
  links(item: StoredItem): readonly ObjectRef[];
  /** The objects that proof is linked to. */
  objects(): readonly ObjectRef[];
  namesBlob(sha256: string): boolean;
  close(): void;
}

/**
 * @param file path of the database, or `:memory:`
 * @param now milliseconds since the epoch
 * @param changed is called after each commit
 */
export function openStore(file: string, now: () => number, changed: () => void = () => {}): Store {
  const database = openDatabase(file);
  const tick = startTicking(now, latestTime(database));
  const transact = <Result>(work: () => Result): Result => {
    const result = inTransaction(database, work);
    changed();
    return result;
  };
  const one = (sql: string, ...values: string[]) => database.prepare(sql).get(...values);
  const all = (sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values);
  const find = (id: string) => {
    const row = one(`SELECT ${ITEMS_WITH_LATEST} WHERE items.id = ?`, id);
    return row === undefined ? undefined : readItem(row);
  };
  const get = (id: string) => {
    const item = find(id);
    if (item === undefined) throw new Error(`There is no item ${id} in the store.`);
    return item;
  };
  const change = (id: string, write: (item: StoredItem) => void) =>
    transact(() => {
      write(get(id));
      return get(id);
    });

  return {
    create: (item) => transact(() => get(writeItem(database, item, tick()))),
    addVersion: (id, version) => change(id, (item) => writeVersion(database, item, version, tick())),
    setSchema: (id, schema, by) => change(id, (item) => writeSchema(database, item, schema, by, tick())),
    setArchived: (id, archived) =>
      change(id, (item) => {
        database
          .prepare('UPDATE items SET archived = ? WHERE sequence = ?')
          .run(Number(archived), item.sequence);
      }),
    find,
    list: (query) => listItems(database, query),
    versions: (item) =>
      all('SELECT * FROM versions WHERE item = ? ORDER BY number', item.sequence).map(readVersion),
    links: (item) => all('SELECT * FROM links WHERE item = ?', item.sequence).map(readLink),
    objects: () => all('SELECT DISTINCT object_type, object_id FROM links').map(readLink),
    namesBlob: (sha256) => one('SELECT 1 FROM versions WHERE sha256 = ? LIMIT 1', sha256) !== undefined,
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function latestTime(database: DatabaseSync): number {
  const row = database.prepare('SELECT max(updated_on) AS latest FROM items').get();
  return typeof row?.['latest'] === 'number' ? row['latest'] : 0;
}
