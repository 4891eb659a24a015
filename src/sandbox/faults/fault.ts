/** What happens to a request that a fault strikes. */
export type Fault =
  | { readonly kind: 'reset'; readonly at: ResetPlace }
  | Answer
  | {
      readonly kind: 'stall';
      readonly at: 'headers' | 'body';
      readonly forMs: number;
      readonly commit: boolean;
    }
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'loop' };

export const resetPlaces = ['before-body', 'mid-body', 'after-body', 'after-commit', 'mid-answer'] as const;
type ResetPlace = (typeof resetPlaces)[number];

/** Another answer than the service's own. */
export interface Answer {
  readonly kind: 'answer';
  /** Before the body is read, or after. */
  readonly at: 'arrival' | 'body';
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
  /** Header lines; `{path}` in a location stands for the path and query that were asked for. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as an HTTP date, so many milliseconds after the answer. */
  readonly retryDateMs?: number;
  /** Whether the write is carried out: not at all, before the answer, or so many milliseconds after it. */
  readonly commit: 'no' | 'yes' | number;
}
