import { expect, test } from 'vitest';
import { demoCallers, parseCallers } from '../../src/sandbox/callers.ts';
import { aFile, formOf, readJson, readMessage, startApi, type Api } from './support/api.ts';

const [ADA, ROBOT] = ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002'];

test.each([
  [undefined, /401: .*is missing/],
  ['Basic YTpi', /401: .*must be: Bearer <token>/],
  ['Bearer', /401: .*must be: Bearer <token>/],
  ['Bearer unknown', /401: The access token is not known/],
])('the authorization %s is refused before the body is looked at', async (authorization, message) => {
  const api = await startApi();
  const response = await fetch(`${api.sandbox.url}/v1/proof`, {
    method: 'POST',
    body: 'not even a form',
    headers: authorization === undefined ? {} : { authorization },
  });
  expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(await readMessage(response)).toMatch(message);
});

test.each(['/v1/proof', '/v1/labels/l1/proof'])('a service account names an owner on %s', async (path) => {
  const api = await startApi();
  const post = (fields: Record<string, string>) =>
    api.send('POST', path, {
      body: formOf(aFile(), fields),
      headers: { authorization: 'Bearer sandbox-service-token' },
    });
  expect(await readMessage(await post({}))).toMatch(/^400: A service account cannot own proof/);
  expect(await readMessage(await post({ 'svc-proof-owned-by': ROBOT }))).toMatch(/^400: .*cannot own proof/);
  expect((await post({ 'svc-proof-owned-by': ADA.toUpperCase() })).status).toBe(201);
  expect(api.sandbox.records()).toMatchObject([{ ownedBy: ADA, createdBy: ROBOT }]);
});

test('with known owners only, a stranger owns nothing', async () => {
  const api = await startApi({ knownOwnersOnly: true });
  const response = await api.upload('/v1/proof', aFile(), {
    'svc-proof-owned-by': '5f0c1c1e-1111-4222-8333-444455556666',
  });
  expect(await readMessage(response)).toMatch(/^400: .*no user of the organization/);
});

test('a caller who may only read gets 403 for every write', async () => {
  const readOnly = demoCallers.map((caller) => Object.assign({}, caller, { readOnly: true }));
  const api = await startApi({ callers: readOnly });
  const writes = [
    await api.upload('/v1/proof', aFile()),
    await api.upload('/v1/proof/some-id/versions', aFile()),
    await api.upload('/v1/tasks/t/proof', aFile()),
    await api.send('PATCH', '/v1/proof/some-id', {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  ];
  expect(writes.map((response) => response.status)).toEqual([403, 403, 403, 403]);
  expect((await api.send('GET', '/v1/proof')).status).toBe(200);
});

test.each([
  ['in the body', { client_id: 'sandbox-client', client_secret: 'sandbox-secret' }, {}],
  ['in the header', {}, { authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` }],
])('client credentials %s buy a token that opens the service', async (_where, fields, headers) => {
  const api = await startApi();
  const response = await mint(api, { grant_type: 'client_credentials', ...fields }, headers);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { access_token, ...rest } = await readJson<{ access_token: string }>(response);
  expect(rest).toEqual({ token_type: 'Bearer', expires_in: 300 });
  const list = await api.send('GET', '/v1/proof', { headers: { authorization: `Bearer ${access_token}` } });
  expect(list.status).toBe(200);
});

test('a minted token dies at the end of its life', async () => {
  let now = Date.now();
  const api = await startApi({ tokenLifeSeconds: 60, now: () => now });
  const { access_token } = await readJson<{ access_token: string }>(
    await mint(api, {
      grant_type: 'client_credentials',
      client_id: 'sandbox-client',
      client_secret: 'sandbox-secret',
    }),
  );
  const list = () => api.send('GET', '/v1/proof', { headers: { authorization: `Bearer ${access_token}` } });
  now += 59_999;
  expect((await list()).status).toBe(200);
  now += 1;
  expect(await readMessage(await list())).toBe('401: The access token has expired.');
});

test.each([
  [{}, 400, 'invalid_request'],
  [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
  [{ grant_type: 'client_credentials' }, 401, 'invalid_client'],
  [
    { grant_type: 'client_credentials', client_id: 'sandbox-client', client_secret: 'x' },
    401,
    'invalid_client',
  ],
])('the token request %j is answered as RFC 6749 says', async (fields, status, error) => {
  const response = await mint(await startApi(), fields);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error, error_description: expect.any(String) });
});

test('a callers file names users and service accounts', () => {
  const text = JSON.stringify({
    users: [{ id: ADA.toUpperCase(), token: 't' }],
    serviceAccounts: [{ id: ROBOT, name: 'CI', clientId: 'c', clientSecret: 's', readOnly: true }],
  });
  expect(parseCallers(text)).toMatchObject([
    { kind: 'user', id: ADA, name: ADA.toUpperCase(), token: 't', readOnly: false },
    { kind: 'service-account', id: ROBOT, name: 'CI', clientId: 'c', readOnly: true },
  ]);
});

test.each([
  ['[]', /must hold a JSON object/],
  ['{}', /names nobody/],
  ['{"people": []}', /not "people"/],
  ['{"users": {}}', /users must be an array/],
  ['{"users": [{"id": "ada"}]}', /users\[0\]\.id must be a UUID/],
  [`{"users": [{"id": "${ADA}", "tokn": "t"}]}`, /users\[0\] has an unknown key "tokn"/],
  [`{"users": [{"id": "${ADA}", "token": 1}]}`, /users\[0\]\.token must be a text/],
  [`{"users": [{"id": "${ADA}", "clientId": "c"}]}`, /both clientId and clientSecret/],
  [`{"users": [{"id": "${ADA}"}, {"id": "${ADA}"}]}`, /Two callers have the same id/],
])('the callers file %s is refused', (text, message) => {
  expect(() => parseCallers(text)).toThrow(message);
});

function mint(
  api: Api,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${api.sandbox.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
}
