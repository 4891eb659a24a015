// Control characters, line and paragraph separators, and what changes the direction of text.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * One line for a log, whatever the text holds: control characters and direction marks become visible escapes, and neither
 * form of a runner's workflow command is left (`::x::` at the start of a line, `##[x]` anywhere).
 */
export function neutralizeLine(text: string): string {
  return text
    .replace(UNSEEN, escapeCharacter)
    .replace(/^(\s*):(?=:)/u, '$1: ')
    .replaceAll('##[', '## [');
}

/**
 * Text for a cell of a Markdown table on GitHub: what Markdown or HTML could read becomes an entity, and what would turn into
 * an address, a mention or a reference is broken. Plain file names stay as they are.
 */
export function neutralizeMarkdown(text: string): string {
  return neutralizeLine(text)
    .replace(/[&<>|`*~[\]\\$]/gu, toEntity)
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, toEntity)
    .replace(/:(?=\/\/)|(?<=www)\./giu, toEntity)
    .replace(/@|(?<!&)#/gu, (character) => `${toEntity(character)}${WORD_JOINER}`);
}

/**
 * A cell of somebody's CSV for a sentence: cut out of a report and pasted into a spreadsheet, it starts no formula. Signed
 * numbers start none.
 */
export function neutralizeFormula(cell: string): string {
  return /^[=+\-@\t\r]/u.test(cell) && !/^[+-]?[\d.,]+$/u.test(cell) ? `'${cell}` : cell;
}

/** Text for the value of an HTML attribute inside such a cell. */
export function neutralizeAttribute(text: string): string {
  return text.replace(/[&<>|`"']/gu, toEntity);
}

const WORD_JOINER = '&#8288;';

function toEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function escapeCharacter(character: string): string {
  const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return named[character] ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
