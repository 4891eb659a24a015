import type { EventEmitter } from 'node:events';
import type { Caller } from './callers.ts';
import type { Dialect } from './dialect.ts';
import type { FaultPicker } from './faults/pick.ts';
import type { Waiting } from './faults/waiting.ts';
import type { Journal } from './journal.ts';
import type { Blobs } from './store/blobs.ts';
import type { ObjectRef } from './store/item.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './tokens.ts';

/** What the routes of one running sandbox share. */
export interface Context {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly tokens: Tokens;
  readonly callers: readonly Caller[];
  /** True when owners must be users of the callers file; without one any UUID may own. */
  readonly knownOwnersOnly: boolean;
  /** The objects that exist; undefined when every id does. */
  readonly objects: readonly ObjectRef[] | undefined;
  readonly dialect: Dialect;
  readonly faults: FaultPicker;
  readonly waiting: Waiting;
  readonly journal: Journal;
  /** Emits `change` after each change of what the store holds. */
  readonly changes: EventEmitter<{ change: [] }>;
  /** Asks for one more request: 0, or the seconds to wait. */
  readonly rateGate: () => number;
  readonly maxFileBytes: number;
  /** Listens for this machine alone. */
  readonly isLocal: boolean;
}
