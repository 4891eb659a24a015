import { expect, test } from 'vitest';
import { demoCallers } from '../../src/sandbox/callers.ts';
import { aFile, create, readMessage, startApi, type Api } from './support/api.ts';

const OTHER_USER = '5f0c1c1e-1111-4222-8333-444455556666';

test('a page holds 25 items unless told otherwise, and names the next one', async () => {
  const api = await startApi();
  await createMany(api, 26);
  const first = await api.list();
  const last = await api.list(`?offset=${first.offsetToken}`);
  expect([first.data.length, last.data.length]).toEqual([25, 1]);
  expect(last).not.toHaveProperty('offsetToken');
});

test('the last page of exactly full pages carries no token', async () => {
  const api = await startApi();
  await createMany(api, 4);
  const first = await api.list('?limit=2');
  expect(await api.list(`?limit=2&offset=${first.offsetToken}`)).not.toHaveProperty('offsetToken');
});

test.each(['createdOn', 'filename', 'uploadedOn', 'createdBy'])(
  'items added while one pages by %s neither repeat nor hide others',
  async (sortBy) => {
    for (const direction of ['asc', 'desc']) {
      const api = await startApi();
      const before = await createMany(api, 9);
      const seen: string[] = [];
      let offset = '';
      do {
        const page = await api.list(`?limit=2&sortBy=${sortBy}&sortDirection=${direction}${offset}`);
        seen.push(...page.data.map((item) => item.filename));
        await create(api, aFile({ name: `added-${seen.length}.txt` }));
        offset = page.offsetToken === undefined ? '' : `&offset=${page.offsetToken}`;
      } while (offset !== '' && seen.length < 100);
      expect(seen.filter((name) => name.startsWith('item')).toSorted()).toEqual(before);
    }
  },
);

test('newest upload first is the default, and a new version brings its item to the front', async () => {
  const api = await startApi();
  const { id } = await create(api, aFile({ name: 'old.txt' }));
  await create(api, aFile({ name: 'new.txt' }));
  expect(await names(api)).toEqual(['new.txt', 'old.txt']);
  await api.upload(`/v1/proof/${id}/versions`, aFile());
  expect(await names(api)).toEqual(['old.txt', 'new.txt']);
  expect(await names(api, '?sortBy=createdOn&sortDirection=asc')).toEqual(['old.txt', 'new.txt']);
});

test('names sort by code point', async () => {
  const api = await startApi();
  for (const name of ['b.txt', 'a.txt', 'ä.txt', 'B.txt']) await create(api, aFile({ name }));
  expect(await names(api, '?sortBy=filename&sortDirection=asc')).toEqual([
    'B.txt',
    'a.txt',
    'b.txt',
    'ä.txt',
  ]);
});

test('sorting by createdBy goes by the user who created the item', async () => {
  const api = await startApi();
  await create(api, aFile({ name: 'by-user.txt' }));
  await api.send('POST', '/v1/proof', {
    headers: { authorization: 'Bearer sandbox-service-token' },
    body: serviceForm('by-service.txt'),
  });
  expect(await names(api, '?sortBy=createdBy&sortDirection=asc')).toEqual(['by-user.txt', 'by-service.txt']);
  expect(await names(api, '?sortBy=createdBy&sortDirection=desc')).toEqual(['by-service.txt', 'by-user.txt']);
});

test('ownedByMe lists what the user of the token owns, whoever uploaded it', async () => {
  const api = await startApi();
  await create(api, aFile({ name: 'mine.txt' }));
  await create(api, aFile({ name: 'given away.txt' }), { 'svc-proof-owned-by': OTHER_USER });
  expect(await names(api, '?ownedByMe=true')).toEqual(['mine.txt']);
  expect(await names(api, '?ownedByMe=false')).toHaveLength(2);
});

test.each([
  ['report', ['Report.pdf', 'old report 1.txt']],
  ['REPORT 1', ['old report 1.txt']],
  ['ÜBER', ['über.txt']],
  ['100%', ['100%_sure.txt']],
  ['', ['100%_sure.txt', 'Report.pdf', 'old report 1.txt', 'über.txt']],
  ['nowhere', []],
])('searching "%s" finds names that contain it, in any case', async (search, found) => {
  const api = await startApi();
  for (const name of ['old report 1.txt', 'Report.pdf', 'über.txt', '100%_sure.txt']) {
    await create(api, aFile({ name }));
  }
  expect((await names(api, `?search=${encodeURIComponent(search)}`)).toSorted()).toEqual(found);
});

test('objects that are not in the list of objects are not there', async () => {
  const api = await startApi({ objects: [{ objectType: 'control', objectId: 'c1' }] });
  expect((await api.upload('/v1/controls/c1/proof', aFile())).status).toBe(201);
  expect(await readMessage(await api.upload('/v1/controls/c2/proof', aFile()))).toBe(
    '404: There is no control c2.',
  );
  expect((await api.send('GET', '/v1/proof?objectType=task&objectId=c1')).status).toBe(404);
});

test.each([
  ['limit=0', /from 1 to 500; it is 0/],
  ['limit=501', /from 1 to 500; it is 501/],
  ['limit=ten', /must be a whole number; it is "ten"/],
  ['limit=1&limit=2', /limit is there 2 times/],
  ['sortBy=size', /sortBy must be one of createdBy, createdOn, filename, uploadedOn/],
  ['sortDirection=up', /sortDirection must be one of asc, desc/],
  ['ownedByMe=yes', /ownedByMe must be one of true, false/],
  ['objectType=control', /objectType and objectId are used together/],
  ['objectType=risk&objectId=1', /objectType must be one of control, label, task/],
  ['objectType=task&objectId=', /objectId is empty/],
  ['offset=nonsense', /offset is no token of this service/],
  ['sort=size', /"sort" is not known/],
])('a list with %s is refused', async (query, message) => {
  const api = await startApi();
  expect(await readMessage(await api.send('GET', `/v1/proof?${query}`))).toMatch(message);
});

test('a token does not fit a list with another sort or filter', async () => {
  const api = await startApi();
  await createMany(api, 3);
  const { offsetToken } = await api.list('?limit=1');
  const response = await api.send('GET', `/v1/proof?limit=1&search=item&offset=${offsetToken}`);
  expect(await readMessage(response)).toMatch(/^400: .*another sort or filter/);
});

async function createMany(api: Api, count: number): Promise<string[]> {
  const created = Array.from(
    { length: count },
    (_unused, index) => `item-${String(index).padStart(2, '0')}.txt`,
  );
  for (const name of created) await create(api, aFile({ name }));
  return created;
}

async function names(api: Api, query?: string): Promise<string[]> {
  return (await api.list(query)).data.map((item) => item.filename);
}

function serviceForm(name: string): FormData {
  const form = new FormData();
  form.set('proof', new Blob(['x']), name);
  form.set('svc-proof-owned-by', demoCallers[0]?.id ?? '');
  return form;
}
