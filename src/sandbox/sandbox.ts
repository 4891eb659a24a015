import type { FastifyInstance } from 'fastify';
import { EventEmitter } from 'node:events';
import { demoCallers, type Caller } from './callers.ts';
import { defaultDialect, type Dialect } from './dialect.ts';
import { openFaultPicker } from './faults/pick.ts';
import type { FaultRule } from './faults/rule.ts';
import { openWaiting } from './faults/waiting.ts';
import { openJournal, type RequestRecord } from './journal.ts';
import { isLoopback } from './loopback.ts';
import { openRateGate } from './rate-gate.ts';
import { recordItems, type ItemRecord } from './records.ts';
import { buildServer } from './server.ts';
import type { ObjectRef } from './store/item.ts';
import { openStorage } from './store/storage.ts';
import { openTokens } from './tokens.ts';

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Folder that keeps everything. Without it, everything is in memory and gone at the end. */
  readonly data?: string | undefined;
  /** Who may call; {@link demoCallers} when not given. */
  readonly callers?: readonly Caller[] | undefined;
  /** Owners must be users among the callers. Without it any user UUID may own. */
  readonly knownOwnersOnly?: boolean | undefined;
  readonly dialect?: Partial<Dialect>;
  /** Which requests fail, and how. */
  readonly faults?: readonly FaultRule[];
  /** Of faults that strike a random share. */
  readonly seed?: number;
  /** The objects that exist; without them every id does. */
  readonly objects?: readonly ObjectRef[] | undefined;
  readonly maxFileBytes?: number | undefined;
  /** Life of a minted token. */
  readonly tokenLifeSeconds?: number | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Base address of the service, without an ending slash. */
  readonly url: string;
  /** Access token of the first user. */
  readonly token: string;
  /** Address of the page to look at. */
  readonly page: string;
  /** All items with their versions, newest upload first. */
  records(): readonly ItemRecord[];
  /** The requests to the service, oldest first. */
  requests(): readonly RequestRecord[];
  /** Archives an item, as a person does in a service's web page. */
  archive(proofId: string): void;
  /** Ends open connections, and closes the storage. */
  stop(): Promise<void>;
}

const DEFAULT_PORT = 4010;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_SEED = 1;
const DEFAULT_TOKEN_LIFE_SECONDS = 300;

/**
 * Starts the whole service of interface.md in this process.
 *
 * @throws when the port is taken, or the data folder is in use by another sandbox
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = DEFAULT_HOST, port = DEFAULT_PORT, callers = demoCallers, now = Date.now } = options;
  const dialect = { ...defaultDialect, ...options.dialect };
  const changes = new EventEmitter<{ change: [] }>();
  // One listener for each open page.
  changes.setMaxListeners(0);
  const { store, blobs } = await openStorage(options.data, now, () => changes.emit('change'));
  const waiting = openWaiting();
  const journal = openJournal(now);
  const app = await buildServer({
    store,
    blobs,
    changes,
    dialect,
    callers,
    waiting,
    journal,
    tokens: openTokens(callers, options.tokenLifeSeconds ?? DEFAULT_TOKEN_LIFE_SECONDS, now),
    faults: openFaultPicker(options.faults ?? [], options.seed ?? DEFAULT_SEED),
    rateGate: openRateGate(dialect.rate, now),
    knownOwnersOnly: options.knownOwnersOnly ?? false,
    objects: options.objects,
    maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
    isLocal: isLoopback(host),
  });
  const stop = async () => {
    waiting.stop();
    await app.close();
    store.close();
  };
  const url = await listen(app, host, port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    token: callers.find((caller) => caller.kind === 'user' && caller.token !== undefined)?.token ?? '',
    page: `${url}/`,
    records: () => recordItems({ store, dialect }),
    requests: () => journal.requests,
    archive: (proofId) => void store.setArchived(proofId, true),
    stop,
  };
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw new Error(
      `The sandbox cannot listen on ${host}:${port}. Is the port taken? Port 0 takes a free one.`,
      {
        cause: error,
      },
    );
  }
}
