import * as fc from 'fast-check';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aFile, create, formOf, readMessage, startApi, type Api } from './support/api.ts';

test.each([
  ['PUT', '/v1/proof', 405, 'POST, GET'],
  ['DELETE', '/v1/proof/some-id', 405, 'PATCH'],
  ['GET', '/v1/proof/some-id/versions', 405, 'POST'],
  ['GET', '/v1/tasks/t/proof', 405, 'POST'],
  ['GET', '/oauth/token', 405, 'POST'],
  ['QUERY', '/v1/proof', 405, 'POST, GET'],
  ['POST', '/v1/risks/r/proof', 404, null],
  ['GET', '/v2/proof', 404, null],
])('%s %s is a %i', async (method, path, status, allow) => {
  const response = await (await startApi()).send(method, path);
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(await response.json()).toEqual({ statusCode: status, message: expect.any(String) });
});

test.each([
  ['POST', '/v1/proof', 'application/json', '{}'],
  ['POST', '/v1/proof', 'text/plain', 'x'],
  ['POST', '/v1/tasks/t/proof', 'application/x-www-form-urlencoded', 'proof=x'],
  ['PATCH', '/v1/proof/ID', 'text/plain', '{}'],
  ['PATCH', '/v1/proof/ID', 'multipart/form-data; boundary=x', '--x--'],
])('%s %s with %s is a 415', async (method, path, type, body) => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  const response = await api.send(method, path.replace('ID', id), {
    body,
    headers: { 'content-type': type },
  });
  expect(await readMessage(response)).toMatch(/^415: /);
});

test.each([
  ['PATCH', '/v1/proof/ID', 'application/json', '{"isPrivate":', 400],
  ['PATCH', '/v1/proof/ID', 'application/json', '', 400],
  ['PATCH', '/v1/proof/ID', 'application/json', '{"__proto__":{}}', 400],
  ['PATCH', '/v1/proof/ID', 'application/json', ' '.repeat(1_100_000), 413],
  ['POST', '/v1/proof', 'multipart/form-data', 'x', 400],
  ['POST', '/v1/proof', 'multipart/form-data; boundary=x', '', 400],
  ['POST', '/v1/proof', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--', 400],
])('%s %s with %s and a broken body is refused', async (method, path, type, body, status) => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  const response = await api.send(method, path.replace('ID', id), {
    body,
    headers: { 'content-type': type },
  });
  expect([response.status, await response.json()]).toEqual([
    status,
    { statusCode: status, message: expect.any(String) },
  ]);
});

test.each([
  ['version=x', /400: .*must be one whole number/],
  ['version=1&version=2', /400: .*must be one whole number/],
  ['version=9', /404: .*has no version 9; the latest is 1/],
  ['verson=1', /400: .*"verson" is not known/],
])('a download with %s is refused', async (query, message) => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  expect(await readMessage(await api.send('GET', `/v1/proof/${id}/contents?${query}`))).toMatch(message);
});

test('a form with hostile field names is refused and changes no prototype', async () => {
  const api = await startApi();
  const form = formOf(aFile(), { constructor: 'x' });
  expect((await api.send('POST', '/v1/proof', { body: form })).status).toBe(400);
  expect({}.constructor).toBe(Object);
});

test('a client that leaves in the middle of its body stores nothing, and the next one is served', async () => {
  const api = await startApi();
  const socket = connect(Number(new URL(api.sandbox.url).port), '127.0.0.1');
  socket.write(
    `POST /v1/proof HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${api.sandbox.token}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="proof"; filename="a"\r\n\r\nsome',
    () => socket.destroy(),
  );
  await new Promise((resolve) => socket.once('close', resolve));
  await create(api, aFile());
  expect(api.sandbox.records()).toHaveLength(1);
});

test('no bytes on the wire take the sandbox down', async () => {
  const api = await startApi();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...HEADS), fc.uint8Array({ maxLength: 300 }), async (head, bytes) => {
      await sendRaw(api, Buffer.concat([Buffer.from(head), bytes]));
      expect((await api.send('GET', '/v1/proof')).status).toBe(200);
    }),
    { numRuns: 60 },
  );
});

const HEADS = [
  '',
  'GET ',
  'POST /v1/proof HTTP/1.1\r\n',
  'POST /v1/proof HTTP/1.1\r\nhost: x\r\nauthorization: Bearer sandbox-user-token\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n5\r\n--b\r\n\r\n',
  'POST /v1/proof HTTP/1.1\r\nhost: x\r\nauthorization: Bearer sandbox-user-token\r\ncontent-length: 200\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n--b\r\ncontent-disposition: form-data; name="proof"; filename="',
];

function sendRaw(api: Api, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(api.sandbox.url).port), '127.0.0.1');
    socket.once('close', () => resolve()).once('error', () => {});
    socket.resume().end(bytes);
  });
}
