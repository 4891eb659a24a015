import type { ServiceError, Target } from '../service.ts';

/** The port for looking at a service itself rather than at what it holds. Throws ServiceError. */
export interface ServiceProbe {
  /** Asks for one page of a list (interface.md §4.5) and tells how it was answered. */
  list(query: { readonly limit: number; readonly target?: Target | undefined }): Promise<ProbedList>;
}

/** How the service answered when it was asked for a list. */
export interface ProbedList {
  /** The service's clock, in milliseconds since the epoch. */
  readonly date: number | undefined;
  readonly shape: ListShape;
}

/** The answer to a probe, or why there was none. */
export type ProbeAnswer = ProbedList | ServiceError;

/** How a service speaks where the interface is silent (docs/service-assumptions.md). */
export interface ListShape {
  /** Name of the array of items; none in an answer without one that bears items. */
  readonly array: string | undefined;
  readonly items: number;
  /** Name of the token of the next page; none on the last. */
  readonly token: string | undefined;
  /** How the size of an item is written. */
  readonly sizeAs: string | undefined;
}
