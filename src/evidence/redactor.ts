import { prepareRedaction } from './secrets.ts';

/** Knows the secrets of a run, and blots them out of what leaves it. */
export interface Redactor {
  /** A secret that is known only now, such as a token that was just minted. */
  add(secret: string): void;
  /** The same text or plain data with `***` for every secret in its texts; keys stay as they are. */
  readonly redact: <Data>(data: Data) => Data;
  /** The same error, with a message that quotes no secret. */
  redactError(error: unknown): unknown;
}

/** A redactor of the secrets that are known already. */
export function createRedactor(secrets: Iterable<string>): Redactor {
  const known = new Set(secrets);
  let redactText = prepareRedaction(known);
  let done: Done = new WeakMap();
  return {
    add(secret) {
      redactText = prepareRedaction(known.add(secret));
      done = new WeakMap();
    },
    redact: (data) => mapTexts(data, redactText, done),
    redactError(error) {
      if (error instanceof Error) {
        error.message = redactText(error.message);
      }
      return error;
    },
  };
}

/** What became of an object: the same steps and outcomes are told again and again. */
type Done = WeakMap<object, unknown>;

/**
 * Keeps what is no plain data as it is, and whatever holds no secret: 20,000 steps are not copied. Nothing is changed
 * once it was told.
 */
function mapTexts<Data>(data: Data, map: (text: string) => string, done: Done): Data;
function mapTexts(data: unknown, map: (text: string) => string, done: Done): unknown {
  if (typeof data === 'string') {
    return map(data);
  }
  if (Array.isArray(data)) {
    return mapItems(data, map, done);
  }
  if (!isPlain(data)) {
    return data;
  }
  const known = done.get(data);
  if (known !== undefined) {
    return known;
  }
  const mapped = mapFields(data, map, done);
  done.set(data, mapped);
  return mapped;
}

function mapItems(data: readonly unknown[], map: (text: string) => string, done: Done): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of data.entries()) {
    const mapped = mapTexts(item, map, done);
    if (mapped !== item) {
      copy ??= [...data];
      copy[index] = mapped;
    }
  }
  return copy ?? data;
}

function mapFields(
  data: Readonly<Record<string, unknown>>,
  map: (text: string) => string,
  done: Done,
): object {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(data)) {
    const mapped = mapTexts(data[key], map, done);
    if (mapped !== data[key]) {
      copy ??= { ...data };
      copy[key] = mapped;
    }
  }
  return copy ?? data;
}

function isPlain(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}
