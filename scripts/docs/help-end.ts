import type { Command } from 'commander';

/** What stands behind the flags in a help text: `Example:` and indented lines, sentences, `Exit code: 0 ..., 1 ....`. */
export function readHelpEnd(command: Command): HelpEnd {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  const { examples, notes, codes } =
    /\nExample:\n(?<examples>(?: {2}.*\n)+)(?<notes>[^]*?)\bExit code: (?<codes>.*)\.\n$/u.exec(help)
      ?.groups ?? {};
  if (examples === undefined || notes === undefined || codes === undefined) {
    throw new Error(`the help text of "proof ${command.name()}" ends without "Example:" or "Exit code:"`);
  }
  return {
    examples: examples
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
    notes: notes.split('\n').filter((line) => line.trim() !== ''),
    exitCodes: codes.split(/, (?=\d )/u).map((one) => [one.slice(0, 1), one.slice(2)]),
  };
}

interface HelpEnd {
  readonly examples: readonly string[];
  readonly notes: readonly string[];
  /** Number to meaning. */
  readonly exitCodes: readonly (readonly [string, string])[];
}
