import { onTestFinished } from 'vitest';

import { parseFaults } from '../../../src/sandbox/faults/rule.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/sandbox.ts';
import { beginJob, type Inputs, type Job } from '../../support/run-action.ts';

/** A job and a sandbox, for the test at hand. */
export interface Encounter {
  readonly sandbox: Sandbox;
  readonly job: Job;
  /** Enough for a run over all files. */
  readonly inputs: Inputs;
  /** Requests to the service so far: `create 201`, in the order of arrival. */
  readonly requests: () => string[];
  /** How many requests of this kind there were. */
  readonly count: (kind: string) => number;
}

/** @param faults rules in the language of docs/sandbox.md */
export async function meet(
  files: Readonly<Record<string, string | Uint8Array>>,
  faults = '',
  options: SandboxOptions = {},
): Promise<Encounter> {
  const sandbox = await startSandbox({ port: 0, faults: parseFaults(faults), ...options });
  onTestFinished(() => sandbox.stop());
  return {
    sandbox,
    job: await beginJob(files),
    inputs: { path: '**', 'base-url': sandbox.url, token: sandbox.token, settle: '2s' },
    requests: () => sandbox.requests().map(({ endpoint, status }) => `${endpoint} ${status ?? 'unanswered'}`),
    count: (kind) => sandbox.requests().filter(({ endpoint }) => endpoint === kind).length,
  };
}

/** Small files of these many: `file-001.txt`. */
export function makeFiles(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));
  return Object.fromEntries(numbers.map((number) => [`file-${number}.txt`, `evidence ${number}\n`]));
}
