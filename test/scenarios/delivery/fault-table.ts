/** What becomes of the one file that a fault strikes, and how many requests of the struck kind it took. */
interface Fate {
  readonly is: string;
  readonly requests: number;
}

export interface Fates {
  /** Of a create or a link, which make an item. */
  readonly newItem: Fate;
  readonly version: Fate;
  /** Of a schema, which is idempotent and is therefore set again without a look. */
  readonly schema: Fate;
}

export interface FaultRow extends Fates {
  /** In the language of docs/sandbox.md. */
  readonly fault: string;
}

const LANDED: Fate = { is: 'landed, there once', requests: 1 };
const POSTED_AGAIN: Fate = { is: 'landed, there once', requests: 2 };
const RECOVERED: Fate = { is: 'recovered, there once', requests: 1 };
const REFUSED: Fate = { is: 'failed (refused), not there', requests: 1 };
const UNSEEN: Fate = { is: 'unknown (not-confirmed), not there', requests: 1 };

const SET: Fate = { is: 'landed, there once, schema set', requests: 1 };
const SET_AGAIN: Fate = { is: 'landed, there once, schema set', requests: 2 };
const NOT_SET: Fate = { is: 'failed (schema-not-set), there once', requests: 1 };

const LOST_TWICE: Fate = { is: 'unknown (unknown), not there', requests: 2 };
const GIVEN_UP: Fate = { is: 'failed (schema-not-set), there once', requests: 5 };
/** The PATCH was carried out each time, and no answer ever said so. */
const UNTOLD: Fate = { is: 'failed (schema-not-set), there once, schema set', requests: 5 };

const nothingStored = { newItem: POSTED_AGAIN, version: POSTED_AGAIN, schema: SET_AGAIN };
const answerLost = { newItem: RECOVERED, version: RECOVERED, schema: SET_AGAIN };
const onlySlow = { newItem: LANDED, version: LANDED, schema: SET };
const lostTwice = { newItem: LOST_TWICE, version: LOST_TWICE, schema: GIVEN_UP };
const refused = { newItem: REFUSED, version: REFUSED, schema: NOT_SET };

/** Every fault of the sandbox that a write can meet, with the outcome that docs/delivery.md tells. */
export const faultTable: readonly FaultRow[] = [
  { fault: 'reset at=before-body', ...nothingStored },
  { fault: 'reset at=mid-body', ...nothingStored },
  { fault: 'reset at=after-body', ...nothingStored },
  { fault: 'reset at=after-commit', ...answerLost },
  { fault: 'reset at=mid-answer', ...answerLost },
  { fault: 'truncate', ...answerLost },
  { fault: 'stall for=300ms', ...onlySlow },
  { fault: 'stall at=body for=300ms', ...onlySlow },
  { fault: 'stall for=300ms commit=no', ...nothingStored },
  { fault: 'drip bytes=40 every=10ms', ...onlySlow },
  { fault: 'html code=200', ...nothingStored },
  { fault: 'html code=200 commit=yes', ...answerLost },
  { fault: 'html code=502', ...nothingStored },
  { fault: 'html code=502 commit=yes', ...answerLost },
  { fault: 'status code=500', ...nothingStored },
  { fault: 'status code=500 at=arrival', ...nothingStored },
  { fault: 'status code=500 commit=yes', ...answerLost },
  { fault: 'status code=504 commit=1s', ...answerLost },
  { fault: 'status code=503', ...nothingStored },
  { fault: 'status code=503 commit=yes', ...answerLost },
  { fault: 'status code=408', ...nothingStored },
  { fault: 'status code=425 commit=yes', ...answerLost },
  { fault: 'throttle tell=seconds', ...nothingStored },
  { fault: 'throttle tell=date', ...nothingStored },
  { fault: 'throttle tell=message', ...nothingStored },
  { fault: 'throttle tell=nothing', ...nothingStored },
  { fault: 'throttle code=503', ...nothingStored },
  { fault: 'quota', ...nothingStored },
  { fault: 'quota tell=seconds', ...nothingStored },
  { fault: 'redirect code=302', ...refused },
  { fault: 'redirect code=307', ...refused },
  { fault: 'status code=400', ...refused },
  { fault: 'status code=403', ...refused },
  { fault: 'status code=404', ...refused },
  { fault: 'status code=409', ...refused },
  { fault: 'status code=413 at=arrival', ...refused },
  // A new item with an id is believed until nothing shows it; of another item than was asked for it is not.
  { fault: 'early code=200', newItem: UNSEEN, version: POSTED_AGAIN, schema: SET_AGAIN },
];

/** Longer than any client waits: these rows need the short timeouts that only a test of the core can set. */
export const timeoutTable: readonly FaultRow[] = [
  { fault: 'stall', ...answerLost },
  { fault: 'stall at=body', ...answerLost },
  { fault: 'stall commit=no', ...nothingStored },
];

/** Faults that strike each attempt for one file: a POST is repeated once at the most, and nothing is called certain that is not. */
export const lastingTable: readonly FaultRow[] = [
  { fault: 'reset at=before-body', ...lostTwice },
  { fault: 'reset at=mid-body', ...lostTwice },
  { fault: 'reset at=after-commit', newItem: RECOVERED, version: RECOVERED, schema: UNTOLD },
  { fault: 'status code=500', ...lostTwice },
  { fault: 'status code=504 commit=1s', newItem: RECOVERED, version: RECOVERED, schema: UNTOLD },
  { fault: 'html code=200', ...lostTwice },
  { fault: 'redirect code=308', ...refused },
  { fault: 'early code=200', newItem: UNSEEN, version: LOST_TWICE, schema: GIVEN_UP },
];
