import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../support/certificate.ts';
import { findClosedPort, serveHttp, serveSockets } from '../support/loopback.ts';
import { serveProxy } from '../support/proxy.ts';
import { writeCaFile } from './ca-file.ts';
import { connectTo, failureOf, makeContent, makeUpload } from './connection.ts';

function acceptUpload(request: IncomingMessage, response: ServerResponse): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
  });
  request.on('end', () => response.end(JSON.stringify({ id: 'a', filename: 'report.txt', size })));
}

describe('a private certificate authority', () => {
  test('is not trusted by default', async () => {
    const { facts, message } = await failureOf(
      connectTo(await serveHttp(acceptUpload, makeCertificate())).create(makeUpload()),
    );
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('ca-file');
  });

  test('is trusted when ca-file holds it', async () => {
    const certificate = makeCertificate();
    const service = connectTo(await serveHttp(acceptUpload, certificate), {
      caFile: writeCaFile(certificate),
    });
    await expect(service.create(makeUpload())).resolves.toMatchObject({ id: 'a' });
  });

  test('does not vouch for another host', async () => {
    const certificate = makeCertificate('127.0.0.9');
    const service = connectTo(await serveHttp(acceptUpload, certificate), {
      caFile: writeCaFile(certificate),
    });
    const { facts, message } = await failureOf(service.create(makeUpload()));
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });
});

describe('a proxy', () => {
  const upload = makeUpload({ content: makeContent(Buffer.alloc(3 * 1024 * 1024)) });

  test('tunnels https with its credentials and a private CA', async () => {
    const certificate = makeCertificate();
    const address = await serveHttp(acceptUpload, certificate);
    const proxy = await serveProxy('us er:p@ss');
    const service = connectTo(address, {
      caFile: writeCaFile(certificate),
      environment: { HTTPS_PROXY: `http://us%20er:p%40ss@127.0.0.1:${proxy.port}` },
    });
    await expect(service.create(upload)).resolves.toMatchObject({ id: 'a' });
    expect(proxy.requests).toEqual([`CONNECT ${address.host}`]);
  });

  test('passes http on', async () => {
    const address = await serveHttp(acceptUpload);
    const proxy = await serveProxy();
    const service = connectTo(address, { environment: { http_proxy: `http://127.0.0.1:${proxy.port}` } });
    await expect(service.create(upload)).resolves.toMatchObject({ id: 'a' });
    expect(proxy.requests).toEqual([`POST ${address.href}v1/proof`]);
  });

  test.each([
    ['the host', () => '127.0.0.1'],
    ['host and port', (address: URL) => `example.com, ${address.host}`],
    ['everything', () => '*'],
  ])('is passed by where NO_PROXY names %s', async (_, makeList) => {
    const address = await serveHttp(acceptUpload);
    const proxy = await serveProxy();
    const service = connectTo(address, {
      environment: { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: makeList(address) },
    });
    await service.create(makeUpload());
    expect(proxy.requests).toEqual([]);
  });

  test('that refuses a tunnel has kept everything from the service', async () => {
    const address = await serveHttp(acceptUpload, makeCertificate());
    const proxy = await serveProxy('user:right');
    const { facts, message } = await failureOf(
      connectTo(address, {
        environment: { HTTPS_PROXY: `http://user:wrong@127.0.0.1:${proxy.port}` },
      }).create(upload),
    );
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('407');
    expect(message).not.toContain('wrong');
  });

  test('does not hide a certificate that is not trusted', async () => {
    const address = await serveHttp(acceptUpload, makeCertificate());
    const proxy = await serveProxy();
    const service = connectTo(address, { environment: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` } });
    const { facts, message } = await failureOf(service.create(upload));
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('ca-file');
  });

  test('that refuses to pass http on is told by its status', async () => {
    const proxy = await serveProxy('user:right');
    const { facts } = await failureOf(
      connectTo(await serveHttp(acceptUpload), {
        environment: { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` },
      }).create(makeUpload()),
    );
    expect(facts).toMatchObject({ phase: 'answered', status: 407 });
  });

  test.each([
    ['is down', async () => new URL(`http://127.0.0.1:${await findClosedPort()}`)],
    ['hangs up', () => serveSockets((socket) => socket.once('data', () => socket.destroy()))],
    ['stays silent', () => serveSockets((socket) => socket.resume())],
  ])('that %s has kept everything from the service', async (_, makeProxy) => {
    const { href } = await makeProxy();
    const { facts } = await failureOf(
      connectTo(new URL('https://proof.invalid'), {
        environment: { HTTPS_PROXY: href },
        timeouts: { connectMs: 500 },
      }).create(makeUpload()),
    );
    expect(facts.phase).toBe('unsent');
  });

  test('that is down is named by its address', async () => {
    const port = await findClosedPort();
    const environment = { HTTP_PROXY: `http://127.0.0.1:${port}` };
    const { message } = await failureOf(
      connectTo(new URL('http://proof.invalid'), { environment }).create(makeUpload()),
    );
    expect(message).toContain(`127.0.0.1:${port}`);
  });
});

describe('a run that is cancelled does not wait', () => {
  test.each([
    ['for a proxy', async (silent: URL) => ({ address: 'https://proof.invalid', proxy: silent.port })],
    ['for a TLS handshake', async (silent: URL) => ({ address: `https://${silent.host}`, proxy: undefined })],
    [
      'for a TLS handshake through a proxy',
      async (silent: URL) => ({ address: `https://${silent.host}`, proxy: (await serveProxy()).port }),
    ],
  ])('%s', async (_, findWay) => {
    const cancel = new AbortController();
    const silent = await serveSockets((socket) => socket.once('data', () => cancel.abort()));
    const { address, proxy } = await findWay(silent);
    const service = connectTo(new URL(address), {
      environment: proxy === undefined ? {} : { HTTPS_PROXY: `http://127.0.0.1:${proxy}` },
      signal: cancel.signal,
      timeouts: { connectMs: 60_000 },
    });
    const { facts, message } = await failureOf(service.create(makeUpload()));
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('given up');
  });
});
