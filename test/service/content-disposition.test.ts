import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFilename } from '../../src/service/content-disposition.ts';

const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed());

test('any name that is written as RFC 8187 says is read', () => {
  fc.assert(
    fc.property(name, (filename) => {
      const encoded = encodeURIComponent(filename).replaceAll(
        /['()*]/gu,
        (character) => `%${character.charCodeAt(0).toString(16)}`,
      );
      expect(readFilename(`attachment; filename="x"; filename*=UTF-8''${encoded}`)).toBe(filename);
    }),
  );
});

test('a name that looks like UTF-8 read as Latin-1 is read once', () => {
  expect(readFilename("attachment; filename*=UTF-8''%C3%83%C2%BC.txt")).toBe('Ã¼.txt');
});

test('any header is read, or names nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'attachment',
      ';',
      ' ',
      'filename',
      '*',
      '=',
      '"',
      '\\',
      "UTF-8''",
      '%',
      '%ZZ',
      '%C3',
      '\u00ff',
    ),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(['string', 'undefined']).toContain(typeof readFilename(pieces.join('')));
    }),
    { numRuns: 3000 },
  );
});

test('a header as long as a header can be is read at once', () => {
  for (const filler of ['\\', ' ', ';', 'filename=', '"', "filename*=''%"]) {
    readFilename(`attachment; filename="${filler.repeat(16_384 / filler.length)}`);
  }
});
