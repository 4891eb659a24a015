import { readFile } from 'node:fs/promises';

import type { ConnectionSettings } from '../evidence/inputs/connection.ts';
import { InputError } from '../evidence/errors.ts';
import type { RunLimits } from '../evidence/inputs/limits.ts';
import { type ClaimedRun, readReceipt } from '../evidence/retrieval/read-receipt.ts';
import { type Comparison, verifyClaims } from '../evidence/retrieval/verify.ts';
import { describeSystemError } from '../files/system-error.ts';
import type { Host } from './host.ts';
import { withService } from './with-service.ts';

/** Holds a receipt against what the service gives out now. */
export async function verifyReceipt(
  { claims, service }: ClaimedRun,
  limits: RunLimits,
  connection: ConnectionSettings,
  host: Host,
): Promise<Comparison[]> {
  if (service !== undefined && service !== connection.baseUrl.href) {
    const message = `the receipt is of ${service}, and this looks at ${connection.baseUrl.href}`;
    host.emit({ type: 'warning', message });
  }
  return withService(connection, limits.timeoutMs, host, (session) => verifyClaims(claims, limits, session));
}

/** Reads a receipt from a file. Throws {@link InputError}. */
export async function readReceiptFile(file: string): Promise<ClaimedRun> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new InputError('receipt', `${file} cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
  return readReceipt(text);
}
