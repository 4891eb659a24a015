import type { Command, Option } from 'commander';

import { checkFlags } from '../../src/cli/check.ts';
import { doctorFlags } from '../../src/cli/doctor.ts';
import { downloadFlags } from '../../src/cli/download.ts';
import { connectionFlags, type InputFlag } from '../../src/cli/flags.ts';
import { listFlags } from '../../src/cli/list.ts';
import { uploadFlags } from '../../src/cli/upload.ts';
import { nameVariable, secretInputs } from '../../src/evidence/inputs/raw-inputs.ts';
import { readHelpEnd } from './help-end.ts';
import { renderTable } from './tables.ts';

/** The flags of each command that the environment may give, too. */
const inputFlags: Readonly<Record<string, readonly InputFlag[]>> = {
  upload: uploadFlags,
  list: listFlags,
  download: downloadFlags,
  check: checkFlags,
  verify: connectionFlags,
  doctor: doctorFlags,
  schema: [],
  sandbox: [],
};

/** Flags of every command that speaks to the service, told once. */
const sharedFlags = new Set([
  ...connectionFlags.map(({ input }) => `--${input}`),
  ...secretInputs.map((input) => `--${input}-stdin`),
]);
const CONNECTION = 'Flags of the connection';

/** Each command of a program in Markdown: what it does, synopsis, flags, examples and exit codes. */
export function renderCommands({ commands }: Command): string {
  const speaker = commands.find(speaksToService);
  return [
    ...commands.map(renderCommand),
    ...(speaker === undefined ? [] : [`## ${CONNECTION}`, renderFlags(speaker, isShared)]),
  ].join('\n\n');
}

function renderCommand(command: Command): string {
  const { examples, notes, exitCodes } = readHelpEnd(command);
  return [
    `## ${command.name()}`,
    escapeText(command.description()),
    `Synopsis: \`proof ${command.name()} ${command.usage()}\``,
    command.registeredArguments.length === 0 ? '' : renderArguments(command),
    renderFlags(command, (option) => !isShared(option)),
    speaksToService(command)
      ? `Also: the [flags of the connection](#${CONNECTION.toLowerCase().replaceAll(' ', '-')}).`
      : '',
    `\`\`\`sh\n${examples.join('\n')}\n\`\`\``,
    ...notes.map(escapeText),
    renderTable(
      ['Exit code', 'Meaning'],
      exitCodes.map(([number, meaning]) => [code(number), escapeText(meaning)]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function renderArguments(command: Command): string {
  const rows = command.registeredArguments.map((argument) => [
    `\`${argument.name()}\``,
    escapeText(argument.description),
  ]);
  return renderTable(['Argument', 'Meaning'], rows);
}

function speaksToService({ options }: Command): boolean {
  return options.some(({ long }) => long === '--base-url');
}

function isShared({ long }: Option): boolean {
  return sharedFlags.has(long ?? '');
}

function renderFlags(command: Command, which: (option: Option) => boolean): string {
  const variables = listVariables(command.name());
  const rows = command.options
    .filter((option) => !option.hidden && which(option))
    .map((option) => {
      const { meaning, told } = readDefault(option);
      const variable = variables.get(option.long ?? '');
      return [
        code(option.flags),
        variable === undefined ? '' : code(variable),
        renderDefault(told),
        escapeText(meaning),
      ];
    });
  return renderTable(['Flag', 'Environment', 'Default', 'Meaning'], rows);
}

/** Flag to variable. */
function listVariables(name: string): Map<string, string> {
  const flags = inputFlags[name];
  if (flags === undefined) {
    throw new Error(`say in scripts/docs/cli-reference.ts which flags of "proof ${name}" have a variable`);
  }
  const secrets = flags.length === 0 ? [] : secretInputs;
  return new Map([
    ...flags.map(({ input }) => [`--${input}`, nameVariable(input)] as const),
    ...secrets.map((input) => [`--${input}-stdin`, nameVariable(input)] as const),
  ]);
}

/** A default is what commander was told, or what the help text tells at its end. */
function readDefault({ description, defaultValue }: Option): { meaning: string; told: string | undefined } {
  const { meaning = description, told } =
    /^(?<meaning>.*) \(default: (?<told>[^)]*)\)$/u.exec(description)?.groups ?? {};
  return { meaning, told: told ?? (defaultValue === undefined ? undefined : String(defaultValue)) };
}

function renderDefault(told = ''): string {
  return told === '' || told.includes(' ') ? told : code(told);
}

function code(text: string): string {
  return `\`${text.replaceAll('"', '')}\``;
}

/** Markdown would take `control:<id>` for a tag. */
function escapeText(text: string): string {
  return text.replaceAll('<', '\\<').trim();
}
