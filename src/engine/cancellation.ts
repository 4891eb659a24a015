const signals = ['SIGINT', 'SIGTERM'] as const;
type CancelSignal = (typeof signals)[number];

/** That a person or a runner ends the process, as the rest of the program sees it. */
export interface Cancellation {
  /** Aborts at the first of the signals; its reason is an error with a sentence. */
  readonly signal: AbortSignal;
  /** The signal that came; undefined as long as none did. */
  readonly cause: () => CancelSignal | undefined;
}

/** Turns the first SIGINT or SIGTERM into an orderly end; a second one ends the process at once. */
export function listenForCancellation(): Cancellation {
  const controller = new AbortController();
  let cause: CancelSignal | undefined;
  for (const signal of signals) {
    process.once(signal, () => {
      cause ??= signal;
      controller.abort(new Error(`the run was cancelled (${signal})`));
    });
  }
  return { signal: controller.signal, cause: () => cause };
}
