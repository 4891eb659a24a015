import type { ServiceError, ServiceErrorFacts } from '../service.ts';

/** What a failed request means for the caller. */
export type Fault =
  /** Nothing reached the service. */
  | 'unreached'
  /** The service refused to do it now, because of rate or quota. */
  | 'throttled'
  /** The service says that it is busy; whether it did something is likely not, but not certain. */
  | 'busy'
  /** The access token is not taken. */
  | 'unauthorized'
  /** The service decided against it. */
  | 'refused'
  /** Nobody can tell. A write may have landed: look before you post. */
  | 'ambiguous';

const BUSY_STATUSES = new Set<number | undefined>([408, 425, 503]);

/** The table of docs/delivery.md: the first row that fits decides. */
const rows: readonly { fault: Fault; fits: (facts: ServiceErrorFacts) => boolean }[] = [
  { fault: 'unreached', fits: ({ phase }) => phase === 'unsent' },
  { fault: 'throttled', fits: ({ throttled }) => throttled === true },
  { fault: 'busy', fits: ({ status }) => BUSY_STATUSES.has(status) },
  { fault: 'unauthorized', fits: ({ status }) => status === 401 },
  { fault: 'refused', fits: ({ status = 0 }) => status >= 300 && status < 500 },
  { fault: 'ambiguous', fits: () => true },
];

/** Classifies a failed request by what is known of it. */
export function classifyFault({ facts }: ServiceError): Fault {
  return rows.find(({ fits }) => fits(facts))?.fault ?? 'ambiguous';
}
