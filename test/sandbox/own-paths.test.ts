import { request } from 'node:http';
import { expect, test } from 'vitest';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';
import { aCsv, aFile, create, startApi, type Api } from './support/api.ts';

test('records and requests can be read over HTTP as in the process', async () => {
  const api = await startApi({ faults: parseFaults('list nth=1: status code=503') });
  const { id } = await create(api, aCsv({ content: 'abc' }), { contentType: 'text/csv' });
  await api.upload('/v1/controls/c1/proof', aFile());
  await api.send('GET', '/v1/proof?search=x');
  const records = await (await fetch(`${api.sandbox.url}/sandbox/records`)).json();
  const requests = await (await fetch(`${api.sandbox.url}/sandbox/requests`)).json();
  expect(records).toEqual(JSON.parse(JSON.stringify(api.sandbox.records())));
  expect(requests).toEqual({ total: 3, requests: JSON.parse(JSON.stringify(api.sandbox.requests())) });
  expect(api.sandbox.records()).toMatchObject([
    { filename: 'report.txt', links: [{ objectType: 'control', objectId: 'c1' }], testable: false },
    {
      id,
      testable: true,
      links: [],
      versions: [{ version: 1, size: 3, sha256: ABC_SHA256, mediaType: 'text/csv' }],
    },
  ]);
  expect(api.sandbox.requests()).toMatchObject([
    { number: 1, method: 'POST', path: '/v1/proof', endpoint: 'create', status: 201 },
    { number: 2, path: '/v1/controls/c1/proof', endpoint: 'link', status: 201 },
    {
      number: 3,
      method: 'GET',
      path: '/v1/proof?search=x',
      status: 503,
      fault: 'list nth=1: status code=503',
    },
  ]);
});

// FIPS 180-2, appendix B.1.
const ABC_SHA256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('every change is told to those who listen, and stopping ends the telling', async () => {
  const api = await startApi();
  const response = await fetch(`${api.sandbox.url}/sandbox/changes`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await reader?.read()).toMatchObject({ value: 'data: change\n\n' });
  await create(api, aFile());
  expect(await reader?.read()).toMatchObject({ value: 'data: change\n\n' });
  const end = reader?.read();
  await Promise.all([expect(end).rejects.toThrow('terminated'), api.sandbox.stop()]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ host: 'rebound.example:4010' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ host: 'localhost:4010' }, 200],
  [{ host: '[::1]:4010' }, 200],
])('a request with %j for what the sandbox holds is answered with %i', async (headers, status) => {
  expect(await statusOf(await startApi(), headers)).toBe(status);
});

test.each(['http://evil.example', 'http://127.0.0.1:1', 'null'])(
  'a form that a page of %s sends archives nothing',
  async (origin) => {
    const api = await startApi();
    const { id } = await create(api, aFile());
    expect(await archive(api, id, { origin })).toBe(403);
    expect(api.sandbox.records()).toMatchObject([{ id, archived: false }]);
  },
);

test.each([
  ['the page of the sandbox', true],
  ['a tool that names no origin', false],
] as const)('%s archives an item', async (_, isPage) => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  expect(await archive(api, id, isPage ? { origin: new URL(api.sandbox.page).origin } : {})).toBe(204);
  expect(api.sandbox.records()).toMatchObject([{ id, archived: true }]);
});

test('an uploaded page never runs as a page of the sandbox', async () => {
  const api = await startApi();
  const { id } = await create(api, aFile({ name: 'evil.html', type: 'text/html' }));
  const { headers } = await fetch(`${api.sandbox.url}/sandbox/contents/${id}/1`);
  expect(headers.get('content-disposition')).toBe('attachment; filename=evil.html');
  expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
    'sandbox',
    'nosniff',
  ]);
});

test('the page allows scripts and connections of its own address alone', async () => {
  const api = await startApi();
  const policy = (await fetch(api.sandbox.page)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

function archive(api: Api, id: string, headers: Headers): Promise<number | undefined> {
  return statusOf(api, headers, { method: 'POST', path: `/sandbox/items/${id}/archive` });
}

type Headers = Readonly<Record<string, string>>;

/** Sent without fetch, which sets these headers itself. */
function statusOf(
  api: Api,
  headers: Headers,
  { method = 'GET', path = '/sandbox/about' } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${api.sandbox.url}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}
