import { expect, test } from 'vitest';
import { serveHttp } from '../support/loopback.ts';
import { connectTo, makeUpload } from './connection.ts';

const MEBIBYTE = 1024 * 1024;

test('an upload of 256 MiB arrives whole, in memory that stays flat', async () => {
  let received = 0;
  const address = await serveHttp((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    request.on('end', () => response.end(`{"size":${request.headers['content-length']}}`));
  });
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  const content = {
    size: 256 * MEBIBYTE,
    async *stream() {
      for (let chunk = 0; chunk < 256; chunk++) {
        peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
        yield Buffer.alloc(MEBIBYTE, chunk);
      }
    },
  };
  const { size } = await connectTo(address).create(makeUpload({ content }));
  expect(received).toBeGreaterThan(content.size);
  expect(size).toBe(received);
  expect(peak).toBeLessThan(96 * MEBIBYTE);
});
