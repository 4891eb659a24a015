import type { ProofItem, ProofPage, WriteAnswer } from '../evidence/service.ts';
import { parseTimestamp } from './timestamps.ts';

/** A body that does not say what it ought to. The message completes "the answer cannot be read: ". */
export class UnreadableBodyError extends Error {
  override readonly name = 'UnreadableBodyError';
}

/** Names that services give to the array of items, the first that fits being it (docs/service-assumptions.md). */
const arrayNames = ['data', 'proof', 'items', 'results'] as const;

/** Names of the token in a list body; each goes back under a parameter of its own (§4.5, docs/service-assumptions.md). */
const tokenParameters = { offsetToken: 'offset', nextToken: 'nextToken' } as const;

/** A UUID has 36 (§2.1). */
const ID_LIMIT_CHARS = 512;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a list (§4.5). `next` is the query that asks for the next page, such as `offset=abc`.
 * A body that is itself an array could carry no token, so that nobody knew whether it is whole: unreadable.
 */
export function readPage(body: unknown): ProofPage {
  if (!isFields(body)) {
    throw new UnreadableBodyError('it is no JSON object');
  }
  return { items: chooseArray(body).map((item) => readItem(item)), next: readNext(body) };
}

/** Reads what a write answered: an item whole or in part, bare or as `data`, or nothing (docs/service-assumptions.md). */
export function readWriteAnswer(body: unknown): WriteAnswer {
  if (isAbsent(body)) {
    return {};
  }
  if (!isFields(body)) {
    throw new UnreadableBodyError('it is no JSON object');
  }
  const item = !('id' in body) && isFields(body['data']) ? body['data'] : body;
  const { id, filename } = item;
  if (!(isAbsent(id) || isId(id)) || !(isAbsent(filename) || isName(filename))) {
    throw new UnreadableBodyError('its id or filename is none');
  }
  return {
    ...(isId(id) && { id }),
    ...(isName(filename) && { filename }),
    ...readDetails(item),
  };
}

function chooseArray(body: Fields): readonly unknown[] {
  const named = arrayNames.map((name) => body[name]).find(isItemArray);
  if (named) {
    return named;
  }
  const fitting = Object.values(body).filter(isItemArray);
  const [full, ...others] = fitting.filter(({ length }) => length > 0);
  if (fitting.length === 0 || others.length > 0) {
    throw new UnreadableBodyError('it holds no array of proof items, or several');
  }
  return full ?? [];
}

/** An array fits when all its elements bear id and filename; an empty one fits too. */
function isItemArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && 'id' in item && 'filename' in item);
}

/** An item that cannot be told from another makes the page unreadable: to pass over it could hide a match. */
function readItem(item: unknown): ProofItem {
  if (!isFields(item) || !isId(item['id']) || !isName(item['filename'])) {
    throw new UnreadableBodyError('an item in it has an id or filename that is none');
  }
  const { id, filename, status } = item;
  return {
    id,
    filename,
    ...readDetails(item),
    archived: typeof status === 'string' && /^(?:archived|deleted)$/iu.test(status.trim()),
  };
}

/** The rest is taken as far as it is told: nothing here decides which item it is. */
function readDetails(item: Fields): Omit<ProofItem, 'id' | 'filename' | 'archived'> {
  return {
    version: readCount(item['version']),
    size: readCount(item['size']),
    createdOn: parseTimestamp(item['createdOn']),
    uploadedOn: parseTimestamp(item['uploadedOn']),
  };
}

/** A whole number from 0; one service sends sizes as strings (docs/service-assumptions.md). */
function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/u.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** The last page omits its token, or says null or "". */
function readNext(body: Fields): string | undefined {
  for (const [name, parameter] of Object.entries(tokenParameters)) {
    const token = body[name];
    if (typeof token === 'number' || (typeof token === 'string' && token !== '')) {
      return new URLSearchParams([[parameter, String(token)]]).toString();
    }
    if (token !== undefined && token !== null && token !== '') {
      throw new UnreadableBodyError(`its ${name} is no text`);
    }
  }
  return undefined;
}

/** An id goes into addresses, where half of a surrogate pair is no character and `..` leads elsewhere. */
function isId(value: unknown): value is string {
  return (
    isName(value) && value.isWellFormed() && !['.', '..'].includes(value) && value.length <= ID_LIMIT_CHARS
  );
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
