import { InputError } from '../errors.ts';

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

export interface YamlScalar {
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

/** Throws an {@link InputError} that begins with the position. */
export function failAt(at: Position, message: string, input: string): never {
  throw new InputError(input, `line ${at.line}, column ${at.column}: ${message}`);
}
