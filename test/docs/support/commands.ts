import { elsewhere } from './elsewhere.ts';

/** What a name in capitals stands for, where a paper leaves it to the reader, in the folder of evidence-home.ts. */
const placeholders: Readonly<Record<string, string>> = {
  COMMAND: 'upload',
  FILE: 'access-review.csv',
  FOLDER: 'audit',
  ID: `$(proof list --json | jq -r '.items[0].id')`,
  RECEIPT: 'records/proof-receipt-2026-11-01.json',
};

const PLACEHOLDER = /(?<!-X )(?<![\w$"{.-])[A-Z]{2,}(?![\w=.-])/gu;
/** What a sandbox says when it is ready; one in the foreground goes on until somebody ends it. */
const READY = 'Stop it with Ctrl-C.';
const FOREGROUND_SANDBOX = /^proof sandbox\b.*(?<!&)$/u;

/** A script of a paper, made ready to be run. */
export interface PreparedScript {
  /** Empty where nothing is left to be run here. */
  readonly script: string;
  readonly until: string | undefined;
}

/** Takes out what is run elsewhere, fills in what is left to the reader, and takes a free port for a sandbox. */
export function prepareScript(text: string): PreparedScript {
  const lines = splitCommands(text)
    .filter((line) => !runsElsewhere(line))
    .map((line) => (FOREGROUND_SANDBOX.test(line) ? `${line} --port 0` : line))
    .map(fillIn);
  return {
    script: lines.join('\n'),
    until: lines.some((line) => FOREGROUND_SANDBOX.test(line)) ? READY : undefined,
  };
}

/** The lines of a script; one that ends in a backslash goes on. */
export function splitCommands(text: string): string[] {
  return text
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** The commands of a line that are joined by `&&`. */
export function splitJoined(line: string): string[] {
  return line.split('&&').map((part) => part.trim());
}

/** True where elsewhere.ts has all of a line. */
export function runsElsewhere(line: string): boolean {
  return splitJoined(line).every((part) => elsewhere.some(({ command }) => command.test(part)));
}

function fillIn(line: string): string {
  return line.replaceAll(PLACEHOLDER, (name) => {
    const value = placeholders[name];
    if (value === undefined) {
      throw new Error(`Say in test/docs/support/commands.ts what ${name} stands for in "${line}".`);
    }
    return value;
  });
}
