import { createHash } from 'node:crypto';

import { adviseReader } from '../calls/advice.ts';
import { mapConcurrently } from '../concurrency.ts';
import type { RunLimits } from '../inputs/limits.ts';
import type { Claim } from './read-receipt.ts';
import { beginReading, type Reading } from './reading.ts';
import type { Ports } from '../run.ts';
import { type ProofContents, ServiceError } from '../service.ts';

/** What the service holds against what a receipt claims. */
export interface Comparison {
  readonly claim: Claim;
  readonly state: 'equal' | 'differs' | 'gone' | 'unknown';
  /** The reason, where it is not equal. */
  readonly why: string | undefined;
}

/** Compares every claim with the bytes that the service gives out now. What cannot be read is unknown, never equal. */
export async function verifyClaims(
  claims: readonly Claim[],
  limits: RunLimits,
  ports: Omit<Ports, 'files'>,
): Promise<Comparison[]> {
  const reading = beginReading(ports, limits);
  let done = 0;
  return mapConcurrently(claims, limits.concurrency, async (claim) => {
    const comparison = await verifyClaim(claim, reading);
    done += 1;
    ports.emit({ type: 'compared', comparison, done, total: claims.length });
    return comparison;
  });
}

async function verifyClaim(claim: Claim, reading: Reading): Promise<Comparison> {
  const { proofId, version } = claim;
  if (proofId === undefined) {
    return { claim, state: 'unknown', why: 'the receipt does not tell which item it is.' };
  }
  try {
    const isEqual = await reading.readContents(proofId, version, (contents) => holdsClaim(contents, claim));
    if (isEqual) {
      return { claim, state: 'equal', why: undefined };
    }
    return version === undefined
      ? { claim, state: 'unknown', why: 'the receipt tells no version, and the latest has other bytes.' }
      : { claim, state: 'differs', why: 'the service holds other bytes than were uploaded.' };
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
    return error.facts.status === 404
      ? { claim, state: 'gone', why: error.message }
      : { claim, state: 'unknown', why: `${error.message} ${adviseReader(error)}`.trim() };
  }
}

/** Streams, and gives up as soon as there is more than was uploaded. */
async function holdsClaim({ bytes }: ProofContents, { sha256, size = Infinity }: Claim): Promise<boolean> {
  const hash = createHash('sha256');
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.byteLength;
    if (received > size) {
      return false;
    }
    hash.update(chunk);
  }
  return hash.digest('hex') === sha256;
}
