import { createHash } from 'node:crypto';

import { InputError } from '../errors.ts';

/** One share of the files of a job matrix. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

const MOST_SHARDS = 1000;

/** Reads `2/8`. */
export function parseShard(text: string, input: string): Shard {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/u.exec(text) ?? []).map(Number);
  if (index < 1 || index > count || count > MOST_SHARDS) {
    throw new InputError(input, `"${text}" is not a shard. Write the number of this job and of all: 2/8.`);
  }
  return { index, count };
}

/** Whether a proof name is in a shard. Every name is in exactly one, on every machine and in every run. */
export function isInShard(name: string, shard: Shard | undefined): boolean {
  if (shard === undefined) {
    return true;
  }
  const digest = createHash('sha256').update(name.normalize('NFC')).digest();
  return digest.readUIntBE(0, 6) % shard.count === shard.index - 1;
}
