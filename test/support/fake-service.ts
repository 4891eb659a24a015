import type { Clock } from '../../src/evidence/clock.ts';
import {
  type CsvSchema,
  type ListQuery,
  type ProofContents,
  type ProofItem,
  type ProofPage,
  type ProofService,
  ServiceError,
  type Target,
  type Upload,
  type WriteAnswer,
} from '../../src/evidence/service.ts';
import { answered, type Mishap, throttled } from './faults.ts';
import { FakeStore, type StoredItem, type StoreTraits } from './fake-store.ts';

export type CallKind = 'list' | 'download' | 'create' | 'link' | 'version' | 'schema';

/** One request that reached the fake, or tried to. */
export interface Call {
  readonly kind: CallKind;
  /** Counts all calls, from 1. */
  readonly number: number;
  /** Counts the calls of this kind, from 1. */
  readonly ofKind: number;
  /** When it was made, in milliseconds since the epoch. */
  readonly at: number;
  readonly subject: string;
  readonly query: ListQuery | undefined;
  status: 'done' | 'failed';
}

export interface ServiceTraits extends StoreTraits {
  readonly latencyMs: number;
  /** What a write answers, made from the full item. */
  readonly answer: (item: ProofItem) => WriteAnswer;
  /** The way in which a call goes wrong, if it does. */
  readonly mishap: (call: Call) => Mishap | undefined;
  /** Milliseconds to wait when this is one request too many; 0 when it is not. */
  readonly limit: (now: number) => number;
  /** Cuts off what is in flight. */
  readonly signal: AbortSignal | undefined;
}

const plainTraits: ServiceTraits = {
  pageSize: 100,
  firstVersion: 1,
  visibleAfterMs: 0,
  leavesOut: [],
  rename: (name) => name,
  latencyMs: 20,
  answer: (item) => item,
  mishap: () => undefined,
  limit: () => 0,
  signal: undefined,
};

/** A proof service in memory that plays any service of the family, and any fault; tests read its records. */
export class FakeService implements ProofService {
  readonly store: FakeStore;
  readonly calls: Call[] = [];
  /** What becomes of the bytes that are sent. */
  corrupt = (bytes: Buffer): Buffer => bytes;
  readonly #clock: Clock;
  readonly #traits: ServiceTraits;

  constructor(clock: Clock, traits: Partial<ServiceTraits> = {}) {
    this.#clock = clock;
    this.#traits = { ...plainTraits, ...traits };
    this.store = new FakeStore(clock, this.#traits);
  }

  get items(): readonly StoredItem[] {
    return this.store.items;
  }

  callsOf(...kinds: readonly CallKind[]): Call[] {
    return this.calls.filter(({ kind }) => kinds.includes(kind));
  }

  /** Calls that write an item or a version. */
  get posts(): Call[] {
    return this.callsOf('create', 'link', 'version');
  }

  listPage(query: ListQuery, cursor?: string): Promise<ProofPage> {
    return this.#serve('list', query.search ?? '', async () => () => this.store.list(query, cursor), query);
  }

  create(upload: Upload): Promise<WriteAnswer> {
    return this.#post('create', upload, (bytes) => this.store.create(upload, bytes));
  }

  uploadAndLink(target: Target, upload: Upload): Promise<WriteAnswer> {
    return this.#post('link', upload, (bytes) => this.store.create(upload, bytes, target));
  }

  addVersion(proofId: string, upload: Upload): Promise<WriteAnswer> {
    return this.#post('version', upload, (bytes) => {
      const item = this.#demand(proofId);
      this.store.addVersion(item, bytes, upload);
      return item;
    });
  }

  setSchema(proofId: string, schema: CsvSchema): Promise<void> {
    return this.#serve('schema', proofId, async () => () => {
      this.#demand(proofId).schema = schema;
    });
  }

  download(proofId: string, number?: number): Promise<ProofContents> {
    return this.#serve('download', proofId, async () => () => {
      const { filename, versions } = this.#demand(proofId);
      const version = number === undefined ? versions.at(-1) : versions.find((one) => one.number === number);
      if (version === undefined) {
        throw fail('download', answered(404));
      }
      const { bytes } = version;
      return { filename, size: bytes.length, bytes: streamOf(bytes), close: async () => undefined };
    });
  }

  #post(kind: CallKind, upload: Upload, store: (bytes: Buffer) => StoredItem): Promise<WriteAnswer> {
    return this.#serve(kind, upload.name, async () => {
      const bytes = this.corrupt(await readAll(upload));
      return () => this.#traits.answer(tell(store(bytes)));
    });
  }

  /** @param receive takes in what is sent, and answers what then happens in the service */
  async #serve<Result>(
    kind: CallKind,
    subject: string,
    receive: () => Promise<() => Result>,
    query?: ListQuery,
  ): Promise<Result> {
    const { limit, mishap: choose } = this.#traits;
    const ofKind = this.callsOf(kind).length + 1;
    const at = this.#clock.now();
    const call: Call = { kind, number: this.calls.length + 1, ofKind, at, subject, query, status: 'failed' };
    this.calls.push(call);
    const waitMs = limit(at);
    const mishap = waitMs > 0 ? throttled(waitMs) : choose(call);
    if (mishap !== undefined) {
      if (mishap.commitsAfterMs !== undefined) {
        const act = await receive();
        void this.#clock.sleep(mishap.commitsAfterMs).then(act).catch(ignoreServiceError);
      }
      await this.#travel(kind);
      throw fail(kind, mishap);
    }
    const act = await receive();
    await this.#travel(kind);
    const result = act();
    call.status = 'done';
    return result;
  }

  async #travel(kind: CallKind): Promise<void> {
    const { latencyMs, signal } = this.#traits;
    await this.#clock.sleep(latencyMs, signal).catch((cause: unknown) => {
      throw fail(kind, { message: String(cause), facts: { phase: 'sent' } });
    });
  }

  #demand(proofId: string): StoredItem {
    const item = this.store.find(proofId);
    if (item === undefined) {
      throw fail('a look-up', answered(404));
    }
    return item;
  }
}

function fail(what: string, { message, facts }: Mishap): ServiceError {
  return new ServiceError(`${what}: ${message}`, { request: what, ...facts });
}

/** A write that commits after its answer was lost has nobody left to tell of a failure. */
function ignoreServiceError(error: unknown): void {
  if (!(error instanceof ServiceError)) {
    throw error;
  }
}

/** What a write answers at once, however late lists show it. */
function tell({ id, filename, createdOn, archived, versions }: StoredItem): ProofItem {
  const latest = versions.at(-1);
  const { number: version, uploadedOn } = latest ?? {};
  return { id, filename, version, size: latest?.bytes.length, createdOn, uploadedOn, archived };
}

async function readAll({ content }: Upload): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content.stream()) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
