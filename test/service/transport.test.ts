import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FileChangedError } from '../../src/evidence/files.ts';
import { findClosedPort, serveHttp, serveSockets } from '../support/loopback.ts';
import { connectTo, failureOf, makeContent, makeUpload } from './connection.ts';

/** More than the buffers of a connection hold. */
const largeUpload = makeUpload({ content: makeContent(Buffer.alloc(32 * 1024 * 1024)) });

/** Answers with these bytes as soon as a request begins, or once its last bytes are there. */
function answerRaw(answer: string, { early = false, end = true } = {}) {
  return (socket: Socket) => {
    let last = '';
    let answeredEarly = false;
    socket.on('data', (chunk: Buffer) => {
      last = (last + chunk.toString('latin1')).slice(-8);
      if (early ? !answeredEarly : last.endsWith('--\r\n')) {
        answeredEarly = early;
        if (end) {
          socket.end(answer);
        } else {
          socket.write(answer);
        }
      }
    });
  };
}

/** Before that, undici opens another one. */
const untilConnectionIsIdle = () => new Promise((resolve) => setTimeout(resolve, 20));

const json = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const schema = { isPrivate: false, schema: { class: 'CsvFileSchema', fields: [] } } as const;

describe('nothing reached the service', () => {
  test('when the port is closed', async () => {
    const service = connectTo(new URL(`http://127.0.0.1:${await findClosedPort()}`));
    const { facts, message } = await failureOf(service.create(makeUpload()));
    expect(facts).toEqual({ phase: 'unsent', request: 'POST /v1/proof' });
    expect(message).toContain('the connection was refused');
  });

  test('when the name cannot be resolved', async () => {
    const { facts, message } = await failureOf(
      connectTo(new URL('http://proof.invalid')).create(makeUpload()),
    );
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('proof.invalid: the name cannot be resolved');
  });

  test.each([
    ['speaks no TLS', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['hangs up during the TLS handshake', (socket: Socket) => socket.once('data', () => socket.destroy())],
  ])('when it %s', async (_, onConnection) => {
    const { port } = await serveSockets(onConnection);
    const { facts } = await failureOf(connectTo(new URL(`https://127.0.0.1:${port}`)).create(makeUpload()));
    expect(facts.phase).toBe('unsent');
  });

  test('when the connection closes while the first bytes of the file are being read', async () => {
    const opened = Promise.withResolvers<Socket>();
    const service = connectTo(await serveSockets(opened.resolve));
    const closed = Promise.withResolvers<void>();
    const bytes = Buffer.alloc(100_000);
    const content = {
      size: bytes.length,
      async *stream() {
        (await opened.promise).destroy();
        await closed.promise;
        yield bytes;
      },
    };
    const { facts } = await failureOf(service.create(makeUpload({ content })));
    closed.resolve();
    expect(facts.phase).toBe('unsent');
  });

  test('when the run was cancelled before', async () => {
    const signal = AbortSignal.abort(new Error('the budget of the run is spent'));
    const service = connectTo(await serveHttp(() => expect.unreachable()), { signal });
    const { facts, message } = await failureOf(service.create(makeUpload()));
    expect(facts.phase).toBe('unsent');
    expect(message).toContain('given up before an answer came: the budget of the run is spent');
  });
});

describe('the request was sent and no answer came', () => {
  test.each([
    ['at once', (socket: Socket) => socket.once('data', () => socket.destroy())],
    ['with a reset', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['after the last byte', answerRaw('')],
    ['within the head of the answer', answerRaw('HTTP/1.1 200 OK\r\nContent-')],
    ['after something that is not HTTP', answerRaw('SSH-2.0-OpenSSH_9.7\r\n')],
  ])('when the connection ends %s', async (_, onConnection) => {
    const { facts } = await failureOf(connectTo(await serveSockets(onConnection)).create(makeUpload()));
    expect(facts).toEqual({ phase: 'sent', request: 'POST /v1/proof' });
  });

  test('when the connection ends in the middle of a large file', async () => {
    let received = 0;
    const address = await serveSockets((socket) => {
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (received > 5 * 1024 * 1024) {
          socket.resetAndDestroy();
        }
      });
    });
    const { facts } = await failureOf(connectTo(address).create(largeUpload));
    expect(facts.phase).toBe('sent');
  });

  test('when the service stays silent', async () => {
    const address = await serveSockets((socket) => socket.resume());
    const { facts, message } = await failureOf(connectTo(address).create(makeUpload()));
    expect(facts.phase).toBe('sent');
    expect(message).toContain('no answer came in time');
  });

  test('when the service stops reading', async () => {
    const address = await serveSockets((socket) => socket.pause());
    const { facts } = await failureOf(connectTo(address).create(largeUpload));
    expect(facts.phase).toBe('sent');
  });

  test('when the run is cancelled meanwhile', async () => {
    const cancel = new AbortController();
    const address = await serveSockets((socket) => {
      answerRaw(json('{}'), { end: false })(socket);
      socket.on('data', (chunk: Buffer) => chunk.includes('PATCH') && cancel.abort());
    });
    const service = connectTo(address, { signal: cancel.signal });
    // They leave idle connections behind, which must bear it too.
    await Promise.all([service.create(makeUpload()), service.create(makeUpload())]);
    const { facts, message } = await failureOf(service.setSchema('p', schema));
    expect(facts).toEqual({ phase: 'sent', request: 'PATCH /v1/proof/p' });
    expect(message).toContain('given up');
  });
});

describe('an answer of success is not believed', () => {
  test.each([
    ['when its JSON is cut', json('{"id":"a","filena')],
    [
      'when its body is shorter than announced',
      json('{}').replace('Content-Length: 2', 'Content-Length: 20'),
    ],
    ['when its body stalls', json('{}').replace('Content-Length: 2', 'Content-Length: 20'), false],
    ['when it is an HTML page', json('<!DOCTYPE html><title>Sign in</title>')],
    ['when it is text', json('done')],
    ['when it is a number', json('1')],
    ['when its id is a number', json('{"id":1}')],
    ['when it is longer than 1 MiB', json(`{"id":"${'a'.repeat(1024 * 1024)}"}`)],
  ])('%s', async (_, answer, end = true) => {
    const address = await serveSockets(answerRaw(answer, { end }));
    const { facts } = await failureOf(connectTo(address).create(makeUpload()));
    expect(facts).toMatchObject({ phase: 'answered', status: 200, unreadable: true });
  });

  test('when it comes before the file was sent', async () => {
    const address = await serveSockets(answerRaw(json('{"id":"a"}'), { early: true, end: false }));
    const { facts, message } = await failureOf(connectTo(address).create(largeUpload));
    expect(facts).toMatchObject({ phase: 'answered', status: 200, unreadable: true });
    expect(message).toContain('before the request was sent whole');
  });

  test('and is believed when it comes with the last byte, every time', async () => {
    const address = await serveSockets(answerRaw(json('{"id":"a"}'), { end: false }));
    const service = connectTo(address);
    const upload = makeUpload({ content: makeContent(Buffer.alloc(3 * 1024 * 1024)) });
    for (let round = 0; round < 30; round++) {
      await expect(service.create(upload)).resolves.toEqual({ id: 'a' });
    }
  });
});

describe('the service refuses', () => {
  test('a large file before it was sent', async () => {
    const answer = json('{"message":"Larger than 10 MB."}', '413 Content Too Large');
    const address = await serveSockets(answerRaw(answer, { early: true, end: false }));
    const { facts } = await failureOf(connectTo(address).create(largeUpload));
    expect(facts).toMatchObject({ phase: 'answered', status: 413, answer: 'Larger than 10 MB.' });
    expect(facts.unreadable).toBeUndefined();
  });

  test.each([301, 302, 303, 307, 308])(
    'by redirecting a write with %i, which is not followed',
    async (status) => {
      const requests: string[] = [];
      const address = await serveHttp((request, response) => {
        requests.push(`${request.method} ${request.url}`);
        request.resume().on('end', () => response.writeHead(status, { location: '/elsewhere' }).end());
      });
      const { facts } = await failureOf(connectTo(address).create(makeUpload()));
      expect(facts).toMatchObject({ phase: 'answered', status });
      expect(requests).toEqual(['POST /v1/proof']);
    },
  );
});

describe('a kept connection that the service closes', () => {
  test('before the next write is replaced, and the write arrives once', async () => {
    let posts = 0;
    const address = await serveSockets((socket) => {
      socket.on('data', (chunk: Buffer) => {
        posts += chunk.toString('latin1').startsWith('POST') ? 1 : 0;
      });
      answerRaw(json('{}'), { end: true })(socket);
    });
    const service = connectTo(address);
    await service.create(makeUpload());
    await untilConnectionIsIdle();
    await service.create(makeUpload());
    expect(posts).toBe(2);
  });

  test.each([
    ['small', makeUpload()],
    ['large', largeUpload],
  ])('on the arrival of the next write does not send a %s one again', async (_, upload) => {
    const connections: string[][] = [];
    const address = await serveSockets((socket) => {
      const heads: string[] = [];
      connections.push(heads);
      socket.on('data', (chunk: Buffer) => {
        if (!chunk.toString('latin1').startsWith('POST')) {
          return;
        }
        heads.push('POST');
        if (heads.length === 1) {
          socket.write(json('{}'));
        } else {
          socket.resetAndDestroy();
        }
      });
    });
    const service = connectTo(address);
    await service.create(makeUpload());
    await untilConnectionIsIdle();
    const { facts } = await failureOf(service.create(upload));
    expect(facts.phase).toBe('sent');
    expect(connections).toEqual([['POST', 'POST']]);
  });
});

describe('a file that changes while it is sent', () => {
  test.each([
    ['a small one that shrank', 10, 9],
    ['a small one that grew', 10, 11],
    ['a large one that shrank', 3_000_000, 2_999_999],
    ['a large one that grew', 3_000_000, 3_000_001],
  ])('is told as such, and the request is never completed: %s', async (_, size, actual) => {
    let completed = false;
    const address = await serveHttp((request, response) => {
      request.resume().on('error', () => undefined);
      request.on('end', () => {
        completed = true;
        response.end('{}');
      });
    });
    const content = { ...makeContent(Buffer.alloc(actual)), size };
    await expect(connectTo(address).create(makeUpload({ content }))).rejects.toThrow(FileChangedError);
    expect(completed).toBe(false);
  });

  test('keeps the error that its reader threw', async () => {
    const address = await serveHttp((request) => request.resume().on('error', () => undefined));
    const replaced = new FileChangedError('report.txt was replaced.');
    const content = {
      size: 3_000_000,
      async *stream() {
        yield Buffer.alloc(2_000_000);
        throw replaced;
      },
    };
    await expect(connectTo(address).create(makeUpload({ content }))).rejects.toBe(replaced);
  });
});
