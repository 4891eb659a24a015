/** A line that an action prints for the runner, not for a person. */
const COMMAND = /^::(?<command>[a-z-]+)(?: [^:]*)?::(?<text>.*)$/u;

/** What a runner puts before the text of a command that it shows. */
const shown = new Map([
  ['notice', 'Notice: '],
  ['warning', 'Warning: '],
  ['error', 'Error: '],
  ['group', ''],
]);

/** Reads what an action prints, line by line, and shows of it what a runner shows: no masks, no debug lines, no secrets. */
export function createRunnerLog(show: (line: string) => void): (line: string) => void {
  const secrets = new Set<string>();
  return (line) => {
    const { command, text = '' } = COMMAND.exec(line)?.groups ?? {};
    const prefix = command === undefined ? undefined : shown.get(command);
    if (command === 'add-mask') {
      secrets.add(unescapeText(text));
    } else if (command === undefined) {
      show(hide(line, secrets));
    } else if (prefix !== undefined) {
      show(hide(prefix + unescapeText(text), secrets));
    }
  };
}

function unescapeText(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function hide(text: string, secrets: ReadonlySet<string>): string {
  return [...secrets].reduce((line, secret) => line.replaceAll(secret, '***'), text);
}
