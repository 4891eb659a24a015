import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { makeCertificate } from '../support/certificate.ts';
import { serveHttp } from '../support/loopback.ts';
import { serveProxy } from '../support/proxy.ts';
import { writeCaFile } from './ca-file.ts';
import { connectTo, makeUpload } from './connection.ts';

const CHUNK_BYTES = 1024 * 1024;
const CHUNKS = 24;

/** All chunks in the same memory, spoilt as soon as the next one is asked for. */
const content = {
  size: CHUNKS * CHUNK_BYTES,
  async *stream() {
    const memory = Buffer.alloc(CHUNK_BYTES);
    for (let index = 0; index < CHUNKS; index += 1) {
      yield memory.fill(index);
      memory.fill(0xff);
    }
  },
};

/** Takes its time over every few pieces, so that the sender has to wait. Answers with the digest of the file's bytes. */
async function digestSlowly(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  let untilRest = 0;
  for await (const piece of request) {
    pieces.push(piece);
    untilRest += 1;
    if (untilRest % 40 === 0) await sleep(2);
  }
  const body = Buffer.concat(pieces);
  const start = body.indexOf('\r\n\r\n', body.indexOf('filename=')) + 4;
  const digest = createHash('sha256')
    .update(body.subarray(start, start + content.size))
    .digest('hex');
  response.end(JSON.stringify({ id: digest, filename: 'report.txt' }));
}

const expected = createHash('sha256');
for (let index = 0; index < CHUNKS; index += 1) expected.update(Buffer.alloc(CHUNK_BYTES, index));
const whole = expected.digest('hex');

// The memory of a chunk is used again for a later one: were the HTTP client to ask before the system has taken it, other bytes
// would arrive than were hashed.
test.each([
  ['http', false, false],
  ['https', true, false],
  ['a proxy', false, true],
  ['a proxy and https', true, true],
])('by %s, the next chunk is asked for when the one before has left', async (_, isSecure, hasProxy) => {
  const certificate = isSecure ? makeCertificate() : undefined;
  const address = await serveHttp(digestSlowly, certificate);
  const proxy = hasProxy ? `http://127.0.0.1:${(await serveProxy()).port}` : undefined;
  const service = connectTo(address, {
    ...(certificate && { caFile: writeCaFile(certificate) }),
    environment: proxy === undefined ? {} : { HTTP_PROXY: proxy, HTTPS_PROXY: proxy },
    timeouts: {},
  });
  await expect(service.create(makeUpload({ content }))).resolves.toMatchObject({ id: whole });
});
