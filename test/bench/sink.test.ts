import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { checkLanded } from '../../bench/evidence.ts';
import { RequestReader, type SinkRequest } from '../../bench/sink/request-reader.ts';
import { readUpload } from '../../bench/sink/read-upload.ts';
import type { Scenario } from '../../bench/sink/scenario.ts';
import { startSink } from '../../bench/sink/start-sink.ts';

const form =
  '--b\r\ncontent-disposition: form-data; name="proof"; filename="ä.txt"\r\n\r\nhello\r\n--b--\r\n';
const post =
  'POST /v1/proof HTTP/1.1\r\nauthorization: Bearer t\r\nExpect: 100-continue\r\n' +
  `content-length: ${Buffer.byteLength(form)}\r\n\r\n${form}`;

describe('the sink of the benchmark', () => {
  it.each([1, 2, 7, 64, 4096])('reads requests that arrive in pieces of %i bytes', (size) => {
    const requests: SinkRequest[] = [];
    let continues = 0;
    const reader = new RequestReader(
      (request) => requests.push(request),
      () => {
        continues += 1;
      },
    );
    const bytes = Buffer.from(`${post}GET /v1/proof?search=x HTTP/1.1\r\nhost: h\r\n\r\n${post}`);
    const piece = Buffer.alloc(size);
    for (let at = 0; at < bytes.length; at += size) {
      reader.read(piece.subarray(0, bytes.copy(piece, 0, at, at + size)));
    }
    expect(requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'POST /v1/proof',
      'GET /v1/proof?search=x',
      'POST /v1/proof',
    ]);
    expect(requests.map(({ authorized }) => authorized)).toEqual([true, false, true]);
    expect(continues).toBe(2);
    expect(requests.flatMap((request) => (request.bodyBytes > 0 ? [readUpload(request)] : []))).toEqual([
      { filename: 'ä.txt', bytes: 5 },
      { filename: 'ä.txt', bytes: 5 },
    ]);
  });

  it('refuses a chunked body, which it would not count', () => {
    const reader = new RequestReader(
      () => undefined,
      () => undefined,
    );
    const chunked = Buffer.from('POST /v1/proof HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n');
    expect(() => reader.read(chunked)).toThrow('does not read such a request');
  });

  it('pages through a scope, newest first unless asked otherwise, and caps what it is told to', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const get = await openSink({ preset: { names, bytes: 1, link: 'control:X' }, pageCap: 2 });
    const scope = 'objectType=control&objectId=X';
    const first = await get(`/v1/proof?${scope}&limit=100`);
    expect(first.data.map(({ filename }) => filename)).toEqual(['e', 'd']);
    const next = await get(`/v1/proof?${scope}&limit=100&offset=${first.offsetToken}`);
    expect(next.data.map(({ filename }) => filename)).toEqual(['c', 'b']);
    const oldest = await get(`/v1/proof?${scope}&sortBy=createdOn&sortDirection=asc&search=E`);
    expect(oldest.data.map(({ filename }) => filename)).toEqual(['e']);
    expect(oldest.offsetToken).toBeUndefined();
    expect((await get('/v1/proof?objectType=control&objectId=Y')).data).toEqual([]);
  });
});

describe('a run that did not do its work', () => {
  const files = { folder: '/', names: ['a.txt', 'b.txt'], bytes: 5 };
  const report = { requests: 2, schemas: 0, servedBytes: 0, cpuSeconds: 0 };

  it.each([
    ['misses a file', [['a.txt', 5]]],
    [
      'sent too few bytes of one',
      [
        ['a.txt', 5],
        ['b.txt', 4],
      ],
    ],
    [
      'sent one twice',
      [
        ['a.txt', 5],
        ['a.txt', 5],
        ['b.txt', 5],
      ],
    ],
  ] as const)('is noticed when it %s', (_, landed) => {
    expect(() => checkLanded({ ...report, landed }, files)).toThrow('uploads of 2');
  });
});

interface Page {
  readonly data: readonly { readonly filename: string }[];
  readonly offsetToken?: string;
}

async function openSink(scenario: Scenario): Promise<(target: string) => Promise<Page>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-sink-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sink = await startSink(folder, false);
  onTestFinished(() => sink.stop());
  await sink.begin(scenario);
  return async (target) => {
    const response = await fetch(new URL(target, sink.url), { headers: { authorization: 'Bearer t' } });
    const page: Page = JSON.parse(await response.text());
    return page;
  };
}
