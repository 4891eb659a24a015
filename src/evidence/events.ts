import type { CsvCheck } from './csv/check.ts';
import type { CsvFinding } from './csv/findings.ts';
import type { DownloadOutcome } from './retrieval/download.ts';
import type { Outcome } from './outcome.ts';
import type { Plan } from './steps.ts';
import type { Comparison } from './retrieval/verify.ts';

/** What happens during a run. The core tells; a reporter decides how it looks. */
export type RunEvent =
  /** Something a person may want to know. */
  | { readonly type: 'notice'; readonly message: string }
  /** Something that is probably not meant. */
  | { readonly type: 'warning'; readonly message: string }
  /** A detail for whoever looks for the cause of a fault. */
  | { readonly type: 'detail'; readonly message: string }
  /** Something in a CSV that its schema does not allow; the first of them, one by one. */
  | { readonly type: 'csv-finding'; readonly path: string; readonly finding: CsvFinding }
  /** A CSV was read to its end. */
  | { readonly type: 'csv-checked'; readonly check: CsvCheck }
  /** All is decided and nothing is written yet. */
  | { readonly type: 'planned'; readonly plan: Plan }
  /** A write came to an end; it is confirmed later. */
  | { readonly type: 'attempted'; readonly outcome: Outcome; readonly done: number; readonly total: number }
  /** The writes are over and are being looked for in the service's own lists. */
  | { readonly type: 'confirming'; readonly total: number }
  /** An item was brought back, or could not be. */
  | {
      readonly type: 'fetched';
      readonly outcome: DownloadOutcome;
      readonly done: number;
      readonly total: number;
    }
  /** What a receipt claims was held against what the service holds. */
  | {
      readonly type: 'compared';
      readonly comparison: Comparison;
      readonly done: number;
      readonly total: number;
    };

/** Tells whoever watches a run. */
export type EmitEvent = (event: RunEvent) => void;
