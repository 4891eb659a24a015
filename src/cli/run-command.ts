import { listenForCancellation } from '../engine/cancellation.ts';
import type { Host } from '../engine/host.ts';
import type { RawInputs } from '../evidence/inputs/raw-inputs.ts';
import { createRedactor, type Redactor } from '../evidence/redactor.ts';
import { neutralizeJson } from '../report/neutral.ts';
import { describeFailure, exitCodes, reportFailure } from './failures.ts';
import { readFlags } from './flags.ts';
import { createReporter } from './reporter.ts';
import { readSecrets } from './secrets.ts';
import type { Invocation } from './service-command.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** What a command that speaks to the service works with. */
export interface CommandRun {
  readonly raw: RawInputs;
  readonly host: Host;
  readonly terminal: Terminal;
  /** Knows every secret of the run, minted tokens too: for what is printed before the story ends. */
  readonly redactor: Redactor;
}

/**
 * Runs a command from its flags to its exit code, whatever happens on the way: an error has a message and, with `--json`, is the
 * one document on standard output; a signal ends it in order, with 130 or 143.
 */
export async function runCommand(
  { command, flags, options }: Invocation,
  story: (run: CommandRun) => Promise<number>,
): Promise<void> {
  const { json = false, verbose = false } = options;
  const { env: environment } = process;
  const cancellation = listenForCancellation();
  const terminal = openTerminal({ json });
  const redactor = createRedactor([]);
  try {
    const secrets = await readSecrets(command, environment);
    Object.values(secrets).forEach((secret = '') => redactor.add(secret));
    const raw = { ...readFlags(command, flags, environment), ...secrets };
    const host: Host = {
      workspace: process.cwd(),
      runnerTemp: environment['RUNNER_TEMP'],
      environment,
      emit: createReporter(terminal, verbose),
      onToken: (token) => redactor.add(token),
      cancelled: cancellation.signal,
    };
    process.exitCode = await story({ raw, host, terminal, redactor });
  } catch (cause) {
    const error = redactor.redactError(cause);
    terminal.progress.end();
    if (json) {
      printDocument(describeFailure(error));
    }
    process.exitCode = reportFailure(error);
  }
  terminal.progress.end();
  const cause = cancellation.cause();
  process.exitCode = cause === undefined ? process.exitCode : exitCodes[cause];
}

/** The one document that `--json` puts on standard output. */
export function printDocument(document: unknown): void {
  process.stdout.write(`${neutralizeJson(JSON.stringify(document, undefined, 2))}\n`);
}
