import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';
import { aCsv, aFile, create, readMessage, startApi, type Api } from './support/api.ts';

test.each([
  ['reset at=before-body', 'broken', 0],
  ['reset at=mid-body', 'broken', 0],
  ['reset at=after-body', 'broken', 0],
  ['reset at=after-commit', 'broken', 1],
  ['reset at=mid-answer', 'broken', 1],
  ['status code=500', '500 {"statusCode":500,"message":"Internal Server Error"}', 0],
  ['status code=502 commit=yes', '502 {"statusCode":502,"message":"Bad Gateway"}', 1],
  ['status code=413 at=arrival', '413 {"statusCode":413,"message":"Payload Too Large"}', 0],
  ['early', '200 {"id":"0a1b2c3d-0000-4000-8000-00000000ea51"}', 0],
  ['html', /^200 <!doctype html>/, 0],
  ['html code=502 commit=yes', /^502 <!doctype html>/, 1],
  ['truncate', /^201 \{"id":"[^}]*$/, 1],
  ['drip bytes=40 every=1ms', /^201 \{"id":.*\}$/, 1],
  ['stall for=1ms', /^201 \{"id":.*\}$/, 1],
  ['stall at=body for=1ms', /^201 \{"id":.*\}$/, 1],
  ['stall for=1ms commit=no', 'broken', 0],
])('"%s" is seen by the client as %s, and %i items are stored', async (what, seen, stored) => {
  const api = await startWith(`create: ${what}`);
  expect(await observe(() => api.upload('/v1/proof', aFile()))).toMatch(seen);
  expect(api.sandbox.records()).toHaveLength(stored);
  expect(api.sandbox.requests()).toMatchObject([{ endpoint: 'create', fault: `create: ${what}` }]);
});

test.each([
  ['link', '/v1/tasks/t1/proof'],
  ['version', '/v1/proof/ID/versions'],
  ['schema', '/v1/proof/ID'],
])('a %s can be lost after it was committed', async (kind, path) => {
  const api = await startWith(`${kind}: reset at=after-commit`);
  const { id } = await create(api, aCsv(), { contentType: 'text/csv' });
  const before = JSON.stringify(api.sandbox.records());
  const where = path.replace('ID', id);
  const request = () => (kind === 'schema' ? patch(api, where) : api.upload(where, aCsv()));
  expect(await observe(request)).toBe('broken');
  expect(JSON.stringify(api.sandbox.records())).not.toBe(before);
});

test('a write can be committed after its 504', async () => {
  const api = await startWith('create: status code=504 commit=50ms');
  expect((await api.upload('/v1/proof', aFile())).status).toBe(504);
  await vi.waitFor(() => expect(api.sandbox.records()).toHaveLength(1));
});

test.each([
  ['throttle wait=2s', '2', '429: Rate limit is exceeded.'],
  ['throttle wait=5s tell=message', null, '429: Rate limit is exceeded. Try again in 5 seconds.'],
  ['throttle tell=nothing code=503', null, '503: Rate limit is exceeded.'],
  ['quota', null, '403: Bandwidth quota exceeded. Try again later.'],
  ['quota wait=3s tell=seconds', '3', '403: Bandwidth quota exceeded. Try again later.'],
])('"%s" says so with Retry-After %s', async (what, retryAfter, message) => {
  const api = await startWith(`any: ${what}`);
  const response = await api.send('GET', '/v1/proof');
  expect(response.headers.get('retry-after')).toBe(retryAfter);
  expect(await readMessage(response)).toBe(message);
});

test('Retry-After comes as an HTTP date, too', async () => {
  const api = await startWith('any: throttle wait=60s tell=date');
  const header = (await api.send('GET', '/v1/proof')).headers.get('retry-after') ?? '';
  expect(header).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  expect(Date.parse(header)).toBeGreaterThan(Date.now());
});

test('a redirect points where it is told to, with the path that was asked for', async () => {
  const api = await startWith('list: redirect code=302 to=http://other.test{path}');
  const response = await api.send('GET', '/v1/proof?limit=3', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'http://other.test/v1/proof?limit=3',
  ]);
});

test('a looping list gives out the token that it was asked with', async () => {
  const api = await startWith('list: loop');
  await create(api, aFile());
  const first = await api.list();
  const second = await api.list(`?offset=${first.offsetToken}`);
  expect(first.offsetToken).toBeDefined();
  expect(second.offsetToken).toBe(first.offsetToken);
});

test('a rule with a file name strikes that file alone', async () => {
  const api = await startWith('create name=*.csv: reset at=before-body');
  expect(await observe(() => api.upload('/v1/proof', aFile()))).toMatch(/^201/);
  expect(await observe(() => api.upload('/v1/proof', aCsv()))).toBe('broken');
});

test.each([
  ['before-body', [], 0],
  ['mid-body', [0.2, 0.4], 0.6],
  ['after-body', [0.4, 0.8, 0.99], 1],
])('a reset at %s is a TCP reset: none at %j of the body, but at %d', async (at, harmless, struckAt) => {
  const api = await startWith(`create: reset at=${at}`);
  const { head, body } = rawUpload(api, 300_000);
  const socket = await open(api);
  const ending = endOf(socket);
  let sent = 0;
  const sendUpTo = (share: number) => {
    socket.write(body.subarray(sent, share * body.length));
    sent = Math.floor(share * body.length);
  };
  socket.write(head);
  for (const share of harmless) {
    sendUpTo(share);
    // A request of its own gives the sandbox the time to strike too early.
    await api.send('GET', '/v1/proof');
    expect(socket.destroyed).toBe(false);
  }
  sendUpTo(struckAt);
  expect(await ending).toBe('ECONNRESET');
  expect(api.sandbox.records()).toEqual([]);
});

test('stopping the sandbox ends a stalled request', async () => {
  const api = await startWith('list: stall for=1h');
  const seen = observe(() => api.send('GET', '/v1/proof'));
  await vi.waitFor(() => expect(api.sandbox.requests()).toHaveLength(1));
  await api.sandbox.stop();
  expect(await seen).toBe('broken');
});

function startWith(rules: string): Promise<Api> {
  return startApi({ faults: parseFaults(rules) });
}

function patch(api: Api, path: string): Promise<Response> {
  return api.send('PATCH', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      isPrivate: false,
      schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
    }),
  });
}

/** Status and body, or `broken` when the connection ended before both were there. */
async function observe(send: () => Promise<Response>): Promise<string> {
  try {
    const response = await send();
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    if (error instanceof TypeError) return 'broken';
    throw error;
  }
}

function open(api: Api): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.sandbox.url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function endOf(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    socket.once('end', () => resolve('closed in good order'));
  });
}

function rawUpload(api: Api, size: number): { readonly head: string; readonly body: Buffer } {
  const body = Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="proof"; filename="a.bin"\r\n\r\n${'x'.repeat(size)}\r\n--b--\r\n`,
  );
  const head = `POST /v1/proof HTTP/1.1\r\nhost: sandbox\r\nauthorization: Bearer ${api.sandbox.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  return { head, body };
}
