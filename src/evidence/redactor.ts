import { prepareRedaction } from './secrets.ts';

/** Knows the secrets of a run, and blots them out of what leaves it. */
export interface Redactor {
  /** A secret that is known only now, such as a token that was just minted. */
  add(secret: string): void;
  /** The same text or plain data with `***` for every secret in its texts; keys stay as they are. */
  redact<Data>(data: Data): Data;
  /** The same error, with a message that quotes no secret. */
  redactError(error: unknown): unknown;
}

/** A redactor of the secrets that are known already. */
export function createRedactor(secrets: Iterable<string>): Redactor {
  const known = new Set(secrets);
  let redactText = prepareRedaction(known);
  return {
    add(secret) {
      redactText = prepareRedaction(known.add(secret));
    },
    redact: (data) => mapTexts(data, redactText, new WeakMap()),
    redactError(error) {
      if (error instanceof Error) {
        error.message = redactText(error.message);
      }
      return error;
    },
  };
}

/** Keeps what is no plain data as it is, and what is held twice held twice: entries are shared by thousands of steps. */
function mapTexts<Data>(data: Data, map: (text: string) => string, done: WeakMap<object, unknown>): Data;
function mapTexts(data: unknown, map: (text: string) => string, done: WeakMap<object, unknown>): unknown {
  if (typeof data === 'string') {
    return map(data);
  }
  if (!isPlain(data)) {
    return data;
  }
  const mapped =
    done.get(data) ??
    (Array.isArray(data)
      ? data.map((item: unknown) => mapTexts(item, map, done))
      : Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, map, done)])));
  done.set(data, mapped);
  return mapped;
}

function isPlain(data: unknown): data is object {
  return (
    typeof data === 'object' &&
    data !== null &&
    [Array.prototype, Object.prototype].includes(Object.getPrototypeOf(data))
  );
}
