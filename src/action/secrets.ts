import { setSecret } from '@actions/core';

import { type RawInputs, secretInputs } from '../evidence/raw-inputs.ts';

/** Masks the secrets among the inputs, before anything else is done with them. */
export function maskSecrets(raw: RawInputs): void {
  for (const input of secretInputs) {
    maskSecret(raw[input]);
  }
}

/** Masks a secret in the log, and the forms that it takes on its way: base64 and percent-encoding. */
export function maskSecret(secret: string | undefined): void {
  const trimmed = secret?.trim() ?? '';
  if (trimmed === '') {
    return;
  }
  const base64 = Buffer.from(trimmed).toString('base64');
  const forms = [trimmed, base64, base64.replace(/=+$/u, ''), encodeURIComponent(trimmed)];
  for (const form of new Set(forms)) {
    setSecret(form);
  }
}
