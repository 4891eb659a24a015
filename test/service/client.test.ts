import nock from 'nock';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import type { RequestRecord } from '../../src/service/session.ts';
import { connectTo, failureOf, makeUpload } from './connection.ts';

const baseUrl = new URL('https://proof.example.com/gateway');
const api = () =>
  nock('https://proof.example.com/gateway/v1', { reqheaders: { authorization: 'Bearer test-token' } });

/** The form of an upload, reduced to what is told in it: `name=value`, and the file as `proof=<filename> <type> <bytes>`. */
function readForm(body: string): string[] {
  return [
    ...body.matchAll(/name="([^"]*)"(?:; filename="([^"]*)"\r\nContent-Type: (\S+))?\r\n\r\n([^]*?)\r\n--/gu),
  ].map(([, name, filename, mediaType, value]) =>
    filename === undefined ? `${name}=${value}` : `${name}=${filename} ${mediaType} ${value}`,
  );
}

beforeAll(() => {
  nock.disableNetConnect();
  return () => {
    nock.enableNetConnect();
    nock.restore();
  };
});

afterEach(() => {
  const pending = nock.pendingMocks();
  nock.cleanAll();
  expect(pending).toEqual([]);
});

describe('an upload', () => {
  const csv = makeUpload({ name: 'access.csv', mediaType: 'text/csv', owner: 'user-1', testable: true });
  const file = 'proof=access.csv text/csv contents';
  const newItemForm = ['svc-proof-owned-by=user-1', 'contentType=text/csv', file];

  test.each([
    ['creates an item', '/proof', newItemForm, () => connectTo(baseUrl).create(csv)],
    [
      'names its owner in the field of the deployment',
      '/proof',
      ['x-owned-by=user-1', 'contentType=text/csv', file],
      () => connectTo(baseUrl, { ownerField: 'x-owned-by' }).create(csv),
    ],
    [
      'sends nothing that is not set',
      '/proof',
      ['proof=report.txt text/plain contents'],
      () => connectTo(baseUrl).create(makeUpload()),
    ],
    [
      'is linked to a target in the same call',
      '/controls/c%2F1/proof',
      newItemForm,
      () => connectTo(baseUrl).uploadAndLink({ type: 'control', id: 'c/1' }, csv),
    ],
    [
      'adds a version, with the file only',
      '/proof/p-1/versions',
      [file],
      () => connectTo(baseUrl).addVersion('p-1', csv),
    ],
  ])('%s', async (_, path, form, act) => {
    let sent: string[] = [];
    api()
      .post(path, (body: string) => {
        sent = readForm(body);
        return true;
      })
      .reply(201, { id: 'p-1', filename: 'access.csv', version: 1 });
    await expect(act()).resolves.toEqual({ id: 'p-1', filename: 'access.csv', version: 1 });
    expect(sent).toEqual(form);
  });

  test.each([
    ['204 and no body', 204, undefined],
    ['an empty object', 200, {}],
    ['an empty body', 200, ''],
  ])('may be answered with %s', async (_, status, body) => {
    api().post('/proof').reply(status, body);
    await expect(connectTo(baseUrl).create(makeUpload())).resolves.toEqual({});
  });
});

test('a schema is set with fields in the order given', async () => {
  const schema = {
    isPrivate: false,
    schema: {
      class: 'CsvFileSchema',
      fields: [
        { name: 'user', type: 'text' },
        { name: '2024', type: 'number' },
      ],
    },
  } as const;
  let sent: unknown;
  api()
    .patch('/proof/p-1', (body: unknown) => {
      sent = body;
      return true;
    })
    .matchHeader('content-type', 'application/json')
    .reply(204);
  await connectTo(baseUrl).setSchema('p-1', schema);
  expect(sent).toEqual(schema);
});

test.each([
  ['a version', '/proof/p-1/versions', 'POST', () => connectTo(baseUrl).addVersion('p-1', makeUpload())],
  [
    'a schema',
    '/proof/p-1',
    'PATCH',
    () =>
      connectTo(baseUrl).setSchema('p-1', {
        isPrivate: false,
        schema: { class: 'CsvFileSchema', fields: [] },
      }),
  ],
])('%s that is answered with another item is not believed', async (_, path, method, act) => {
  api().intercept(path, method).reply(200, { id: 'p-2' });
  const { facts, message } = await failureOf(act());
  expect(facts).toMatchObject({ phase: 'answered', status: 200, unreadable: true });
  expect(message).toContain('it speaks of another item');
});

describe('a refusal', () => {
  test('tells what the service said and when to come back', async () => {
    const body = { statusCode: 429, message: 'Rate limit is exceeded. Try again in 5 seconds.' };
    api().post('/proof').reply(429, body);
    const { facts, message } = await failureOf(connectTo(baseUrl).create(makeUpload()));
    expect(facts).toEqual({
      request: 'POST /gateway/v1/proof',
      phase: 'answered',
      status: 429,
      throttled: true,
      waitMs: 5_000,
      answer: body.message,
    });
    expect(message).toBe(
      `POST /gateway/v1/proof: the service answered 429: ${body.message} It asks to slow down.`,
    );
  });

  test.each([401, 403, 404, 413])(
    'with %i is told by its status, and what to do is left to the caller',
    async (status) => {
      api().post('/proof').reply(status, '<html><title>Gateway</title></html>');
      const { facts, message } = await failureOf(connectTo(baseUrl).create(makeUpload()));
      expect(facts).toMatchObject({ phase: 'answered', status, answer: 'Gateway', throttled: false });
      expect(message).toBe(`POST /gateway/v1/proof: the service answered ${status}: Gateway.`);
    },
  );

  test('never shows the token that the service sent back', async () => {
    api().post('/proof').reply(400, 'What is test-token?');
    const { facts, message } = await failureOf(connectTo(baseUrl).create(makeUpload()));
    expect(facts.answer).toBe('What is ***?');
    expect(message).not.toContain('test-token');
  });

  test('of a name that no form can carry comes before any request', async () => {
    await expect(connectTo(baseUrl).create(makeUpload({ name: 'a\0b' }))).rejects.toThrow(InputError);
    await expect(connectTo(baseUrl).download('..')).rejects.toThrow(InputError);
  });

  test.each(['', 'two words', 'line\nbreak', 'schlüssel'])(
    'of a token that no header can carry: %j',
    (token) => {
      expect(() => connectTo(baseUrl, { tokens: { token } })).toThrow(InputError);
    },
  );

  test('of a static token is not tried again', async () => {
    api().post('/proof').reply(401);
    const { facts } = await failureOf(connectTo(baseUrl).create(makeUpload()));
    expect(facts.status).toBe(401);
  });
});

test('each request is counted with method, path and status, and without its query', async () => {
  const records: RequestRecord[] = [];
  api().get('/proof').query(true).reply(200, { data: [] });
  api().post('/proof').reply(500);
  const service = connectTo(baseUrl, { onRequest: (record) => records.push(record) });
  await service.listPage({ search: 'private.txt' });
  await failureOf(service.create(makeUpload()));
  expect(records).toEqual([
    { method: 'GET', path: '/gateway/v1/proof', status: 200 },
    { method: 'POST', path: '/gateway/v1/proof', status: 500 },
  ]);
});

describe('a list', () => {
  test('sends the whole query', async () => {
    api()
      .get('/proof')
      .query({
        limit: '7',
        objectType: 'task',
        objectId: 't&1',
        search: 'a b+ü',
        ownedByMe: 'true',
        sortBy: 'createdOn',
        sortDirection: 'asc',
      })
      .reply(200, { data: [] });
    await connectTo(baseUrl).listPage({
      limit: 7,
      target: { type: 'task', id: 't&1' },
      search: 'a b+ü',
      ownedByMe: true,
      sortBy: 'createdOn',
      sortDirection: 'asc',
    });
  });

  test.each([
    ['offsetToken', 'offset'],
    ['nextToken', 'nextToken'],
  ])('goes on with %s as %s', async (name, parameter) => {
    const service = connectTo(baseUrl);
    const item = { id: 'a', filename: 'a.txt' };
    api()
      .get('/proof')
      .query({ limit: '100', search: 'x' })
      .reply(200, { items: [item], [name]: 'p 2' });
    api()
      .get('/proof')
      .query({ limit: '100', search: 'x', [parameter]: 'p 2' })
      .reply(200, { items: [] });
    const first = await service.listPage({ search: 'x' });
    const second = await service.listPage({ search: 'x' }, first.next);
    expect(first.items).toMatchObject([item]);
    expect(second).toEqual({ items: [], next: undefined });
  });

  test('whose page size is refused goes without from then on', async () => {
    const service = connectTo(baseUrl);
    api().get('/proof').query({ limit: '100' }).reply(400, { message: 'limit must be at most 50' });
    api().get('/proof').query({}).twice().reply(200, { data: [] });
    await service.listPage({});
    await service.listPage({});
  });

  test('that is refused for another reason keeps its page size', async () => {
    const service = connectTo(baseUrl);
    api().get('/proof').query({ limit: '100', search: 'x' }).reply(400, { message: 'first' });
    api().get('/proof').query({ search: 'x' }).reply(400, { message: 'second' });
    api().get('/proof').query({ limit: '100' }).reply(200, { data: [] });
    const { facts } = await failureOf(service.listPage({ search: 'x' }));
    expect(facts).toMatchObject({ status: 400, answer: 'second' });
    await service.listPage({});
  });

  test.each([
    ['an HTML page', 200, '<html><title>Sign in</title></html>'],
    ['a body without an array', 200, '{"ok":true}'],
    ['nothing', 204, undefined],
    ['JSON that is cut', 200, '{"data":['],
    ['text that is not UTF-8', 200, Buffer.from('{"data":[{"id":"\xE9","filename":"x"}]}', 'latin1')],
  ])('that is answered with %s is unreadable, not empty', async (_, status, body) => {
    api().get('/proof').query(true).reply(status, body);
    const { facts } = await failureOf(connectTo(baseUrl).listPage({}));
    expect(facts).toMatchObject({ phase: 'answered', status, unreadable: true });
  });

  test('that redirects is refused', async () => {
    api().get('/proof').query(true).reply(302, undefined, { location: 'https://sso.example.com/login?x=1' });
    const { facts, message } = await failureOf(connectTo(baseUrl).listPage({}));
    expect(facts).toMatchObject({ phase: 'answered', status: 302 });
    expect(message).toContain('(to https://sso.example.com)');
  });
});
