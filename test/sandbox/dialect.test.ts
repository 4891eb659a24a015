import { expect, test } from 'vitest';
import { parseDialect } from '../../src/sandbox/parse-dialect.ts';
import { aCsv, aFile, create, readJson, startApi, type Api } from './support/api.ts';

test.each([
  ['array=items', { items: [expect.anything()] }],
  ['token=nextToken', { data: [expect.anything()] }],
  ['last=null', { data: [expect.anything()], offsetToken: null }],
  ['last=empty,token=nextToken,array=proof', { proof: [expect.anything()], nextToken: '' }],
])('"%s" lists in that shape', async (dialect, shape) => {
  const api = await startWith(dialect);
  await create(api, aFile());
  expect(await readJson(await api.send('GET', '/v1/proof'))).toEqual(shape);
});

test('"token=nextToken" takes the token back under its own name, and not as offset', async () => {
  const api = await startWith('token=nextToken');
  for (const name of ['a', 'b']) await create(api, aFile({ name }));
  const { nextToken } = await readJson<{ nextToken: string }>(await api.send('GET', '/v1/proof?limit=1'));
  const next = await api.list(`?limit=1&nextToken=${nextToken}`);
  expect(next.data.map((item) => item.filename)).toEqual(['a']);
  expect((await api.send('GET', `/v1/proof?offset=${nextToken}`)).status).toBe(400);
});

test('"page-cap=2" makes pages smaller than asked for without a word', async () => {
  const api = await startWith('page-cap=2');
  for (const name of ['a', 'b', 'c']) await create(api, aFile({ name }));
  expect((await api.list('?limit=100')).data).toHaveLength(2);
});

test('"max-limit=50" refuses a larger limit', async () => {
  const api = await startWith('max-limit=50');
  expect((await api.send('GET', '/v1/proof?limit=51')).status).toBe(400);
  expect((await api.send('GET', '/v1/proof?limit=50')).status).toBe(200);
});

test('"first-version=0" counts from 0, in lists, answers and downloads', async () => {
  const api = await startWith('first-version=0');
  const { id, version } = await create(api, aFile({ content: 'first' }));
  const second = await readJson(await api.upload(`/v1/proof/${id}/versions`, aFile({ content: 'second' })));
  expect([version, second, await api.text(id, 0), await api.text(id, 1)]).toMatchObject([
    0,
    { version: 1 },
    'first',
    'second',
  ]);
});

test.each([
  ['item', 201, { id: expect.any(String), filename: 'report.txt', version: 2 }],
  ['partial', 201, { version: 2, size: 12, updatedOn: expect.any(String), uploadedOn: expect.any(String) }],
  ['object', 201, {}],
  ['empty', 204, undefined],
])('"answers=%s" answers a version, a link and a schema so', async (answers, status, body) => {
  const api = await startWith(`answers=${answers}`);
  const { id } = await create(api, aCsv({ name: 'report.txt' }), { contentType: 'text/csv' });
  const version = await api.upload(`/v1/proof/${id}/versions`, aFile());
  const text = await version.text();
  expect(version.status).toBe(status);
  expect(text === '' ? undefined : JSON.parse(text)).toEqual(
    answers === 'item' ? expect.objectContaining(body) : body,
  );
  const link = await api.upload('/v1/labels/l/proof', aFile());
  const schema = await api.send('PATCH', `/v1/proof/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: '{"isPrivate":false,"schema":{"class":"CsvFileSchema","fields":[{"name":"a","type":"text"}]}}',
  });
  expect([link.status, schema.status]).toEqual([status, status === 204 ? 204 : 200]);
});

test.each([
  ['size=string', { size: '12' }],
  ['timestamps=z', { createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) }],
  ['timestamps=offset', { uploadedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/) }],
  ['timestamps=fraction', { updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) }],
  ['rename=_', { filename: 'a_b__1_.txt' }],
  ['fields=more', { fileExtension: 'txt', contentType: 'text/plain', status: 'active', isPrivate: false }],
])('"%s" shows in an item', async (dialect, shown) => {
  const api = await startWith(dialect);
  expect(await create(api, aFile({ name: 'a b (1).txt' }))).toMatchObject(shown);
});

test('"near=first" ranks the exact name last, page after page', async () => {
  const api = await startWith('near=first');
  for (const name of ['a report.txt', 'report.txt', 'report.txt.bak']) await create(api, aFile({ name }));
  for (const direction of ['asc', 'desc']) {
    const query = `?search=Report.txt&sortDirection=${direction}&limit=1`;
    const seen: string[] = [];
    let offset = '';
    do {
      const page = await api.list(query + offset);
      seen.push(...page.data.map((item) => item.filename));
      offset = page.offsetToken === undefined ? '' : `&offset=${page.offsetToken}`;
    } while (offset !== '');
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe('report.txt');
  }
});

test.each([
  ['archived=hidden', []],
  ['archived=listed', [{ status: 'archived' }]],
])('with "%s" an archived item is listed as %j, and takes nothing more', async (dialect, listed) => {
  const api = await startWith(dialect);
  const { id } = await create(api, aFile());
  api.sandbox.archive(id);
  expect((await api.list()).data).toMatchObject(listed);
  expect((await api.upload(`/v1/proof/${id}/versions`, aFile())).status).toBe(404);
  expect((await api.send('GET', `/v1/proof/${id}/contents`)).status).toBe(404);
  expect(api.sandbox.records()).toMatchObject([{ archived: true, versions: [{ version: 1 }] }]);
});

test('"owner-field" is the only field that names an owner', async () => {
  const api = await startWith('owner-field=acme-proof-owned-by');
  const owner = '5f0c1c1e-1111-4222-8333-444455556666';
  expect((await api.upload('/v1/proof', aFile(), { 'svc-proof-owned-by': owner })).status).toBe(400);
  expect((await api.upload('/v1/proof', aFile(), { 'acme-proof-owned-by': owner })).status).toBe(201);
});

test('"rate=2" lets two requests a second through, and says when to come back', async () => {
  let now = Date.now();
  const api = await startApi({ dialect: parseDialect('rate=2'), now: () => now });
  const list = () => api.send('GET', '/v1/proof');
  expect([(await list()).status, (await list()).status]).toEqual([200, 200]);
  const refused = await list();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  now += 500;
  expect((await list()).status).toBe(200);
});

test.each([
  ['arrray=items', /"arrray" is no setting\. Known: array, token/],
  ['array', /"array" needs a value/],
  ['array=a b', /array is a name of letters/],
  ['answers=maybe', /answers is one of item, partial, object, empty, not "maybe"/],
  ['page-cap=0', /page-cap is a whole number from 1/],
])('the dialect "%s" is refused', (dialect, message) => {
  expect(() => parseDialect(dialect)).toThrow(message);
});

test('settings add up, and the later one wins', () => {
  expect(parseDialect('array=items, size=string,array=proof')).toMatchObject({
    array: 'proof',
    size: 'string',
  });
});

function startWith(dialect: string): Promise<Api> {
  return startApi({ dialect: parseDialect(dialect) });
}
