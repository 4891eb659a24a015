/** How the sandbox speaks where interface.md says "not shown". One entry for each setting of docs/sandbox.md, "Dialects". */
export interface Dialect {
  /** Name of the array in a list. */
  readonly array: string;
  /** Name of the paging token in the response. `offsetToken` comes back as `offset`, any other under its own name. */
  readonly token: string;
  /** What the last page says in place of a token. */
  readonly last: 'omitted' | 'null' | 'empty';
  /** A larger `limit` is refused with 400. */
  readonly maxLimit: number;
  /** A larger `limit` is cut to this without a word. */
  readonly pageCap: number;
  /** Number of an item's first version. */
  readonly firstVersion: number;
  /** What versions, link and schema answer: the item, only what changed, `{}`, or 204. */
  readonly answers: 'item' | 'partial' | 'object' | 'empty';
  readonly size: 'number' | 'string';
  /** Where a search lists an exactly equal name: by the sort alone, or after all that only contain it. */
  readonly near: 'sorted' | 'first';
  /** Replaces each character outside A-Z a-z 0-9 . _ - in a file name; undefined keeps names. */
  readonly rename: string | undefined;
  /** An archived item is gone from lists, or still listed with its status. */
  readonly archived: 'hidden' | 'listed';
  readonly timestamps: 'fraction' | 'z' | 'offset';
  /** Only the fields of interface.md §2.1, or those that were seen in the field too. */
  readonly fields: 'documented' | 'more';
  /** Form field that carries the owner. */
  readonly ownerField: string;
  /** Requests a second that the service takes before it answers 429; 0 is no limit. */
  readonly rate: number;
}

export const defaultDialect: Dialect = {
  array: 'data',
  token: 'offsetToken',
  last: 'omitted',
  maxLimit: 500,
  pageCap: Number.POSITIVE_INFINITY,
  firstVersion: 1,
  answers: 'item',
  size: 'number',
  near: 'sorted',
  rename: undefined,
  archived: 'hidden',
  timestamps: 'fraction',
  fields: 'documented',
  ownerField: 'svc-proof-owned-by',
  rate: 0,
};
