import { expect, test } from 'vitest';

import { type Answer, answerJson, startHostileService } from '../../support/hostile-service.ts';
import { serveHttp } from '../../support/loopback.ts';
import { beginJob } from '../../support/run-action.ts';
import { CLIENT_SECRET, expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const basic = Buffer.from(`id:${CLIENT_SECRET}`).toString('base64');
const mint = (token: unknown, rest: object = {}) =>
  answerJson({ access_token: token, token_type: 'bearer', expires_in: 3600, ...rest });

/** How a token endpoint answers, and how many files land. */
const answers: [what: string, landed: number, answer: Answer][] = [
  ['a token', 1, mint(TOKEN)],
  ['a token that is the secret', 1, mint(CLIENT_SECRET.replaceAll(/[^!-~]/gu, ''))],
  ['a token and the secret beside it', 1, mint(TOKEN, { debug: CLIENT_SECRET, scope: '##[error]' })],
  ['a life that is no number', 0, mint(TOKEN, { expires_in: '::error::x' })],
  ['a token with a line break', 0, mint(`${TOKEN}\r\n::error::x`)],
  ['a token that is an object', 0, mint({ toString: TOKEN })],
  ['no token', 0, mint('')],
  ['a token of another type', 0, mint(TOKEN, { token_type: TOKEN })],
  [
    'an error that quotes the secret',
    0,
    answerJson({ error: 'invalid_client', error_description: `not ${CLIENT_SECRET}` }, 401),
  ],
  [
    'an error that quotes the header',
    0,
    answerJson({ error: 'x', error_description: `Basic ${basic}` }, 400),
  ],
  ['an error that quotes the header alone', 0, answerJson({ error: basic.slice(1) }, 500)],
  ['an HTML page', 0, answerJson(`<html><title>${CLIENT_SECRET}</title>`)],
  [
    'a redirect with the secret',
    0,
    (response) =>
      response.writeHead(307, { location: `https://x.example/?${encodeURIComponent(CLIENT_SECRET)}` }).end(),
  ],
  [
    'a redirect to the metadata',
    0,
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
];

test.each(answers)(
  'a token endpoint that answers %s lets %i files land, and no secret out',
  async (_, landed, answer) => {
    const endpoint = await serveHttp((request, response) =>
      request.resume().on('end', () => answer(response, request)),
    );
    const service = await startHostileService();
    const job = await beginJob({ 'good.txt': 'good' });
    const step = await job.upload({
      path: 'good.txt',
      'base-url': service.url,
      'token-url': endpoint.href,
      'client-id': 'id',
      'client-secret': CLIENT_SECRET,
      timeout: '2s',
    });
    expect(service.stored.size).toBe(landed);
    expect(step).toMatchObject({
      exitCode: landed === 1 ? 0 : 1,
      outputs: { created: String(landed), total: '1' },
    });
    await expectNoTraces(step, job);
  },
);
