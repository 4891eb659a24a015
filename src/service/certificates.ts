import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InputError } from '../evidence/errors.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/** The certificates of a `ca-file`, as PEM. Throws {@link InputError} when it holds none, or one that is broken. */
export function readCertificates(caFile: string): string[] {
  const certificates = readText(caFile).match(CERTIFICATE) ?? [];
  if (certificates.length === 0) {
    throw new InputError(
      'ca-file',
      `${caFile} holds no certificate in PEM form ("-----BEGIN CERTIFICATE-----").`,
    );
  }
  for (const [index, certificate] of certificates.entries()) {
    requireCertificate(caFile, index, certificate);
  }
  return certificates;
}

function readText(caFile: string): string {
  try {
    return readFileSync(caFile, 'utf8');
  } catch (cause) {
    throw new InputError('ca-file', `${caFile} cannot be read. Give the path of a PEM file.`, { cause });
  }
}

/** OpenSSL would pass over a broken one in silence, and the handshake fail for no visible reason. */
function requireCertificate(caFile: string, index: number, certificate: string): void {
  try {
    void new X509Certificate(certificate);
  } catch (cause) {
    throw new InputError('ca-file', `certificate ${index + 1} of ${caFile} cannot be parsed.`, { cause });
  }
}
