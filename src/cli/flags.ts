import { type Command, Option } from 'commander';

import {
  type InputName,
  nameVariable,
  type RawInputs,
  type SecretInput,
} from '../evidence/inputs/raw-inputs.ts';

/** An input of the product as a flag of the same name. Secrets are none: see secrets.ts. */
export interface InputFlag {
  readonly input: Exclude<InputName, SecretInput>;
  /** What the value is, for the help text; without it the flag is a boolean. */
  readonly value?: string;
  /** Given once for each value; the input holds one a line. */
  readonly repeats?: boolean;
  readonly help: string;
}

/** Flags of everything that speaks to the service. */
export const connectionFlags: readonly InputFlag[] = [
  { input: 'base-url', value: 'address', help: 'address of the proof service: https://proof.example.com' },
  { input: 'token-url', value: 'address', help: 'mint tokens here, by OAuth client credentials' },
  { input: 'client-id', value: 'id', help: 'client id for --token-url' },
  { input: 'scope', value: 'scope', help: 'scope to ask for at --token-url' },
  { input: 'timeout', value: 'duration', help: 'budget of the whole run, waiting included (default: 30m)' },
  { input: 'concurrency', value: 'number', help: 'most requests in flight, 1 to 64 (default: 4)' },
  { input: 'allow', value: 'rule', repeats: true, help: 'safety rule to lift, such as http; repeatable' },
  { input: 'ca-file', value: 'file', help: 'PEM file with certificate authorities to trust' },
];

/** Declares the flags of a command. */
export function addFlags(command: Command, flags: readonly InputFlag[]): Command {
  for (const flag of flags) {
    command.addOption(createOption(flag));
  }
  return command;
}

/**
 * The texts of a command's inputs: its flags, else `PROOF_*`, else the settings of a Woodpecker plugin, which arrive as
 * `PLUGIN_*`. A blank text counts as not given.
 */
export function readFlags(
  command: Command,
  flags: readonly InputFlag[],
  environment: Readonly<Record<string, string | undefined>>,
): RawInputs {
  return Object.fromEntries(
    flags.map((flag) => {
      const given: unknown = command.getOptionValue(createOption(flag).attributeName());
      return [flag.input, formatValue(given) || readVariable(flag.input, environment)];
    }),
  );
}

/** The text of an input in the environment. */
export function readVariable(
  input: InputName,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return environment[nameVariable(input)] || environment[nameVariable(input, 'PLUGIN')];
}

function createOption({ input, value, repeats, help }: InputFlag): Option {
  const option = new Option(value === undefined ? `--${input}` : `--${input} <${value}>`, help);
  return repeats === true ? option.argParser(collect) : option;
}

function collect(value: string, previous: string[] | undefined): string[] {
  return [...(previous ?? []), value];
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.join('\n');
  }
  return typeof value === 'string' ? value : value === true ? 'true' : '';
}
