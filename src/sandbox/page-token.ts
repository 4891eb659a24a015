import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { ItemQuery, Position } from './store/list-items.ts';

/** Writes the opaque token that asks for the page after a position (interface.md §4.5). */
export function writePageToken(position: Position, fingerprint: string): string {
  return Buffer.from(JSON.stringify([fingerprint, ...position])).toString('base64url');
}

/**
 * Reads a token back.
 *
 * @param name of the parameter, for the message
 * @throws Refusal 400 when it is not ours, or belongs to a list with another sort or filter
 */
export function readPageToken(token: string, fingerprint: string, name: string): Position {
  const parts = parse(token);
  if (parts === undefined) throw new Refusal(400, `The parameter ${name} is no token of this service.`);
  const [of, ...position] = parts;
  if (of !== fingerprint) {
    throw new Refusal(400, `The parameter ${name} belongs to a list with another sort or filter.`);
  }
  return position;
}

/** Identifies sort and filters, but not the page size: that may change between pages. */
export function fingerprintOf(query: Omit<ItemQuery, 'limit' | 'after'>): string {
  return createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 12);
}

function parse(token: string): readonly [string, ...Position] | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 4) return undefined;
  const [of, rank, key, sequence] = parts as readonly unknown[];
  if (typeof of !== 'string' || !isInteger(rank) || !isInteger(sequence)) return undefined;
  return typeof key === 'string' || isInteger(key) ? [of, rank, key, sequence] : undefined;
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
