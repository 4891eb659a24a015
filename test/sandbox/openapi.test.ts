import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../src/sandbox/openapi/document.ts';
import { aCsv, aFile, create, formOf, startApi } from './support/api.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(openApiDocument, 'openapi');

const PATCH = {
  headers: { 'content-type': 'application/json' },
  body: '{"isPrivate":false,"schema":{"class":"CsvFileSchema","fields":[{"name":"user","type":"text"}]}}',
};

/** Each row is one answer that the document promises: how it is provoked, and where the document describes it. */
const answers: readonly (readonly [string, string, string, number, Provoke])[] = [
  ['/v1/proof', 'get', '/v1/proof?limit=1', 200, {}],
  ['/v1/proof', 'get', '/v1/proof?limit=0', 400, {}],
  ['/v1/proof', 'get', '/v1/proof', 401, { headers: { authorization: 'Bearer x' } }],
  ['/v1/proof', 'post', '/v1/proof', 201, { body: () => formOf(aFile()) }],
  ['/v1/proof', 'post', '/v1/proof', 400, { body: () => formOf(aFile(), { contentType: 'x' }) }],
  ['/v1/proof', 'post', '/v1/proof', 413, { body: () => formOf(aFile({ content: 'x'.repeat(2000) })) }],
  ['/v1/proof', 'post', '/v1/proof', 415, PATCH],
  ['/v1/proof/{proofId}', 'patch', '/v1/proof/CSV', 200, PATCH],
  ['/v1/proof/{proofId}', 'patch', '/v1/proof/CSV', 400, { ...PATCH, body: '{}' }],
  ['/v1/proof/{proofId}', 'patch', '/v1/proof/TEXT', 409, PATCH],
  ['/v1/proof/{proofId}', 'patch', '/v1/proof/nobody', 404, PATCH],
  ['/v1/proof/{proofId}/versions', 'post', '/v1/proof/TEXT/versions', 201, { body: () => formOf(aFile()) }],
  ['/v1/proof/{proofId}/versions', 'post', '/v1/proof/nobody/versions', 404, { body: () => formOf(aFile()) }],
  ['/v1/proof/{proofId}/contents', 'get', '/v1/proof/nobody/contents', 404, {}],
  ['/v1/controls/{objectId}/proof', 'post', '/v1/controls/c/proof', 201, { body: () => formOf(aFile()) }],
  ['/v1/labels/{objectId}/proof', 'post', '/v1/labels/l/proof', 201, { body: () => formOf(aFile()) }],
  ['/v1/tasks/{objectId}/proof', 'post', '/v1/tasks/unknown/proof', 404, { body: () => formOf(aFile()) }],
  ['/oauth/token', 'post', '/oauth/token', 200, { body: () => new URLSearchParams(CLIENT) }],
  ['/oauth/token', 'post', '/oauth/token', 400, { body: () => new URLSearchParams() }],
  [
    '/oauth/token',
    'post',
    '/oauth/token',
    401,
    { body: () => new URLSearchParams({ ...CLIENT, client_id: 'x' }) },
  ],
];

const CLIENT = {
  grant_type: 'client_credentials',
  client_id: 'sandbox-client',
  client_secret: 'sandbox-secret',
};
const OBJECTS = [
  { objectType: 'control', objectId: 'c' },
  { objectType: 'label', objectId: 'l' },
] as const;

interface Provoke {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | (() => FormData | URLSearchParams);
}

test.each(answers)(
  '%s %s: the answer to %s has status %i and fits the document',
  async (path, method, url, status, provoke) => {
    const api = await startApi({ maxFileBytes: 1000, objects: OBJECTS });
    const csv = await create(api, aCsv(), { contentType: 'text/csv' });
    const text = await create(api, aFile());
    const body = typeof provoke.body === 'function' ? provoke.body() : provoke.body;
    const response = await api.send(
      method.toUpperCase(),
      url.replace('CSV', csv.id).replace('TEXT', text.id),
      {
        ...(provoke.headers === undefined ? {} : { headers: provoke.headers }),
        ...(body === undefined ? {} : { body }),
      },
    );
    expect(response.status).toBe(status);
    const validate = validatorFor(path, method, status);
    expect(validate(await response.json()), ajv.errorsText(validate.errors)).toBe(true);
  },
);

test('the document is served, and its references all lead somewhere', async () => {
  const api = await startApi();
  const served = await (await api.send('GET', '/openapi.json')).text();
  expect(JSON.parse(served)).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  const references = [...served.matchAll(/"\$ref":"#([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((reference) => find(JSON.parse(served), reference) === undefined)).toEqual([]);
});

test('an item with a field of a wrong type does not fit the document', () => {
  const validate = validatorFor('/v1/proof', 'post', 201);
  expect(validate({ id: 'no-uuid', filename: '', version: '1' })).toBe(false);
});

function validatorFor(path: string, method: string, status: number): ValidateFunction {
  const pointer = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${status}`;
  const answer = find(openApiDocument, pointer);
  const described = isReference(answer) ? answer.$ref.slice(1) : pointer;
  const schema = `${described}/content/application~1json/schema`;
  return ajv.compile({ $ref: `openapi#${encodeURI(schema)}` });
}

function isReference(value: unknown): value is { readonly $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** Follows a JSON pointer (RFC 6901). */
function find(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => Object.entries(value ?? {}).find(([name]) => name === key)?.[1],
      document,
    );
}
