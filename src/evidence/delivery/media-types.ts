import mime from 'mime';

/** Media type of a file part, by the name's extension. Bytes nobody has a name for are octets. */
export function chooseMediaType(name: string): string {
  return mime.getType(name) ?? 'application/octet-stream';
}
