import type { Command } from 'commander';

import { addFlags, type InputFlag } from './flags.ts';
import { addSecretFlags } from './secrets.ts';

/** What every command that speaks to the service may be asked for beside its inputs. */
export interface CommandOptions {
  readonly json?: true;
  readonly verbose?: true;
}

/** A command as a person gave it. */
export interface Invocation<Options extends CommandOptions = CommandOptions> {
  readonly command: Command;
  /** The inputs that it takes as flags. */
  readonly flags: readonly InputFlag[];
  readonly options: Options;
}

/** Adds what every command that speaks to the service has: `--json`, `--verbose`, its inputs, and its secrets, which are no flags. */
export function addServiceOptions(command: Command, flags: readonly InputFlag[]): Command {
  command
    .option('--json', 'print one JSON document on standard output, and nothing else there')
    .option('--verbose', 'tell every request');
  return addSecretFlags(addFlags(command, flags));
}
