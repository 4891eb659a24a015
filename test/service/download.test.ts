import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ServiceError, type ProofContents } from '../../src/evidence/service.ts';
import { makeCertificate } from '../support/certificate.ts';
import { serveHttp } from '../support/loopback.ts';
import { connectTo, failureOf } from './connection.ts';
import { writeCaFile } from './ca-file.ts';

async function readAll({ bytes }: ProofContents): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Answers as told, and notes who asked for what with which token. */
function answerWith(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  return {
    requests,
    listener: (request: IncomingMessage, response: ServerResponse) => {
      requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'without a token'}`);
      answer(request, response);
    },
  };
}

const redirectTo =
  (location: string, status = 302) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end();
  };

describe('contents', () => {
  test('arrive as they are, with name and size', async () => {
    const contents = Buffer.from([0, 255, 13, 10, 0]);
    const { requests, listener } = answerWith((_, response) => {
      response.setHeader('content-disposition', 'attachment; filename="a b.bin"').end(contents);
    });
    const opened = await connectTo(await serveHttp(listener)).download('p/1', 2);
    expect(opened).toMatchObject({ filename: 'a b.bin', size: 5 });
    expect(await readAll(opened)).toEqual(contents);
    expect(requests).toEqual(['GET /v1/proof/p%2F1/contents?version=2 Bearer test-token']);
  });

  test.each([
    ['nothing of a version when the latest is asked for', undefined, '/v1/proof/p/contents'],
    ['the first version, which may be 0', 0, '/v1/proof/p/contents?version=0'],
  ])('are asked for with %s', async (_, version, expected) => {
    const { requests, listener } = answerWith((_, response) => response.end());
    await readAll(await connectTo(await serveHttp(listener)).download('p', version));
    expect(requests).toEqual([`GET ${expected} Bearer test-token`]);
  });

  test.each([
    ['attachment; filename="report.csv"', 'report.csv'],
    ['attachment; filename="x"; filename*=UTF-8\'\'%E2%82%AC.csv', '€.csv'],
    [Buffer.from('attachment; filename="ünï.csv"').toString('latin1'), 'ünï.csv'],
    ['attachment; filename="\xFCn.csv"', 'ün.csv'],
    ['attachment', undefined],
    ['attachment; filename=', undefined],
  ])('have the name that is told: %j', async (header, expected) => {
    const address = await serveHttp((_, response) => response.setHeader('content-disposition', header).end());
    const contents = await connectTo(address).download('p');
    await contents.close();
    expect(contents.filename).toBe(expected);
  });

  test('can be given up, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const address = await serveHttp((_, response) => {
      response.on('close', closed.resolve).write('beginning');
    });
    const contents = await connectTo(address).download('p');
    await contents.close();
    await closed.promise;
  });

  test('can be broken off while they are read', async () => {
    const closed = Promise.withResolvers<void>();
    const address = await serveHttp((_, response) => {
      response.on('close', closed.resolve).write('beginning');
    });
    for await (const chunk of (await connectTo(address).download('p')).bytes) {
      expect(Buffer.from(chunk).toString()).toBe('beginning');
      break;
    }
    await closed.promise;
  });

  test.each([
    ['are cut', (response: ServerResponse) => response.destroy()],
    ['stall', () => undefined],
  ])('that %s end in an error', async (_, end) => {
    const address = await serveHttp((_, response) => {
      response.setHeader('content-length', 100).write('beginning', () => end(response));
    });
    const contents = await connectTo(address).download('p');
    const { facts } = await failureOf(readAll(contents));
    expect(contents.size).toBe(100);
    expect(facts).toMatchObject({ phase: 'answered', status: 200, unreadable: true });
  });

  test('in an encoding that was not asked for are refused', async () => {
    const address = await serveHttp((_, response) => response.setHeader('content-encoding', 'gzip').end('x'));
    const { message } = await failureOf(connectTo(address).download('p'));
    expect(message).toContain('encoded as gzip');
  });

  test('that are not there say so', async () => {
    const address = await serveHttp((_, response) =>
      response.writeHead(404).end('{"message":"No such item."}'),
    );
    const { facts } = await failureOf(connectTo(address).download('p'));
    expect(facts).toMatchObject({ status: 404, answer: 'No such item.' });
  });
});

describe('a redirected download', () => {
  test.each([301, 302, 303, 307, 308])('with %i keeps the token on the origin', async (status) => {
    const { requests, listener } = answerWith((request, response) =>
      request.url === '/there' ? response.end('contents') : redirectTo('/there', status)(request, response),
    );
    const contents = await connectTo(await serveHttp(listener)).download('p');
    expect((await readAll(contents)).toString()).toBe('contents');
    expect(requests[1]).toBe('GET /there Bearer test-token');
  });

  test('drops the token where the origin changes, for good', async () => {
    const home = answerWith((request, response) =>
      request.url === '/back'
        ? response.end('contents')
        : redirectTo(`${store.href}object?signature=1`)(request, response),
    );
    const away = answerWith((request, response) =>
      redirectTo(request.url === '/again' ? `${service.href}back` : '/again')(request, response),
    );
    const store = await serveHttp(away.listener);
    const service = await serveHttp(home.listener);
    await readAll(await connectTo(service).download('p'));
    expect(away.requests).toEqual(['GET /object?signature=1 without a token', 'GET /again without a token']);
    expect(home.requests[1]).toBe('GET /back without a token');
  });

  test('does not leave https', async () => {
    const certificate = makeCertificate();
    const plain = await serveHttp(() => expect.unreachable());
    const address = await serveHttp(redirectTo(plain.href), certificate);
    const work = connectTo(address, { caFile: writeCaFile(certificate) }).download('p');
    const { message } = await failureOf(work);
    expect(message).toContain('from https:// to http://');
  });

  test.each([
    ['a scheme that is none of ours', 'file:///etc/passwd', 'file://'],
    ['nowhere', 'http://', 'nowhere'],
    ["a cloud's metadata", 'http://169.254.169.254/latest/meta-data/', 'metadata address'],
    [
      "a cloud's metadata by name",
      'https://metadata.google.internal/computeMetadata/v1/',
      'metadata address',
    ],
    ['a link-local address', 'https://[fe80::1]/', 'metadata address'],
    ['the same as IPv6', 'https://[::ffff:169.254.169.254]/', 'metadata address'],
  ])('to %s is refused', async (_, location, reason) => {
    const { message } = await failureOf(connectTo(await serveHttp(redirectTo(location))).download('p'));
    expect(message).toContain(reason);
  });

  test('without end is given up', async () => {
    const { requests, listener } = answerWith(redirectTo('/again'));
    const failure = connectTo(await serveHttp(listener)).download('p');
    await expect(failure).rejects.toThrow(ServiceError);
    expect(requests).toHaveLength(6);
  });
});
