import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { ObjectRef, StoredItem } from './item.ts';
import { ITEMS_WITH_LATEST, number, readItem, type Row } from './rows.ts';

export const sortKeys = ['createdBy', 'createdOn', 'filename', 'uploadedOn'] as const;
type SortKey = (typeof sortKeys)[number];
type SortDirection = 'asc' | 'desc';

/** Filters and order of a list (interface.md §4.5). */
export interface ItemQuery {
  readonly sortBy: SortKey;
  readonly sortDirection: SortDirection;
  readonly ownedBy?: string | undefined;
  /** Substring of the file name, in any case. */
  readonly search?: string | undefined;
  readonly target?: ObjectRef | undefined;
  /** Lists an item named exactly like the search after all those that only contain it. */
  readonly nearFirst?: boolean;
  readonly hideArchived?: boolean;
  readonly limit: number;
  /** Where the page before ended. */
  readonly after?: Position | undefined;
}

/** A place in a sorted list: rank, sort key, sequence. It stays valid whatever is added around it. */
export type Position = readonly [rank: number, key: string | number, sequence: number];

export interface ItemPage {
  readonly items: readonly StoredItem[];
  /** Where this page ends, when more items follow. */
  readonly end: Position | undefined;
}

/** Reads one page by position and not by count, so that items added meanwhile neither repeat nor hide others. */
export function listItems(database: DatabaseSync, query: ItemQuery): ItemPage {
  const descending = query.sortDirection === 'desc';
  const order = descending ? 'DESC' : 'ASC';
  const key = columns[query.sortBy];
  const { conditions, values } = filter(query);
  const rank = rankOf(query, descending);
  if (query.after !== undefined) {
    const [afterRank, afterKey, afterSequence] = query.after;
    conditions.push(
      `(${rank}, ${key}, sequence) ${descending ? '<' : '>'} (:afterRank, :afterKey, :afterSequence)`,
    );
    Object.assign(values, { afterRank, afterKey, afterSequence });
  }
  const rows = database
    .prepare(
      `SELECT ${rank} AS rank, ${key} AS sort_key, ${ITEMS_WITH_LATEST}
       ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
       ORDER BY rank ${order}, ${key} ${order}, sequence ${order} LIMIT :limit`,
    )
    .all({ ...values, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(readItem),
    end: rows.length > query.limit && last !== undefined ? positionOf(last) : undefined,
  };
}

const columns: Readonly<Record<SortKey, string>> = {
  createdBy: 'created_by',
  createdOn: 'created_on',
  filename: 'filename',
  uploadedOn: 'items.uploaded_on',
};

type Values = Record<string, SQLInputValue>;

function filter(query: ItemQuery): { conditions: string[]; values: Values } {
  const conditions: string[] = [];
  const values: Values = {};
  const where = (condition: string, added: Values) => {
    conditions.push(condition);
    Object.assign(values, added);
  };
  if (query.ownedBy !== undefined) where('owned_by = :ownedBy', { ownedBy: query.ownedBy });
  if (query.search !== undefined) where('instr(folded, :search) > 0', { search: query.search.toLowerCase() });
  if (query.target !== undefined) {
    where('sequence IN (SELECT item FROM links WHERE object_type = :objectType AND object_id = :objectId)', {
      ...query.target,
    });
  }
  if (query.hideArchived === true) conditions.push('archived = 0');
  return { conditions, values };
}

/** All of the order runs in one direction, so that a position compares as one row value: hence the sign. */
function rankOf(query: ItemQuery, descending: boolean): string {
  if (query.nearFirst !== true || query.search === undefined) return '0';
  return descending ? '-(folded = :search)' : '(folded = :search)';
}

function positionOf(row: Row): Position {
  const key = row['sort_key'];
  return [
    number(row, 'rank'),
    typeof key === 'string' ? key : number(row, 'sort_key'),
    number(row, 'sequence'),
  ];
}
