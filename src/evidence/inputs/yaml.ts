import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

import { InputError } from '../errors.ts';
import { explainYamlMistake } from './yaml-mistakes.ts';

/** A YAML value that knows where it stands, so that a message can say so. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

/** A map, whose keys are texts, each there once. */
export interface YamlMap {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
  readonly at: Position;
}

/** One key of a map, and its value. */
export interface YamlEntry {
  /** As it is written: a key such as `2024` or `1.0` stays text, and the order of entries is kept. */
  readonly key: string;
  readonly keyAt: Position;
  readonly value: YamlNode;
}

interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly at: Position;
}

interface YamlScalar {
  readonly kind: 'scalar';
  readonly value: string | number | bigint | boolean | null;
  /** As it is written, quotes resolved. */
  readonly text: string;
  readonly at: Position;
}

/** A place in the text; line and column (characters) count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const SIZE_LIMIT_CHARS = 1024 * 1024;
const DEPTH_LIMIT = 32;

/**
 * Parses one YAML 1.2 document of at most 1 MiB. Aliases, merge keys, duplicate keys and unknown tags are refused:
 * what a reader sees is what counts.
 *
 * @param input the input at fault in a message
 */
export function parseYaml(text: string, input: string): YamlNode {
  if (text.length > SIZE_LIMIT_CHARS) {
    throw new InputError(input, 'the YAML is over 1 MiB. Split it.');
  }
  const lines = new LineCounter();
  // Keys are compared below, as they are written; the parser compares values, each with all before it.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = lines.linePos(problem.pos[0]);
    failAt({ line, column: col }, explainYamlMistake(problem), input);
  }
  if (document.directives?.yaml.version !== '1.2') {
    throw new InputError(input, 'only YAML 1.2 is taken: remove the line that begins with %YAML.');
  }
  return readNode(document.contents, { lines, input, depth: 0 });
}

/** Throws an {@link InputError} that begins with the position. */
export function failAt(at: Position, message: string, input: string): never {
  throw new InputError(input, `line ${at.line}, column ${at.column}: ${message}`);
}

interface Reading {
  readonly lines: LineCounter;
  readonly input: string;
  readonly depth: number;
}

function readNode(node: unknown, reading: Reading): YamlNode {
  const at = findPosition(node, reading);
  if (reading.depth > DEPTH_LIMIT) {
    failAt(at, `values are nested deeper than ${DEPTH_LIMIT} levels.`, reading.input);
  }
  const inner = { ...reading, depth: reading.depth + 1 };
  if (isAlias(node)) {
    failAt(
      at,
      `aliases (*${node.source}) are not taken. Write the value out, or put a text that begins with "*" in quotes.`,
      reading.input,
    );
  }
  if (isMap(node)) {
    const entries = node.items.map((pair) => readEntry(pair.key, pair.value, inner));
    refuseDuplicates(entries, reading.input);
    return { kind: 'map', at, entries };
  }
  if (isSeq(node)) {
    return { kind: 'list', at, items: node.items.map((item) => readNode(item, inner)) };
  }
  return readScalar(node, at, reading.input);
}

function readEntry(key: unknown, value: unknown, reading: Reading): YamlEntry {
  const keyAt = findPosition(key, reading);
  if (!isScalar(key)) {
    failAt(keyAt, 'a key must be plain text.', reading.input);
  }
  const { text } = readScalar(key, keyAt, reading.input);
  if (text === '<<') {
    failAt(keyAt, 'merge keys (<<) are not taken. Write the values out.', reading.input);
  }
  return { key: text, keyAt, value: value === null ? { ...nothing, at: keyAt } : readNode(value, reading) };
}

function refuseDuplicates(entries: readonly YamlEntry[], input: string): void {
  const first = new Map<string, Position>();
  for (const { key, keyAt } of entries) {
    const twin = first.get(key);
    if (twin !== undefined) {
      failAt(keyAt, `the key "${key}" is there twice, first on line ${twin.line}. Keep one.`, input);
    }
    first.set(key, keyAt);
  }
}

const nothing = { kind: 'scalar', value: null, text: '' } as const;

function readScalar(node: unknown, at: Position, input: string): YamlScalar {
  if (!isScalar(node)) {
    return { ...nothing, at };
  }
  const { value, source = '' } = node;
  if (!isPlainValue(value)) {
    failAt(at, 'this value is neither text, number nor boolean. Write it as text, without a tag.', input);
  }
  return { kind: 'scalar', value, text: typeof value === 'string' ? value : source, at };
}

function isPlainValue(value: unknown): value is YamlScalar['value'] {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

function findPosition(node: unknown, { lines }: Reading): Position {
  const range = isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? node.range : undefined;
  const { line, col } = lines.linePos(range?.[0] ?? 0);
  return { line, column: col };
}
