import { stripVTControlCharacters } from 'node:util';
import { redactSecrets } from '../evidence/secrets.ts';

/** The first 300 characters; a pair of surrogates is one. */
const CUT = /^.{0,300}/su;

/** C0, C1, zero-width and bidirectional characters, line separators, the byte order mark. */
const HIDDEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/** What a token or password looks like where its value is not known. The name before it stays. */
const SECRET_FORMS = [
  /(\bBearer\s+)[\w.~+/=-]+/giu,
  /(\bBasic\s+)[\w+/=-]{8,}/giu,
  /((?:access_token|refresh_token|client_secret|api_?key|password)["']?\s*[:=]\s*["']?)[^\s"'&,;<>]{6,}/giu,
  /()\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/gu,
];

/**
 * What the service said, in one short line that is safe to show: the message of a JSON body, the title or text of
 * an HTML page, else the text as it is; without control characters and secrets, cut at 300 characters.
 */
export function sayAnswer(body: string, secrets: Iterable<string>): string {
  // At first, so that nothing below cuts a secret in two; and in the end, where it was hidden among control characters.
  const text = redactSecrets(body, secrets);
  const message = readMessage(text) ?? (looksLikeHtml(text) ? readHtml(text) : text);
  const line = stripVTControlCharacters(message).replaceAll(HIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  return cut(redact(line.toWellFormed(), secrets));
}

/** True for a text that begins as a page of HTML does: a gateway, a login page, and not the service. */
export function looksLikeHtml(body: string): boolean {
  return /^\s*(?:<!--|<!doctype html|<html|<head|<body)/iu.test(body);
}

function readMessage(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return findMessage(parsed) ?? (typeof parsed === 'string' ? parsed : undefined);
  } catch {
    return undefined;
  }
}

/** The names that error bodies give to what they say; a code goes before it: `invalid_client: no such client`. */
function findMessage(body: unknown): string | undefined {
  if (typeof body === 'string') {
    return body;
  }
  if (typeof body !== 'object' || body === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const said = ['code', 'error', 'title', 'message', 'error_description', 'detail']
    .map((name) => findMessage(fields.get(name)))
    .filter((part) => part !== undefined && part !== '');
  if (said.length > 0) {
    return [...new Set(said)].join(': ');
  }
  const errors = Array.isArray(body) ? body[0] : fields.get('errors');
  return errors === undefined ? undefined : findMessage(errors);
}

function readHtml(page: string): string {
  const title = /<title[^<>]*>([^<]+)/iu.exec(page)?.[1]?.trim();
  return title || page.replaceAll(/<(script|style)\b[^]*?<\/\1>/giu, ' ').replaceAll(/<[^<>]*>/gu, ' ');
}

function redact(text: string, secrets: Iterable<string>): string {
  return SECRET_FORMS.reduce((line, form) => line.replaceAll(form, '$1***'), redactSecrets(text, secrets));
}

function cut(text: string): string {
  const [start = ''] = CUT.exec(text) ?? [];
  return start === text ? text : `${start}…`;
}
