import { setSecret } from '@actions/core';

import { type RawInputs, secretInputs } from '../evidence/inputs/raw-inputs.ts';
import { listSecretForms } from '../evidence/secrets.ts';

/** Masks the secrets among the inputs, before anything else is done with them, and returns them. */
export function maskSecrets(raw: RawInputs): string[] {
  const secrets = secretInputs.map((input) => raw[input]?.trim() ?? '');
  secrets.forEach(maskSecret);
  return secrets;
}

/** Masks a secret in the log, in every form that it may take on its way. */
export function maskSecret(secret: string): void {
  for (const form of listSecretForms(secret)) {
    setSecret(form);
  }
}
