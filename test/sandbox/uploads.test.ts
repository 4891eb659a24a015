import { expect, test } from 'vitest';
import { aCsv, aFile, create, readJson, readMessage, startApi, type ItemBody } from './support/api.ts';

const OWNER = '5f0c1c1e-1111-4222-8333-444455556666';

test('an upload is answered with the fields that interface.md promises', async () => {
  const api = await startApi();
  const response = await api.upload('/v1/proof', aFile({ content: 'twelve bytes' }));
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    filename: 'report.txt',
    version: 1,
    size: 12,
    createdBy: expect.any(String),
    createdOn: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedBy: expect.any(String),
    updatedOn: expect.any(String),
  });
});

test('a version gets the highest number plus one, leaves createdOn, and advances uploadedOn', async () => {
  const api = await startApi();
  const first = await create(api, aFile());
  const second = await readJson<ItemBody>(
    await api.upload(`/v1/proof/${first.id}/versions`, aFile({ content: 'newer' })),
  );
  expect(second).toMatchObject({ id: first.id, version: 2, size: 5, createdOn: first.createdOn });
  expect(Date.parse(second.uploadedOn)).toBeGreaterThan(Date.parse(first.uploadedOn));
  expect([await api.text(first.id, 1), await api.text(first.id, 2), await api.text(first.id)]).toEqual([
    'all is well\n',
    'newer',
    'newer',
  ]);
});

test.each(['control', 'label', 'task'] as const)(
  'one call uploads a file and links it to a %s',
  async (type) => {
    const api = await startApi();
    await api.upload(`/v1/${type}s/${encodeURIComponent('CC 6.1/a')}/proof`, aFile());
    await create(api, aFile({ name: 'elsewhere.txt' }));
    const { data } = await api.list(`?objectType=${type}&objectId=${encodeURIComponent('CC 6.1/a')}`);
    expect(data.map((item) => item.filename)).toEqual(['report.txt']);
  },
);

test('a form may have its fields before and after the file', async () => {
  const api = await startApi();
  const form = new FormData();
  form.set('contentType', 'text/csv');
  form.set('proof', new Blob(['a\n'], { type: 'text/csv' }), 'a.csv');
  form.set('svc-proof-owned-by', OWNER);
  expect((await api.send('POST', '/v1/proof', { body: form })).status).toBe(201);
  expect(api.sandbox.records()).toMatchObject([{ ownedBy: OWNER, testable: true }]);
});

test.each([
  'übersicht 報告.txt',
  'with "quotes" and %41.txt',
  '../../etc/passwd',
  'back\\slash.txt',
  '<img src=x onerror=alert(1)>',
  'e\u0301 is not \u00e9',
])('the name %s is kept, listed and downloaded as it was sent', async (name) => {
  const api = await startApi();
  const { id, filename } = await create(api, aFile({ name }));
  expect(filename).toBe(name);
  const header = (await api.send('GET', `/v1/proof/${id}/contents`)).headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''(\S+)/.exec(header)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1');
  expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(name);
});

test.each([
  [
    'a file part of another name',
    { other: aFile() },
    {},
    '400: The file part is named "other", not "proof".',
  ],
  ['no file', {}, { contentType: 'text/csv' }, '400: The form has no file part named "proof".'],
  [
    'a field instead of the file',
    {},
    { proof: 'text' },
    '400: The part "proof" must be a file: give it a filename.',
  ],
  [
    'an unknown field',
    { proof: aFile() },
    { owner: OWNER },
    /^400: The form field "owner" is not known here/,
  ],
  [
    'an owner that is no UUID',
    { proof: aFile() },
    { 'svc-proof-owned-by': 'ada' },
    /^400: .*must be a user's UUID/,
  ],
  [
    'testable CSV whose part is no CSV',
    { proof: aFile() },
    { contentType: 'text/csv' },
    /^400: .*it is text\/plain/,
  ],
  [
    'another contentType',
    { proof: aCsv() },
    { contentType: 'text/html' },
    /^400: .*the only value is text\/csv/,
  ],
  ['a control character in the name', { proof: aFile({ name: 'a\nb' }) }, {}, /^400: .*control characters/],
])('a form with %s is refused, and nothing is stored', async (_what, files, fields, message) => {
  const api = await startApi();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) {
    form.set(name, new Blob([file.content], { type: file.type }), file.name);
  }
  expect(await readMessage(await api.send('POST', '/v1/proof', { body: form }))).toMatch(message);
  expect(api.sandbox.records()).toEqual([]);
});

test('a version carries the file and nothing else', async () => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  const response = await api.upload(`/v1/proof/${id}/versions`, aFile(), { 'svc-proof-owned-by': OWNER });
  expect(await readMessage(response)).toMatch(/^400: The form field "svc-proof-owned-by" is not known here/);
});

test('a body that ends before its last boundary stores nothing', async () => {
  const api = await startApi();
  const response = await api.send('POST', '/v1/proof', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="proof"; filename="a"\r\n\r\nhalf a fi',
  });
  expect(response.status).toBe(400);
  expect(api.sandbox.records()).toEqual([]);
});

test('a file over the size limit is refused with 413, one of exactly that size is taken', async () => {
  const api = await startApi({ maxFileBytes: 1000 });
  const tooLarge = await api.upload('/v1/proof', aFile({ content: 'x'.repeat(1001) }));
  expect(await readMessage(tooLarge)).toBe('413: The file is larger than 1000 bytes.');
  expect((await api.upload('/v1/proof', aFile({ content: 'x'.repeat(1000) }))).status).toBe(201);
  expect(api.sandbox.records()).toHaveLength(1);
});

test('64 versions posted at once to one item get 64 consecutive numbers', async () => {
  const api = await startApi();
  const { id } = await create(api, aFile());
  const bodies = await Promise.all(
    Array.from({ length: 64 }, async (_unused, index) =>
      readJson<ItemBody>(await api.upload(`/v1/proof/${id}/versions`, aFile({ content: `${index}` }))),
    ),
  );
  const numbers = bodies.map((body) => body.version).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 64 }, (_unused, index) => index + 2));
});
