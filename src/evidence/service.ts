/**
 * The port that the core needs from a proof service: one method for each endpoint of interface.md §4.
 * Whatever the network or the service does, an adapter throws {@link ServiceError}; an error of the content that is sent
 * passes through as it is, and an id or name that cannot be sent is an InputError.
 */
export interface ProofService {
  /** One page of a list (§4.5): the first, or the one that the cursor of the page before names. */
  listPage(query: ListQuery, cursor?: string): Promise<ProofPage>;
  /** Uploads a new proof item (§4.1). */
  create(upload: Upload): Promise<WriteAnswer>;
  /** Adds a version to an item (§4.3); its owner and links stay as they are. */
  addVersion(proofId: string, upload: Upload): Promise<WriteAnswer>;
  /** Uploads a new item and links it to a target (§4.4). */
  uploadAndLink(target: Target, upload: Upload): Promise<WriteAnswer>;
  /** Sets the field schema of a testable CSV item (§4.2). Idempotent. */
  setSchema(proofId: string, schema: CsvSchema): Promise<void>;
  /** Opens the contents of a version, or of the latest one (§4.6). The caller reads or closes them. */
  download(proofId: string, version?: number): Promise<ProofContents>;
}

/** A control, label or task that proof is linked to (§2.3). Written `control:<id>`. */
export interface Target {
  readonly type: TargetType;
  /** Opaque; percent-encoded where it becomes a part of an address. */
  readonly id: string;
}

/** Kinds of objects that proof is linked to (§2.3). */
export const targetTypes = ['control', 'label', 'task'] as const;
type TargetType = (typeof targetTypes)[number];

/** What the service tells of a proof item (§2.1), as far as it told it. */
export interface ProofItem {
  readonly id: string;
  readonly filename: string;
  readonly version: number | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** Milliseconds since the epoch. */
  readonly createdOn: number | undefined;
  /** Milliseconds since the epoch; advances with every version. */
  readonly uploadedOn: number | undefined;
  /** An archived or deleted item is no match (docs/service-assumptions.md). */
  readonly archived: boolean;
}

/** What a write answered. Services leave out any part of it, or all (docs/service-assumptions.md, "Writes"). */
export type WriteAnswer = Partial<Omit<ProofItem, 'archived'>>;

/** One page of a list (§4.5). */
export interface ProofPage {
  readonly items: readonly ProofItem[];
  /** Names the next page; absent on the last. Opaque to the core. */
  readonly next: string | undefined;
}

/** What is asked of a list (§4.5); what is absent is not sent. */
export interface ListQuery {
  /** Only items linked to this object. */
  readonly target?: Target | undefined;
  /** Filters by file name as the service sees fit: what comes back is not yet a match. */
  readonly search?: string | undefined;
  readonly ownedByMe?: boolean | undefined;
  readonly sortBy?: 'createdBy' | 'createdOn' | 'filename' | 'uploadedOn' | undefined;
  readonly sortDirection?: 'asc' | 'desc' | undefined;
  /** Items a page. Without it the adapter asks for as many as the service grants. */
  readonly limit?: number | undefined;
}

/** A file to create (§4.1), link (§4.4) or add as a version (§4.3). */
export interface Upload {
  /** The proof name: the file name that the item gets. */
  readonly name: string;
  /** Media type of the file part, such as `text/csv`. */
  readonly mediaType: string;
  readonly content: UploadContent;
  /** UUID of the owning user. Never sent with a version. */
  readonly owner?: string | undefined;
  /** Testable CSV: create and link also send the form field `contentType` (§4.1; assumed for link). */
  readonly testable?: boolean | undefined;
}

/** Bytes to send. */
export interface UploadContent {
  /** Exact number of bytes that {@link UploadContent.stream} yields. */
  readonly size: number;
  /** All of them, where they are in memory: nothing changes them any more. */
  readonly bytes?: Uint8Array | undefined;
  /**
   * Opens the bytes from the start. A chunk is lent until the next one is asked for: who needs it longer copies it.
   * Throws when the file is not what it was.
   */
  stream(): AsyncIterable<Uint8Array>;
}

/** The contents of one version (§4.6). Whoever has got them reads them to the end or closes them. */
export interface ProofContents {
  /** From content-disposition; hostile until made safe. */
  readonly filename: string | undefined;
  /** Bytes, when the service told it. */
  readonly size: number | undefined;
  /** The body. Reading it to the end, or breaking off, releases the connection. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Gives up the rest of the body. */
  close(): Promise<void>;
}

/** The wire form of a schema (§2.2). */
export interface CsvSchema {
  readonly isPrivate: boolean;
  readonly schema: {
    readonly class: 'CsvFileSchema';
    readonly fields: readonly CsvField[];
  };
}

/** Types of a field of testable CSV (§2.2). */
export const csvFieldTypes = ['text', 'number', 'boolean', 'date'] as const;
/** Type of a field of testable CSV (§2.2). */
export type CsvFieldType = (typeof csvFieldTypes)[number];

/** One column of testable CSV (§2.2), by the name that its header bears. */
export interface CsvField {
  readonly name: string;
  readonly type: CsvFieldType;
}

/** What is known of a request that did not end well. Facts only: what follows from them is the caller's policy. */
export interface ServiceErrorFacts {
  /** Method and path, without the origin: `POST /v1/proof`. */
  readonly request: string;
  /** How far it got; `unsent` only when it is certain that nothing reached the service. */
  readonly phase: 'unsent' | 'sent' | 'answered';
  /** Status of the answer, when one came. */
  readonly status?: number | undefined;
  /** True when a status of success could not be believed: unreadable, not JSON, or before the body was sent. */
  readonly unreadable?: boolean | undefined;
  /** The service speaks of rate or quota: 429, or a 403 that says so (docs/service-assumptions.md). */
  readonly throttled?: boolean | undefined;
  /** How long the service asked to wait, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** What the service said: cleaned of control characters and secrets, and cut. */
  readonly answer?: string | undefined;
}

/** The service, or the way to it, failed a request. The message is a sentence for a person, full stop included. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly facts: ServiceErrorFacts;

  constructor(message: string, facts: ServiceErrorFacts, options?: ErrorOptions) {
    super(message, options);
    this.facts = facts;
  }
}
