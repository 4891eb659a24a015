import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { readOutputs } from './outputs.ts';
import { awaitEnd } from './processes.ts';
import { createRunnerLog } from './runner-log.ts';

const ACTION = 'dist/upload/index.js';

export interface ActionStep {
  /** Inputs of action.yml, as a workflow gives them under `with`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Folder for the files that a runner keeps for the step. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export interface StepResult {
  readonly exitCode: number | null;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summaryFile: string;
}

/**
 * Runs the committed action the way a runner does: a process of its own, `INPUT_*` and `GITHUB_*` in the environment and nothing
 * of ours, files for outputs and summary. Its log is shown as a runner shows it.
 */
export async function runAction({ inputs, folder, signal }: ActionStep): Promise<StepResult> {
  const files = await makeRunnerFiles(folder);
  signal.throwIfAborted();
  const child = spawn(process.execPath, [ACTION], {
    env: { ...describeRunner(folder), ...files, ...nameInputs(inputs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createRunnerLog((text) => console.log(text.replaceAll(/^/gmu, '    ')));
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', log);
  }
  await awaitEnd(child, signal);
  return {
    exitCode: child.exitCode,
    outputs: readOutputs(await readFile(files.GITHUB_OUTPUT, 'utf8')),
    summaryFile: files.GITHUB_STEP_SUMMARY,
  };
}

/** A runner makes these empty before each step. */
async function makeRunnerFiles(folder: string) {
  await mkdir(folder, { recursive: true });
  const files = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
    GITHUB_STATE: path.join(folder, 'state'),
    GITHUB_ENV: path.join(folder, 'env'),
    GITHUB_PATH: path.join(folder, 'path'),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  return files;
}

/** Nothing else of this machine gets through: a proxy or a `PROOF_*` of ours would change what the demo shows. */
function describeRunner(folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_WORKSPACE: process.cwd(),
    RUNNER_TEMP: path.resolve(folder),
  };
}

/** `base-url` is INPUT_BASE-URL: a runner puts every input into the environment like this. */
function nameInputs(inputs: ActionStep['inputs']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}
