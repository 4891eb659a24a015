import { onTestFinished } from 'vitest';
import type { ProofService, Upload, UploadContent } from '../../src/evidence/service.ts';
import { ServiceError } from '../../src/evidence/service.ts';
import { createProofService, type ServiceSettings } from '../../src/service/connect.ts';

/** Our client, connected to a service for the test at hand. */
export function connectTo(baseUrl: URL, overrides: Partial<ServiceSettings> = {}): ProofService {
  const { service, close } = createProofService({
    baseUrl,
    tokens: { token: 'test-token' },
    ownerField: 'svc-proof-owned-by',
    signal: new AbortController().signal,
    environment: {},
    timeouts: { connectMs: 2_000, headersMs: 1_000, bodyMs: 1_000 },
    ...overrides,
  });
  onTestFinished(close);
  return service;
}

export function makeUpload(overrides: Partial<Upload> = {}): Upload {
  return { name: 'report.txt', mediaType: 'text/plain', content: makeContent('contents'), ...overrides };
}

/** Bytes as a file that is read while it is sent yields them, in pieces of 64 KiB. */
export function makeContent(data: string | Uint8Array): UploadContent {
  const bytes = Buffer.from(data);
  return {
    size: bytes.byteLength,
    async *stream() {
      for (let start = 0; start < bytes.byteLength; start += 65_536) {
        yield bytes.subarray(start, start + 65_536);
      }
    },
  };
}

/** Bytes as a small file holds them. */
export function holdContent(data: string | Uint8Array): UploadContent {
  return { ...makeContent(data), bytes: Buffer.from(data) };
}

/** The error that a request ends in. */
export async function failureOf(work: Promise<unknown>): Promise<ServiceError> {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ServiceError)) {
    throw new Error('The request did not end in a ServiceError.', { cause: error });
  }
  return error;
}
