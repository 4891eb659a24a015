import { setTimeout as sleep } from 'node:timers/promises';

import { readConnectionSettings } from '../../../src/evidence/inputs/connection.ts';
import type { RawInputs } from '../../../src/evidence/inputs/raw-inputs.ts';
import type { RunReport } from '../../../src/evidence/report.ts';
import { parseDocuments } from '../../../src/evidence/inputs/documents.ts';
import { readUploadSettings } from '../../../src/evidence/settings.ts';
import { submitEvidence } from '../../../src/evidence/submit.ts';
import { openWorkspace } from '../../../src/files/workspace.ts';
import { createProofService } from '../../../src/service/connect.ts';

/** Long for a service on this machine, short for a test. */
const TIMEOUTS = { connectMs: 5000, headersMs: 1000, bodyMs: 1000 };

/**
 * One run in this process: the core with our own client, files and clock, as src/engine.ts wires them, but for timeouts
 * that a test can wait for.
 */
export async function runCore(inputs: RawInputs, workspace: string): Promise<RunReport> {
  const { signal } = new AbortController();
  const { service, close } = createProofService({
    ...readConnectionSettings(inputs),
    signal,
    environment: {},
    timeouts: TIMEOUTS,
  });
  try {
    return await submitEvidence(readUploadSettings(inputs, await parseDocuments(inputs, undefined)), {
      service,
      files: openWorkspace({ workspace, runnerTemp: undefined }),
      clock: { now: () => Date.now(), sleep: (ms) => sleep(ms) },
      random: Math.random,
      emit: () => undefined,
      signal,
    });
  } finally {
    await close();
  }
}
