import { defaultDialect, type Dialect } from './dialect.ts';
import { readChoice, readWhole } from './read-words.ts';

/**
 * Reads a dialect: settings `name=value`, separated by commas; later ones win.
 *
 * @throws Error naming the setting
 */
export function parseDialect(text: string): Dialect {
  const parts = text.split(',').map((part) => part.trim());
  return Object.assign({}, defaultDialect, ...parts.filter((part) => part !== '').map(parseSetting));
}

function parseSetting(part: string): Partial<Dialect> {
  const equals = part.indexOf('=');
  const name = equals < 0 ? part : part.slice(0, equals);
  const read = settings.get(name);
  if (read === undefined)
    throw new Error(`"${name}" is no setting. Known: ${[...settings.keys()].join(', ')}.`);
  if (equals < 0) throw new Error(`"${name}" needs a value: ${name}=...`);
  return read(part.slice(equals + 1));
}

/** docs/sandbox.md shows this table to users. */
const settings = new Map<string, (value: string) => Partial<Dialect>>([
  ['array', (value) => ({ array: readKey('array', value) })],
  ['token', (value) => ({ token: readKey('token', value) })],
  ['last', (value) => ({ last: readChoice('last', value, ['omitted', 'null', 'empty']) })],
  ['max-limit', (value) => ({ maxLimit: readWhole('max-limit', value, 1, 1_000_000) })],
  ['page-cap', (value) => ({ pageCap: readWhole('page-cap', value, 1, 1_000_000) })],
  ['first-version', (value) => ({ firstVersion: readWhole('first-version', value, 0, 1000) })],
  ['answers', (value) => ({ answers: readChoice('answers', value, ['item', 'partial', 'object', 'empty']) })],
  ['size', (value) => ({ size: readChoice('size', value, ['number', 'string']) })],
  ['near', (value) => ({ near: readChoice('near', value, ['sorted', 'first']) })],
  ['rename', (value) => ({ rename: value })],
  ['archived', (value) => ({ archived: readChoice('archived', value, ['hidden', 'listed']) })],
  ['timestamps', (value) => ({ timestamps: readChoice('timestamps', value, ['fraction', 'z', 'offset']) })],
  ['fields', (value) => ({ fields: readChoice('fields', value, ['documented', 'more']) })],
  ['owner-field', (value) => ({ ownerField: readKey('owner-field', value) })],
  ['rate', (value) => ({ rate: readWhole('rate', value, 0, 1_000_000) })],
]);

function readKey(name: string, value: string): string {
  if (/^[A-Za-z][\w-]*$/.test(value)) return value;
  throw new Error(`${name} is a name of letters, digits, _ and -, not "${value}".`);
}
