import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the metadata and holds it for this process alone: two sandboxes on one folder would sweep each other's files.
 * `synchronous = FULL` makes a commit survive a power cut, not only a kill.
 *
 * @param file path, or `:memory:`
 * @throws when another process holds the file, or it is no database
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      ${TABLES}
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS items (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    filename TEXT NOT NULL,
    folded TEXT NOT NULL,
    owned_by TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_on INTEGER NOT NULL,
    updated_by TEXT NOT NULL,
    updated_on INTEGER NOT NULL,
    uploaded_on INTEGER NOT NULL,
    testable INTEGER NOT NULL,
    schema TEXT,
    archived INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS items_by_uploaded_on ON items (uploaded_on, sequence);
  CREATE INDEX IF NOT EXISTS items_by_created_on ON items (created_on, sequence);
  CREATE INDEX IF NOT EXISTS items_by_filename ON items (filename, sequence);
  CREATE TABLE IF NOT EXISTS versions (
    item INTEGER NOT NULL REFERENCES items (sequence),
    number INTEGER NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    media_type TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    uploaded_on INTEGER NOT NULL,
    PRIMARY KEY (item, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS links (
    object_type TEXT NOT NULL,
    object_id TEXT NOT NULL,
    item INTEGER NOT NULL REFERENCES items (sequence),
    PRIMARY KEY (object_type, object_id, item)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS links_by_item ON links (item);
`;
