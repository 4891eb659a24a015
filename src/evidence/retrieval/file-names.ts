/** Most file systems take 255 bytes; some are left for the end that a browser or an editor adds. */
const LIMIT_BYTES = 240;
const WINDOWS_DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The local name for a downloaded file. What a service sends as a file name is hostile until it is safe: no folders, no hidden
 * names, nothing that another system could not store, at most 240 bytes.
 *
 * @param proofId takes the place of a name that is none
 */
export function makeFileName(filename: string | undefined, proofId: string): string {
  const own = cleanName(filename ?? '');
  return own === '' ? cleanName(`proof-${proofId}`) : own;
}

function cleanName(text: string): string {
  const base = text.normalize('NFC').toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const clean = base
    .replaceAll(UNSAFE, '_')
    .replace(/[. ]+$/u, '')
    .replace(/^\./u, '_')
    .replace(WINDOWS_DEVICES, '_$&');
  return cutName(clean);
}

/** Cuts before the extension, between characters. */
function cutName(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : '';
  let cut = '';
  for (const character of name.slice(0, name.length - extension.length)) {
    if (Buffer.byteLength(cut + character + extension) > LIMIT_BYTES) {
      break;
    }
    cut += character;
  }
  return cut + extension;
}
