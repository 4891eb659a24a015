import { setSecret } from '@actions/core';

import { listSecretForms } from '../evidence/secrets.ts';

/** Masks a secret in the log, in every form that it may take on its way. */
export function maskSecret(secret: string | undefined): void {
  for (const form of listSecretForms(secret ?? '')) {
    setSecret(form);
  }
}
