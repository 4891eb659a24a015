import { expect, test } from 'vitest';
import { aCsv, aFile, create, readMessage, startApi, type Api } from './support/api.ts';

const FIELDS = [
  { name: '2024', type: 'number' },
  { name: 'user', type: 'text' },
  { name: 'mfa', type: 'boolean' },
  { name: 'lastLogin', type: 'date' },
];

test('a testable CSV takes a schema, keeps the order of its fields, and was not uploaded anew', async () => {
  const api = await startApi();
  const { id, uploadedOn } = await create(api, aCsv(), { contentType: 'text/csv' });
  const body = aSchema({ isPrivate: true });
  const response = await patch(api, id, body);
  expect([response.status, await response.json()]).toMatchObject([200, { id, uploadedOn, version: 1 }]);
  expect(api.sandbox.records()).toMatchObject([{ schema: body, uploadedOn }]);
});

test('a linked upload can be testable, too', async () => {
  const api = await startApi();
  await api.upload('/v1/controls/c/proof', aCsv(), { contentType: 'text/csv' });
  const [item] = api.sandbox.records();
  expect((await patch(api, item?.id ?? '', aSchema())).status).toBe(200);
});

test('an item that is no testable CSV takes no schema', async () => {
  const api = await startApi();
  for (const file of [aFile(), aCsv()]) {
    const { id } = await create(api, file);
    expect(await readMessage(await patch(api, id, aSchema()))).toMatch(
      /^409: .*not uploaded as testable CSV/,
    );
  }
});

test.each([
  ['no object', [], /The body must be an object/],
  ['an unknown key', aSchema({ owner: 'me' }), /The body has an unknown key "owner"/],
  ['isPrivate as text', aSchema({ isPrivate: 'false' }), /isPrivate must be true or false/],
  ['no schema', { isPrivate: false }, /schema must be an object/],
  ['another class', aSchema({ schema: { class: 'File', fields: FIELDS } }), /class must be "CsvFileSchema"/],
  ['no fields', withFields([]), /an entry for each column/],
  ['a field without name', withFields([{ type: 'text' }]), /fields\[0\]\.name must be a text/],
  [
    'an unknown type',
    withFields([...FIELDS, { name: 'x', type: 'int' }]),
    /fields\[4\]\.type must be one of text/,
  ],
  [
    'an unknown key in a field',
    withFields([{ name: 'x', type: 'text', max: 3 }]),
    /fields\[0\] has an unknown key "max"/,
  ],
  ['a name twice', withFields([...FIELDS, { name: 'user', type: 'date' }]), /names "user" twice/],
])('a schema with %s is refused', async (_what, body, message) => {
  const api = await startApi();
  const { id } = await create(api, aCsv(), { contentType: 'text/csv' });
  const answer = await readMessage(await patch(api, id, body));
  expect(answer).toMatch(/^400: /);
  expect(answer).toMatch(message);
  expect(api.sandbox.records()[0]?.schema).toBeUndefined();
});

test('an unknown item takes no schema', async () => {
  expect((await patch(await startApi(), 'nobody', aSchema())).status).toBe(404);
});

function patch(api: Api, id: string, body: unknown): Promise<Response> {
  return api.send('PATCH', `/v1/proof/${id}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

function aSchema(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { isPrivate: false, schema: { class: 'CsvFileSchema', fields: FIELDS }, ...changes };
}

function withFields(fields: readonly unknown[]): Readonly<Record<string, unknown>> {
  return aSchema({ schema: { class: 'CsvFileSchema', fields } });
}
