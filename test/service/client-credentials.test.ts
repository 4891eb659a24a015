import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { ServiceSettings } from '../../src/service/connect.ts';
import { makeCertificate } from '../support/certificate.ts';
import { findClosedPort, serveHttp, type Listener } from '../support/loopback.ts';
import { serveProxy } from '../support/proxy.ts';
import { writeCaFile } from './ca-file.ts';
import { connectTo, failureOf, makeUpload } from './connection.ts';

interface TokenRequest {
  readonly authorization: string | undefined;
  readonly form: Record<string, string>;
}

/** A token endpoint that gives t1, t2, …, and notes how it was asked. */
function giveTokens(
  answer = (count: number) => ({ access_token: `t${count}`, token_type: 'Bearer', expires_in: 600 }),
) {
  const requests: TokenRequest[] = [];
  return {
    requests,
    listener: (async (request, response) => {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      requests.push({ authorization: request.headers.authorization, form });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(requests.length)));
    }) satisfies Listener,
  };
}

const credentials = (tokenUrl: URL, overrides: object = {}): Pick<ServiceSettings, 'tokens'> => ({
  tokens: { tokenUrl, clientId: 'client 1', clientSecret: 's3cr3t:%', ...overrides },
});
const basic = `Basic ${Buffer.from('client+1:s3cr3t%3A%25').toString('base64')}`;

/** A service that takes these tokens only, and notes those that it saw. */
async function serveFor(...accepted: string[]) {
  const seen: (string | undefined)[] = [];
  const address = await serveHttp(async (request, response) => {
    seen.push(request.headers.authorization);
    await text(request);
    const known = accepted.some((token) => request.headers.authorization === `Bearer ${token}`);
    response.writeHead(known ? 200 : 401).end('{}');
  });
  return { address, seen };
}

test('credentials are exchanged for a token, which is told before it is used', async () => {
  const { requests, listener } = giveTokens();
  const { address, seen } = await serveFor('t1');
  const told: [string, number][] = [];
  const tokenUrl = await serveHttp(listener);
  const onToken = (token: string) => told.push([token, seen.length]);
  await connectTo(address, credentials(tokenUrl, { scope: 'proof:write', onToken })).create(makeUpload());
  expect(requests).toEqual([
    { authorization: basic, form: { grant_type: 'client_credentials', scope: 'proof:write' } },
  ]);
  expect(told).toEqual([['t1', 0]]);
});

test('credentials are sent in the body to a server that does not know HTTP Basic, and there at once from then on', async () => {
  const { requests, listener } = giveTokens((count) => ({
    access_token: `t${count}`,
    token_type: 'bearer',
    expires_in: 0,
  }));
  const tokenUrl = await serveHttp((request, response) => {
    if (request.headers.authorization === undefined) {
      void listener(request, response);
    } else {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end('{"error":"invalid_client"}');
    }
  });
  const { address } = await serveFor('t1', 't2');
  const service = connectTo(address, credentials(tokenUrl));
  await service.create(makeUpload());
  await service.create(makeUpload());
  const form = { grant_type: 'client_credentials', client_id: 'client 1', client_secret: 's3cr3t:%' };
  expect(requests).toEqual([
    { authorization: undefined, form },
    { authorization: undefined, form },
  ]);
});

test('credentials renew a refused token once, and the upload is sent again', async () => {
  const { listener } = giveTokens();
  const { address, seen } = await serveFor('t2');
  const service = connectTo(address, credentials(await serveHttp(listener)));
  await expect(service.create(makeUpload())).resolves.toEqual({});
  expect(seen).toEqual(['Bearer t1', 'Bearer t2']);
});

test('credentials do not mint for ever when every token is refused', async () => {
  const { requests, listener } = giveTokens();
  const { address, seen } = await serveFor();
  const service = connectTo(address, credentials(await serveHttp(listener)));
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await failureOf(service.create(makeUpload()))).facts.status).toBe(401);
  }
  expect(requests).toHaveLength(2);
  expect(seen).toHaveLength(4);
});

test('credentials go through the proxy, under the private CA', async () => {
  const certificate = makeCertificate();
  const tokenUrl = await serveHttp(giveTokens().listener, certificate);
  const { address } = await serveFor('t1');
  const proxy = await serveProxy();
  const service = connectTo(address, {
    ...credentials(tokenUrl),
    caFile: writeCaFile(certificate),
    environment: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` },
  });
  await service.create(makeUpload());
  expect(proxy.requests).toEqual([`CONNECT ${tokenUrl.host}`]);
});

describe('credentials that give no token', () => {
  const unused = new URL('http://127.0.0.1:9');

  test.each([
    [
      400,
      '{"error":"invalid_client","error_description":"Wrong secret s3cr3t:%."}',
      'invalid_client: Wrong secret ***',
    ],
    [401, '{"error":"invalid_client"}', 'invalid_client'],
    [429, '{"message":"Try again in 3 seconds."}', 'Try again in 3 seconds.'],
    [502, '<html><title>Bad Gateway</title></html>', 'Bad Gateway'],
    [302, '', 'status 302'],
  ])('say what was answered with %i', async (status, body, said) => {
    const tokenUrl = await serveHttp((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(body));
    });
    const { facts, message } = await failureOf(connectTo(unused, credentials(tokenUrl)).create(makeUpload()));
    expect(facts).toMatchObject({ phase: 'answered', status, throttled: status === 429 });
    expect(message).toMatch(/^token-url: /u);
    expect(message).toContain(said);
    expect(message).not.toContain('s3cr3t');
  });

  test.each([
    ['an HTML page', '<html><title>Sign in</title></html>'],
    ['no token in it', '{"token_type":"bearer"}'],
    ['nothing', ''],
    ['a token of another kind', '{"access_token":"t","token_type":"mac"}'],
  ])('have sent nothing to the service when the answer is %s', async (_, body) => {
    const tokenUrl = await serveHttp((request, response) => {
      request.resume().on('end', () => response.end(body));
    });
    const { facts, message } = await failureOf(connectTo(unused, credentials(tokenUrl)).create(makeUpload()));
    expect(facts).toEqual({ phase: 'unsent', request: 'POST /' });
    expect(message).toMatch(/^token-url: no access token could be had from 127\.0\.0\.1/u);
  });

  test('say so when the address cannot be reached', async () => {
    const tokenUrl = new URL(`http://127.0.0.1:${await findClosedPort()}/token`);
    const { facts, message } = await failureOf(connectTo(unused, credentials(tokenUrl)).create(makeUpload()));
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('refused');
  });
});
