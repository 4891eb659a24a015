import { parse } from 'content-disposition';

/**
 * The file name of a content-disposition header (§4.6), hostile until it is made safe; nothing where it names none or is broken.
 * Services differ in how they write names beyond ASCII: RFC 8187 is decoded, and so is bare UTF-8.
 */
export function readFilename(header = ''): string | undefined {
  try {
    const filename = parse(header).parameters['filename'] ?? '';
    // RFC 8187 is ASCII, and has been decoded: once more would be once too often.
    return (/[\x80-\xFF]/u.test(header) ? decodeBareUtf8(filename) : filename) || undefined;
  } catch {
    return undefined;
  }
}

/** Headers arrive as Latin-1, one character for each byte. */
function decodeBareUtf8(text: string): string {
  if (!/^[\0-\u00FF]*$/u.test(text)) {
    return text;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}
