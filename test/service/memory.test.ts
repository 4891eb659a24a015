import { expect, test } from 'vitest';
import { serveHttp } from '../support/loopback.ts';
import { connectTo, makeUpload } from './connection.ts';

const MEBIBYTE = 1024 * 1024;

/** Some chunks of ours, and what the operating system holds for both ends of a connection. */
const MAX_UNDER_WAY_BYTES = 24 * MEBIBYTE;

test('an upload of 256 MiB arrives whole, and no more of it is read than the service takes', async () => {
  let received = 0;
  const address = await serveHttp((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    request.on('end', () => response.end(`{"size":${request.headers['content-length']}}`));
  });
  let read = 0;
  let mostUnderWay = 0;
  const content = {
    size: 256 * MEBIBYTE,
    async *stream() {
      for (; read < content.size; read += MEBIBYTE) {
        mostUnderWay = Math.max(mostUnderWay, read - received);
        yield Buffer.alloc(MEBIBYTE);
      }
    },
  };
  const { size } = await connectTo(address).create(makeUpload({ content }));
  expect(received).toBeGreaterThan(content.size);
  expect(size).toBe(received);
  expect(mostUnderWay).toBeLessThan(MAX_UNDER_WAY_BYTES);
});
