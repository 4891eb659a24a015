import { Busboy } from '@fastify/busboy';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import type { HttpBody } from '../../src/service/http.ts';
import { frameMultipart, type FilePart } from '../../src/service/multipart.ts';
import { holdContent, makeContent } from './connection.ts';

const makeFile = (overrides: Partial<FilePart> = {}): FilePart => ({
  field: 'proof',
  filename: 'report.txt',
  mediaType: 'text/plain',
  content: makeContent('contents'),
  ...overrides,
});

interface ParsedPart {
  readonly name: string;
  readonly filename?: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

async function collect(body: HttpBody): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body.stream()) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses with a parser that somebody else wrote. */
async function parse(body: HttpBody): Promise<ParsedPart[]> {
  const parts: ParsedPart[] = [];
  const parser = new Busboy({ headers: { 'content-type': body.mediaType }, preservePath: true });
  parser.on('field', (name, value, _nameCut, _valueCut, _encoding, mediaType) => {
    parts.push({ name, mediaType, bytes: Buffer.from(value) });
  });
  parser.on('file', (name, stream, filename, _encoding, mediaType) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => parts.push({ name, filename, mediaType, bytes: Buffer.concat(chunks) }));
  });
  const finished = new Promise((resolve, reject) => parser.on('finish', resolve).on('error', reject));
  parser.end(await collect(body));
  await finished;
  return parts;
}

test('fields come first, then the file with its name and media type', async () => {
  const parts = await parse(frameMultipart(new Map([['contentType', 'text/csv']]), makeFile()));
  expect(parts).toEqual([
    { name: 'contentType', mediaType: 'text/plain', bytes: Buffer.from('text/csv') },
    { name: 'proof', filename: 'report.txt', mediaType: 'text/plain', bytes: Buffer.from('contents') },
  ]);
});

test.each([
  ['in memory', holdContent],
  ['read while it is sent', makeContent],
])('the size is exact for a file %s', async (_, contentOf) => {
  for (const bytes of [0, 1, 100_000]) {
    const content = contentOf(Buffer.alloc(bytes));
    const body = frameMultipart(new Map([['owner', 'é']]), makeFile({ content }));
    expect((await collect(body)).byteLength).toBe(body.size);
  }
});

test('each body has a boundary of its own, and can be opened again', async () => {
  const first = frameMultipart(new Map(), makeFile());
  const second = frameMultipart(new Map(), makeFile());
  expect(first.mediaType).not.toBe(second.mediaType);
  expect(await collect(first)).toEqual(await collect(first));
});

test('any bytes and any name arrive as they are', async () => {
  const name = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => !/[\p{Cc}"]/u.test(text) && text.isWellFormed());
  await fc.assert(
    fc.asyncProperty(
      name,
      fc.uint8Array({ maxLength: 5000 }),
      fc.boolean(),
      async (filename, bytes, isHeld) => {
        const content = isHeld ? holdContent(bytes) : makeContent(bytes);
        const [part] = await parse(frameMultipart(new Map(), makeFile({ filename, content })));
        expect(part).toMatchObject({ filename, bytes: Buffer.from(bytes) });
      },
    ),
  );
});

describe('names', () => {
  test.each([
    ['a"b.txt', 'a%22b.txt'],
    ['a\r\nb.txt', 'a%0D%0Ab.txt'],
    ['a\\b%.txt', 'a\\b%.txt'],
    ['ünïcode 文.txt', 'ünïcode 文.txt'],
  ])('are encoded as WHATWG says: %j', async (filename, encoded) => {
    const text = (await collect(frameMultipart(new Map(), makeFile({ filename })))).toString();
    expect(text).toContain(`name="proof"; filename="${encoded}"\r\n`);
  });

  test.each([
    ['a filename with a control character', makeFile({ filename: 'a\0.txt' })],
    ['a filename with half a surrogate pair', makeFile({ filename: 'a\uD800.txt' })],
    ['a media type with a line break', makeFile({ mediaType: 'text/plain\r\nX: y' })],
  ])('are refused: %s', (_, file) => {
    expect(() => frameMultipart(new Map(), file)).toThrow(InputError);
  });

  test('are refused in a value too, where a line break would forge a part', () => {
    expect(() => frameMultipart(new Map([['owner', 'a\r\n--b']]), makeFile())).toThrow(InputError);
  });
});
