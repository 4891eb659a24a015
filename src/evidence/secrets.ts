/** Below this, what is derived from a secret is so short that it would blot out words that hold no secret. */
const LEAST_DERIVED_CHARS = 8;

/**
 * The forms in which a secret turns up in texts, longest first: as it is, in an address or form, in JSON, and inside of
 * base64 at any of its three alignments. Empty for an empty secret.
 */
export function listSecretForms(secret: string): string[] {
  const plain = secret.trim();
  if (plain.length < LEAST_DERIVED_CHARS) {
    return plain === '' ? [] : [plain];
  }
  const texts = new Set([plain, ...writeInAddresses(plain), JSON.stringify(plain).slice(1, -1)]);
  const forms = new Set([...texts].flatMap((text) => [text].concat(writeInBase64(text))));
  return [...forms].toSorted((one, other) => other.length - one.length);
}

/** Blots out every form of the secrets. Ones too short to be any are left, as they would blot out anything. */
export function redactSecrets(text: string, secrets: Iterable<string>): string {
  return prepareRedaction(secrets)(text);
}

/** The same for many texts. */
export function prepareRedaction(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets].filter(({ length }) => length >= LEAST_DERIVED_CHARS).flatMap(listSecretForms);
  const shortest = Math.min(...forms.map(({ length }) => length));
  return (text) =>
    text.length < shortest ? text : forms.reduce((line, form) => line.replaceAll(form, '***'), text);
}

/** As `encodeURIComponent` has it, with digits in lower case, and as forms are sent. */
function writeInAddresses(plain: string): string[] {
  const encoded = encodeURIComponent(plain.toWellFormed());
  const inForm = new URLSearchParams([['', plain]]).toString().slice(1);
  return [encoded, inForm].flatMap((text) => [text, lowerCodes(text)]);
}

function lowerCodes(text: string): string {
  return text.replaceAll(/%[\dA-F]{2}/gu, (code) => code.toLowerCase());
}

/** The characters that are the same whatever stands before and after the text. */
function writeInBase64(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from('\0'.repeat(before) + text);
    // A character carries six bits: those that other bytes have a part in are left out.
    const known = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)] as const;
    return [bytes.toString('base64').slice(...known), bytes.toString('base64url').slice(...known)];
  });
}
