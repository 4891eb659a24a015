import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demoCallers, type Caller } from './callers.ts';
import { defaultDialect, type Dialect } from './dialect.ts';
import type { Context } from './context.ts';
import { openJournal, type RequestRecord } from './journal.ts';
import { recordItems, type ItemRecord } from './records.ts';
import { buildServer } from './server.ts';
import { openFileBlobs } from './store/file-blobs.ts';
import type { ObjectRef } from './store/item.ts';
import { openMemoryBlobs } from './store/memory-blobs.ts';
import { openStore } from './store/store.ts';
import { openTokens } from './tokens.ts';

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Folder that keeps everything. Without it, everything is in memory and gone at the end. */
  readonly data?: string | undefined;
  /** Who may call; {@link demoCallers} when not given. */
  readonly callers?: readonly Caller[] | undefined;
  readonly dialect?: Partial<Dialect>;
  /** Owners must be users among the callers. Without it any user UUID may own. */
  readonly knownOwnersOnly?: boolean | undefined;
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

export const DEFAULT_PORT = 4010;
const DEFAULT_TOKEN_LIFE_SECONDS = 300;

/**
 * Starts the whole service of interface.md in this process.
 *
 * @throws when the port is taken, or the data folder is in use by another sandbox
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const now = options.now ?? Date.now;
  const callers = options.callers ?? demoCallers;
  const dialect = { ...defaultDialect, ...options.dialect };
  const { store, blobs } = await openStorage(options.data, now);
  const context = {
    store,
    blobs,
    dialect,
    callers,
    tokens: openTokens(callers, options.tokenLifeSeconds ?? DEFAULT_TOKEN_LIFE_SECONDS, now),
    knownOwnersOnly: options.knownOwnersOnly ?? false,
    objects: options.objects,
    journal: openJournal(),
    maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
  };
  const app = await buildServer(context);
  const url = await listen(app, options).catch(async (error: unknown) => {
    store.close();
    throw error;
  });
  return {
    url,
    token: callers.find((caller) => caller.kind === 'user')?.token ?? '',
    page: `${url}/`,
    records: () => recordItems(context),
    requests: () => context.journal.requests,
    archive: (proofId) => void store.setArchived(proofId, true),
    async stop() {
      await app.close();
      store.close();
    },
  };
}

async function listen(
  app: FastifyInstance,
  { port = DEFAULT_PORT, host = '127.0.0.1' }: SandboxOptions,
): Promise<string> {
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

async function openStorage(
  data: string | undefined,
  now: () => number,
): Promise<Pick<Context, 'store' | 'blobs'>> {
  if (data === undefined) return { store: openStore(':memory:', now), blobs: openMemoryBlobs() };
  await mkdir(data, { recursive: true });
  const store = openStore(join(data, 'proof.db'), now);
  const blobs = await openFileBlobs(data);
  await blobs.sweep((sha256) => store.namesBlob(sha256));
  return { store, blobs };
}
