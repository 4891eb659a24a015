import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestCertificate } from '../support/certificate.ts';

/** A PEM file for the test at hand. Returns its path. */
export function writeCaFile(contents: string | TestCertificate): string {
  const directory = mkdtempSync(join(tmpdir(), 'upload-proof-ca-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'ca.pem');
  writeFileSync(path, typeof contents === 'string' ? contents : contents.cert);
  return path;
}
