import { EvidenceError } from '../errors.ts';
import type { ProofContents } from '../service.ts';

/**
 * The lists say how long the version is: less is a torn transfer, and more is something else. More is left at once, for it may
 * never end. Throws {@link EvidenceError}.
 */
export async function* checkLength(
  { bytes }: ProofContents,
  expected: number | undefined,
  proofId: string,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.byteLength;
    if (expected !== undefined && received > expected) {
      throw failLength(expected, 'more', proofId);
    }
    yield chunk;
  }
  if (expected !== undefined && received !== expected) {
    throw failLength(expected, received, proofId);
  }
}

function failLength(listed: number, sent: number | 'more', proofId: string): EvidenceError {
  return new EvidenceError(
    'not-confirmed',
    `the service lists ${listed} bytes for the item ${proofId} and sent ${sent}. Run again; if it stays so, ask whoever runs the service.`,
  );
}
