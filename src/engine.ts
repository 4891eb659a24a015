import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from './evidence/clock.ts';
import type { ConnectionSettings, TokenSettings } from './evidence/connection.ts';
import type { EmitEvent } from './evidence/events.ts';
import { type Receipt, type RunProvenance, writeReceipt } from './evidence/receipt.ts';
import { createRedactor } from './evidence/redactor.ts';
import type { RunReport } from './evidence/report.ts';
import type { UploadSettings } from './evidence/settings.ts';
import { submitEvidence } from './evidence/submit.ts';
import { openWorkspace } from './files/workspace.ts';
import { createProofService } from './service/connect.ts';

/** Where a run takes place: what an entry knows of the machine it is on. */
export interface Host {
  readonly workspace: string;
  readonly runnerTemp: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly run: RunProvenance;
  readonly emit: EmitEvent;
  /** Learns of each token before it is used, so that it can be masked. */
  readonly onToken: (token: string) => void;
  /** Aborts when a person or the runner cancels; its reason is an error with a sentence. */
  readonly cancelled: AbortSignal;
}

export interface UploadResult {
  readonly report: RunReport;
  /** HTTP requests made, failed ones included. */
  readonly requests: number;
  /** None where nothing was to be written: a dry run, or a run without a token. */
  readonly receipt: Receipt | undefined;
}

/** Wires the core with the real service, files and clock, and runs it. Nothing that it tells holds a secret. */
export async function uploadEvidence(
  settings: UploadSettings,
  connection: ConnectionSettings,
  host: Host,
): Promise<UploadResult> {
  const startedOn = systemClock.now();
  const redactor = createRedactor([pickSecret(connection.tokens)]);
  const emit: EmitEvent = (event) => host.emit(redactor.redact(event));
  const budget = new AbortController();
  const timer = setTimeout(() => {
    budget.abort(new Error('the budget of the run ("timeout") is spent'));
  }, settings.timeoutMs);
  const signal = AbortSignal.any([host.cancelled, budget.signal]);
  let requests = 0;
  const onRequest = ({
    method,
    path,
    status,
  }: {
    method: string;
    path: string;
    status: number | undefined;
  }) => {
    requests += 1;
    emit({ type: 'detail', message: `${method} ${path}: ${status ?? 'no answer'}` });
  };
  const connected = createProofService({
    ...connection,
    tokens: {
      ...connection.tokens,
      onToken: (token) => {
        redactor.add(token);
        host.onToken(token);
      },
    },
    environment: host.environment,
    signal,
    onRequest,
  });
  try {
    const report = await submitEvidence(settings, {
      service: connected.service,
      files: openWorkspace(host),
      clock: systemClock,
      random: Math.random,
      emit,
      signal,
    });
    emit({ type: 'detail', message: `${requests} requests were made` });
    const facts = {
      service: connection.baseUrl.href,
      startedOn,
      finishedOn: systemClock.now(),
      run: host.run,
    };
    const receipt = settings.dryRun ? undefined : writeReceipt(report, facts);
    return redactor.redact({ report, requests, receipt });
  } catch (error) {
    throw redactor.redactError(error);
  } finally {
    clearTimeout(timer);
    await connected.close();
  }
}

function pickSecret(tokens: TokenSettings): string {
  return 'token' in tokens ? tokens.token : tokens.clientSecret;
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
};
