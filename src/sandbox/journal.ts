import type { EndpointKind } from './endpoints.ts';

/** One request to the service, for those who test against the sandbox. */
export interface RequestRecord {
  /** Counts from 1. */
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly receivedOn: number;
  readonly method: string;
  /** With the query, without the origin. */
  readonly path: string;
  readonly endpoint: EndpointKind | undefined;
  /** Undefined while it runs, and for ever when it was never answered. */
  status: number | undefined;
  /** The fault that struck it, as it was written. */
  fault: string | undefined;
}

/** The requests to /v1 and /oauth since the start. */
export interface Journal {
  open(method: string, path: string, endpoint: EndpointKind | undefined): RequestRecord;
  /** The latest 10,000, oldest first. */
  readonly requests: readonly RequestRecord[];
  /** All since the start. */
  readonly total: number;
}

/** Bounds memory in a long run. */
const KEPT_REQUESTS = 10_000;

/** @param now milliseconds since the epoch */
export function openJournal(now: () => number): Journal {
  const requests: RequestRecord[] = [];
  let total = 0;
  return {
    requests,
    get total() {
      return total;
    },
    open(method, path, endpoint) {
      total += 1;
      const record = {
        number: total,
        receivedOn: now(),
        method,
        path,
        endpoint,
        status: undefined,
        fault: undefined,
      };
      requests.push(record);
      if (requests.length > KEPT_REQUESTS) requests.shift();
      return record;
    },
  };
}
