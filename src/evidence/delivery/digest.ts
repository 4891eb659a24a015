import { createHash } from 'node:crypto';

import { type ProofService, ServiceError } from '../service.ts';

/**
 * SHA-256, in lower-case hex, of a version as the service gives it out; of the latest one without a number.
 * Nothing when there is no such version, or when its length is not the expected one: then it is not read to its end.
 */
export async function digestVersion(
  service: ProofService,
  proofId: string,
  version: number | undefined,
  expectedBytes: number,
): Promise<string | undefined> {
  const contents = await openVersion(service, proofId, version);
  if (contents === undefined) {
    return undefined;
  }
  if (contents.size !== undefined && contents.size !== expectedBytes) {
    await contents.close();
    return undefined;
  }
  const hash = createHash('sha256');
  let receivedBytes = 0;
  for await (const chunk of contents.bytes) {
    receivedBytes += chunk.byteLength;
    if (receivedBytes > expectedBytes) {
      return undefined;
    }
    hash.update(chunk);
  }
  return receivedBytes === expectedBytes ? hash.digest('hex') : undefined;
}

async function openVersion(service: ProofService, proofId: string, version: number | undefined) {
  try {
    return await service.download(proofId, version);
  } catch (error) {
    if (error instanceof ServiceError && error.facts.status === 404) {
      return undefined;
    }
    throw error;
  }
}
