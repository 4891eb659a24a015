import { readFile } from 'node:fs/promises';

import { parse } from 'yaml';

/** What action.yml tells of the action, as far as papers and tests need it. */
export interface ActionMetadata {
  readonly inputs: ReadonlyMap<string, InputMetadata>;
  /** Name to description. */
  readonly outputs: ReadonlyMap<string, string>;
}

interface InputMetadata {
  /** Without the sentence that tells the default. */
  readonly meaning: string;
  /** As the description tells it, in Markdown: `` `60s` ``. */
  readonly told: string | undefined;
  /** The value told: `60s`. */
  readonly default: string | undefined;
  readonly keys: readonly string[];
}

/** Defaults live in code; a description tells them in its last sentence. */
const DEFAULT = /^(?<meaning>.*?) Default: (?<told>`(?<value>[^`]+)`.*)\.$/su;

/** Reads an action.yml. */
export async function readActionMetadata(file: string): Promise<ActionMetadata> {
  const root: {
    inputs: Record<string, { description: string }>;
    outputs: Record<string, { description: string }>;
  } = parse(await readFile(file, 'utf8'));
  return {
    inputs: new Map(Object.entries(root.inputs).map(([name, input]) => [name, readInput(input)])),
    outputs: new Map(Object.entries(root.outputs).map(([name, { description }]) => [name, description])),
  };
}

function readInput(input: { description: string }): InputMetadata {
  const { meaning = input.description, told, value } = DEFAULT.exec(input.description)?.groups ?? {};
  return { meaning, told, default: value, keys: Object.keys(input) };
}
