/** What the store keeps of a proof item (interface.md §2.1). Times are milliseconds since the epoch. */
export interface StoredItem {
  /** Order of creation; breaks ties between equal sort keys. */
  readonly sequence: number;
  readonly id: string;
  readonly filename: string;
  readonly ownedBy: string;
  readonly createdBy: string;
  readonly createdOn: number;
  readonly updatedBy: string;
  readonly updatedOn: number;
  readonly uploadedOn: number;
  /** Uploaded as testable CSV (§4.1): only such an item takes a schema. */
  readonly testable: boolean;
  readonly schema: CsvSchema | undefined;
  readonly archived: boolean;
  readonly latest: StoredVersion;
}

export interface StoredVersion {
  /** Counts from 0 inside the store; the dialect says what the first number is outside. */
  readonly index: number;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly mediaType: string;
  readonly uploadedBy: string;
  readonly uploadedOn: number;
}

export const objectTypes = ['control', 'label', 'task'] as const;
type ObjectType = (typeof objectTypes)[number];

/** A control, label or task that proof is linked to (§2.3). */
export interface ObjectRef {
  readonly objectType: ObjectType;
  readonly objectId: string;
}

/** The schema of a testable CSV item (§2.2). */
export interface CsvSchema {
  readonly isPrivate: boolean;
  readonly schema: {
    readonly class: 'CsvFileSchema';
    readonly fields: readonly { readonly name: string; readonly type: CsvFieldType }[];
  };
}

export const csvFieldTypes = ['text', 'number', 'boolean', 'date'] as const;
export type CsvFieldType = (typeof csvFieldTypes)[number];

/** A version about to be stored: its bytes are in the blob store already. */
export interface NewVersion {
  readonly size: number;
  readonly sha256: string;
  readonly mediaType: string;
  readonly uploadedBy: string;
}

export interface NewItem extends NewVersion {
  readonly filename: string;
  readonly ownedBy: string;
  readonly testable: boolean;
  readonly link: ObjectRef | undefined;
}
