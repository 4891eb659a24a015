import { expect, onTestFinished, test, vi } from 'vitest';
import { makeCertificate } from '../support/certificate.ts';
import { serveHttp } from '../support/loopback.ts';
import { connectTo, failureOf, makeUpload } from './connection.ts';

const TOKEN = 'k9ZxQ-a-token-that-nobody-is-to-see';
const BASE64_OF_TOKEN = Buffer.from(`id:${TOKEN}`).toString('base64');

test.each([
  ['a page that is no JSON', 200, `<html><title>${'x'.repeat(280)}${TOKEN}</title>`],
  ['an error that quotes the request', 400, JSON.stringify({ message: `Authorization: Bearer ${TOKEN}` })],
  ['an error with the token in base64, cut short', 400, `${'x'.repeat(280)} ${BASE64_OF_TOKEN}`],
])('no part of the token is told after %s', async (_, status, body) => {
  const url = await serveHttp((_request, response) => response.writeHead(status).end(body));
  const { message, facts } = await failureOf(
    connectTo(url, { tokens: { token: TOKEN } }).create(makeUpload()),
  );
  for (const text of [message, facts.answer ?? '']) {
    expect(text).not.toContain(TOKEN.slice(0, 12));
    expect(text).not.toContain(BASE64_OF_TOKEN.slice(8, 18));
  }
  expect(message).toContain('***');
});

test('no part of the token is told of where a redirect leads', async () => {
  const url = await serveHttp((_request, response) =>
    response
      .writeHead(307, { location: `https://${TOKEN.toLowerCase()}.${'x'.repeat(9_000)}.example/` })
      .end(),
  );
  const tokens = { token: TOKEN.toLowerCase() };
  const { message } = await failureOf(connectTo(url, { tokens }).create(makeUpload()));
  expect(message).toContain('(to https://***.xxx');
  expect(message.length).toBeLessThan(600);
});

test('a minted token that no header can carry is refused, and not told', async () => {
  const url = await serveHttp((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: `${TOKEN}\r\nX-More: 1`, token_type: 'bearer' })),
  );
  const masked: string[] = [];
  const service = connectTo(url, {
    tokens: { tokenUrl: url, clientId: 'id', clientSecret: 'secret', onToken: (token) => masked.push(token) },
  });
  const { message, facts } = await failureOf(service.create(makeUpload()));
  expect(message).toContain('token-url: no access token could be had from 127.0.0.1');
  expect(message).toContain('characters that no header can carry');
  expect(message).not.toContain(TOKEN);
  expect(facts.phase).toBe('unsent');
});

test('a certificate is checked even where the environment says not to', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  let requests = 0;
  const url = await serveHttp((_request, response) => {
    requests += 1;
    response.end('{}');
  }, makeCertificate());
  const { message } = await failureOf(connectTo(url).create(makeUpload()));
  expect(message).toContain('the TLS handshake failed');
  expect(requests).toBe(0);
});
