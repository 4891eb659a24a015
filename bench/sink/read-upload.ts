import type { SinkRequest } from './request-reader.ts';

export interface SinkUpload {
  readonly filename: string;
  readonly bytes: number;
}

/**
 * Name and size of the file in a form (RFC 7578) whose last part is the file: what comes after its head is the file and the
 * closing boundary. Throws when the body begins otherwise.
 */
export function readUpload({ bodyHead, bodyBytes }: SinkRequest): SinkUpload {
  const text = bodyHead.toString('latin1');
  const boundary = text.slice(0, text.indexOf('\r\n'));
  const filename = /; filename="([^"]*)"/u.exec(text);
  const headEnd = filename === null ? -1 : text.indexOf('\r\n\r\n', filename.index);
  if (!boundary.startsWith('--') || filename === null || headEnd < 0) {
    throw new Error(`The sink finds no file in a form that begins with ${text.slice(0, 200)}`);
  }
  const tailBytes = `\r\n${boundary}--\r\n`.length;
  return {
    filename: Buffer.from(filename[1] ?? '', 'latin1').toString('utf8'),
    bytes: bodyBytes - (headEnd + 4) - tailBytes,
  };
}
