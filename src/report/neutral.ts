/**
 * Control and format characters, which change the direction of text or hide it, separators of lines, halves of surrogate pairs.
 * The joiners stay: names in many scripts, and emoji, are made with them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

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
    .replace(/@|(?<!&)#|(?<=\bGH)-(?=\d)/giu, (character) => `${toEntity(character)}${WORD_JOINER}`);
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

/**
 * The same JSON in letters that say nothing to a runner, a terminal or a page: workflows print outputs and paste them into
 * summaries. `text` must be what `JSON.stringify` gave.
 */
export function neutralizeJson(text: string): string {
  const line = text.replaceAll('##[', '##\\u005b');
  return line.replaceAll(HIDDEN_IN_JSON, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  );
}

/** What `JSON.stringify` leaves as it is. Line breaks are the layout's: within a text it has escaped them. The joiners stay. */
const HIDDEN_IN_JSON = /[<>\x7f-\x9f\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

const WORD_JOINER = '&#8288;';

function toEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function escapeCharacter(character: string): string {
  const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return named[character] ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
