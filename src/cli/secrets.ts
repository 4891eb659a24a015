import { text } from 'node:stream/consumers';

import { type Command, Option } from 'commander';

import { InputError } from '../evidence/errors.ts';
import { nameVariable, type RawInputs, secretInputs } from '../evidence/inputs/raw-inputs.ts';
import { readVariable } from './flags.ts';

/**
 * Declares how a command is given its secrets: `--token-stdin` beside the environment. A secret as the value of a flag is
 * refused, because every process of the machine, and often a shell history, shows command lines.
 */
export function addSecretFlags(command: Command): Command {
  for (const input of secretInputs) {
    command.option(
      `--${input}-stdin`,
      `read the ${input} from standard input instead of ${nameVariable(input)}`,
    );
    command.addOption(new Option(`--${input} [value]`).hideHelp());
    command.on(`option:${input}`, () => refuse(input));
  }
  return command;
}

/** The secrets, from standard input or the environment. */
export async function readSecrets(
  command: Command,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RawInputs> {
  const [piped, ...others] = secretInputs.filter((input) => command.getOptionValue(nameOption(input)));
  if (others.length > 0) {
    throw new InputError(
      'client-secret',
      `standard input holds one secret. Give one of the two by ${nameVariable('token')} or ${nameVariable('client-secret')}.`,
    );
  }
  const given = Object.fromEntries(secretInputs.map((input) => [input, readVariable(input, environment)]));
  return piped === undefined ? given : { ...given, [piped]: (await text(process.stdin)).trim() };
}

function nameOption(input: string): string {
  return new Option(`--${input}-stdin`).attributeName();
}

function refuse(input: (typeof secretInputs)[number]): never {
  throw new InputError(
    input,
    `is never taken from a command line, which other processes can read. Set ${nameVariable(input)}, or write it to standard input and say --${input}-stdin. If it was a real secret, replace it.`,
  );
}
