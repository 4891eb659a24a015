import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

import type { ResultRow } from '../../src/evidence/report.ts';

/** A job's machine: a workspace with files, RUNNER_TEMP, and the files that a runner hands to each step. */
export interface Job {
  readonly workspace: string;
  /** Runs a committed action in a process of its own, as a runner does. */
  step(action: ActionName, inputs: Inputs, environment?: Record<string, string>): Promise<StepResult>;
  /** A step of the upload action. */
  upload(inputs: Inputs, environment?: Record<string, string>): Promise<StepResult>;
  /** The same, for whom the end of the step is not all there is to it. */
  begin(inputs: Inputs, environment?: Record<string, string>): Promise<RunningStep>;
  write(file: string, content: string | Uint8Array): Promise<void>;
}

export type Inputs = Readonly<Record<string, string>>;

/** A step under way. */
interface RunningStep {
  /** Sends a signal, as a runner does to cancel. */
  kill(signal: NodeJS.Signals): void;
  readonly end: Promise<StepResult>;
}

type ActionName = 'upload' | 'download' | 'check';

export interface StepResult {
  readonly exitCode: number;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly results: readonly ResultRow[];
  readonly summary: string;
}

const MOST_LOG_BYTES = 64 * 1024 * 1024;

/** Begins a job in a temporary folder that goes away with the test. */
export async function beginJob(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Job> {
  const job = await startJob(files);
  onTestFinished(() => job.end());
  return job;
}

/** The same in a folder that goes away with {@link StartedJob.end}: for tests that run beside each other. */
export async function startJob(files: Readonly<Record<string, string | Uint8Array>>): Promise<StartedJob> {
  const root = await mkdtemp(path.join(tmpdir(), 'proof-job-'));
  const workspace = path.join(root, 'workspace');
  const temp = path.join(root, 'temp');
  await Promise.all([workspace, temp].map((folder) => mkdir(folder)));

  const write: Job['write'] = async (file, content) => {
    const location = path.join(workspace, file);
    await mkdir(path.dirname(location), { recursive: true });
    await writeFile(location, content);
  };
  for (const [file, content] of Object.entries(files)) {
    await write(file, content);
  }

  let steps = 0;
  const start = async (action: ActionName, inputs: Inputs, environment: Record<string, string> = {}) => {
    steps += 1;
    const outputFile = path.join(root, `output-${steps}`);
    const summaryFile = path.join(root, `summary-${steps}`);
    await Promise.all([outputFile, summaryFile].map((file) => writeFile(file, '')));
    const { child, end } = runNode(path.resolve(`dist/${action}/index.js`), workspace, {
      PATH: process.env['PATH'] ?? '',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: temp,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
      ),
      ...environment,
    });
    const readStep = async (): Promise<StepResult> => {
      const { exitCode, log } = await end;
      const outputs = readOutputs(await readFile(outputFile, 'utf8'));
      const results = await readResults(outputs);
      return { exitCode, log, outputs, results, summary: await readFile(summaryFile, 'utf8') };
    };
    return { kill: (signal: NodeJS.Signals) => void child.kill(signal), end: readStep() };
  };

  return {
    workspace,
    write,
    step: async (action, inputs, environment) => (await start(action, inputs, environment)).end,
    upload: async (inputs, environment) => (await start('upload', inputs, environment)).end,
    begin: (inputs, environment) => start('upload', inputs, environment),
    end: () => rm(root, { recursive: true, force: true }),
  };
}

export interface StartedJob extends Job {
  /** Removes its folder. */
  end(): Promise<void>;
}

function runNode(script: string, cwd: string, env: Record<string, string>) {
  const { promise: end, resolve } = Promise.withResolvers<{ exitCode: number; log: string }>();
  const options = { cwd, env, maxBuffer: MOST_LOG_BYTES };
  const child = execFile(process.execPath, [script], options, (error, stdout, stderr) => {
    const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
    resolve({ exitCode, log: stdout + stderr });
  });
  return { child, end };
}

/** From the output, or from the file where they are too many for an output. */
async function readResults(outputs: Readonly<Record<string, string>>): Promise<readonly ResultRow[]> {
  const file = outputs['results-file'];
  const text = outputs['results'] || (file && (await readFile(file, 'utf8'))) || '[]';
  const parsed: readonly ResultRow[] | { readonly results: readonly ResultRow[] } = JSON.parse(text);
  return 'results' in parsed ? parsed.results : parsed;
}

/** Reads GITHUB_OUTPUT: `name<<delimiter`, lines, `delimiter`. */
function readOutputs(text: string): Record<string, string> {
  const blocks = text.matchAll(/^([^\n<]+)<<(\S+)\n([\s\S]*?)\n?^\2$/gmu);
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']) => [name, value]));
}
