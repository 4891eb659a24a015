/** A workflow command as a GitHub runner reads it out of a step's output. */
interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  readonly line: string;
}

/** What a runner makes of the output of a step. */
export interface ReplayedLog {
  readonly commands: readonly RunnerCommand[];
  /** The lines that are shown, with every mask applied that was set before them. */
  readonly shown: readonly string[];
}

/**
 * Reads a step's output as the runner does (actions/runner, `ActionCommand.cs`), but stricter: any name counts as a command's,
 * known or not, and none is switched off. A line ends as .NET's `ReadLine` has it; the second form begins anywhere in it.
 */
export function replayLog(output: string): ReplayedLog {
  const commands: RunnerCommand[] = [];
  const shown: string[] = [];
  const masks: string[] = [];
  for (const line of output.split(/\r\n|\r|\n/u)) {
    const command = readCommand(line) ?? readOldCommand(line);
    if (command !== undefined) {
      commands.push(command);
    }
    if (command?.name === 'add-mask') {
      masks.push(...command.data.split(/\r?\n/u).filter((mask) => mask !== ''));
    } else {
      shown.push(masks.reduce((text, mask) => text.replaceAll(mask, '***'), line));
    }
  }
  return { commands, shown };
}

/** `::name key=value,key=value::data`, after any white space. */
function readCommand(line: string): RunnerCommand | undefined {
  const [, info, data = ''] = /^::(.*?)::(.*)$/su.exec(trimStart(line)) ?? [];
  return info === undefined
    ? undefined
    : { ...readInfo(info, ','), data: unescape(data, DATA_ESCAPES), line };
}

/** `##[name key=value;key=value]data`, anywhere. */
function readOldCommand(line: string): RunnerCommand | undefined {
  const [, info, data = ''] = /##\[(.*?)\](.*)$/su.exec(line) ?? [];
  return info === undefined ? undefined : { ...readInfo(info, ';'), data: unescape(data, OLD_ESCAPES), line };
}

function readInfo(info: string, separator: string): Pick<RunnerCommand, 'name' | 'properties'> {
  const [name = '', ...rest] = info.split(' ');
  const pairs = rest
    .join(' ')
    .split(separator)
    .map((pair) => /^\s*([^=]+)=(.*)$/su.exec(pair))
    .filter((pair) => pair !== null)
    .map(([, key = '', value = '']) => [key, unescape(value, PROPERTY_ESCAPES)] as const);
  return { name: name.toLowerCase(), properties: Object.fromEntries(pairs) };
}

const DATA_ESCAPES = new Map([
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
]);
const PROPERTY_ESCAPES = new Map([...DATA_ESCAPES, ['%3A', ':'], ['%2C', ',']]);
const OLD_ESCAPES = new Map([...DATA_ESCAPES, ['%3B', ';'], ['%5D', ']']]);

function unescape(text: string, escapes: ReadonlyMap<string, string>): string {
  return text.replaceAll(/%[\dA-F]{2}/gu, (code) => escapes.get(code) ?? code);
}

/** What .NET's `TrimStart` takes for white space: JavaScript's, without the byte order mark and with NEL. */
function trimStart(line: string): string {
  return line.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u, '');
}
