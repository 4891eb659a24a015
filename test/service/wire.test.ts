import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage, readWriteAnswer, UnreadableBodyError } from '../../src/service/wire.ts';

const item = (id: string, rest: object = {}) => ({ id, filename: `${id}.txt`, ...rest });
const idsOf = (body: unknown) => readPage(body).items.map(({ id }) => id);

describe('an id that no address can carry', () => {
  test.each(['.', '..', '\uD800', 'x'.repeat(513)])('makes an answer unreadable: %j', (id) => {
    expect(() => readPage({ data: [item('a'), item(id)] })).toThrow(UnreadableBodyError);
    expect(() => readWriteAnswer(item(id))).toThrow(UnreadableBodyError);
  });
});

describe('the array of items', () => {
  test.each([
    ['data', { data: [item('a')] }],
    ['proof', { proof: [item('a')] }],
    ['items', { total: 1, items: [item('a')] }],
    ['results', { results: [item('a')] }],
    ['whatever else fits', { errors: ['none'], evidence: [item('a')] }],
    ['data before results', { results: [item('b')], data: [item('a')] }],
    ['proof before items', { items: [item('b')], proof: [item('a')] }],
    ['the one that fits, whatever the order', { data: ['b'], proof: [{ id: 'b' }], items: [item('a')] }],
    ['the full one of several that bear no known name', { links: [], evidence: [item('a')] }],
    ['a name on the list before one that is not', { evidence: [item('b')], results: [item('a')] }],
  ])('is %s', (_, body) => {
    expect(idsOf(body)).toEqual(['a']);
  });

  test.each(['data', 'proof', 'items', 'results', 'evidence'])('may be empty: %s', (name) => {
    expect(readPage({ [name]: [] })).toEqual({ items: [], next: undefined });
  });

  test('as an empty one comes before a full one of a later name', () => {
    expect(idsOf({ items: [item('a')], data: [] })).toEqual([]);
  });

  test.each([
    ['a body without an array', {}],
    ['a body that is empty', undefined],
    ['a body that is null', null],
    ['a text', 'data'],
    ['a body that is itself an array, as it could carry no token', [item('a')]],
    ['an array of something else', { data: [{ name: 'a' }] }],
    ['an array with one item that bears no filename', { data: [item('a'), { id: 'b' }] }],
    ['two arrays that fit and bear no known name', { evidence: [item('a')], files: [item('b')] }],
    ['an array a level down', { data: { items: [item('a')] } }],
    ['an item whose id is a number', { data: [item('a'), { id: 1, filename: 'b' }] }],
    ['an item whose id is empty', { data: [{ id: '', filename: 'b' }] }],
    ['an item whose filename is null', { data: [{ id: 'b', filename: null }] }],
    ['a broken item, even beside an empty array', { data: [{ id: 1, filename: 'b' }], items: [] }],
    ['a token that is an object', { data: [], offsetToken: {} }],
  ])('makes the page unreadable: %s', (_, body) => {
    expect(() => readPage(body)).toThrow(UnreadableBodyError);
  });
});

describe('the next page', () => {
  test.each([
    ['offsetToken goes back as offset', { offsetToken: 'a b&c' }, 'offset=a+b%26c'],
    ['nextToken goes back as nextToken', { nextToken: 'abc' }, 'nextToken=abc'],
    ['a token may be a number', { offsetToken: 25 }, 'offset=25'],
    ['a null beside the other token says nothing', { offsetToken: null, nextToken: 'abc' }, 'nextToken=abc'],
    ['a last page omits its token', {}, undefined],
    ['a last page may say null', { offsetToken: null, nextToken: null }, undefined],
    ['a last page may say ""', { offsetToken: '' }, undefined],
    ['an empty page may carry a token', { offsetToken: 'abc', data: [] }, 'offset=abc'],
  ])('%s', (_, body, next) => {
    expect(readPage({ data: [], ...body }).next).toBe(next);
  });
});

describe('an item', () => {
  test('is read with all that is known of it, and nothing else', () => {
    const body = item('a', {
      version: 0,
      size: 5,
      createdOn: '2024-02-24T12:01:57+0000',
      uploadedOn: '2024-02-24T12:01:58.5Z',
      status: 'active',
      ownedBy: 'somebody',
    });
    expect(readPage({ data: [body] }).items).toEqual([
      {
        id: 'a',
        filename: 'a.txt',
        version: 0,
        size: 5,
        createdOn: Date.UTC(2024, 1, 24, 12, 1, 57),
        uploadedOn: Date.UTC(2024, 1, 24, 12, 1, 58, 500),
        archived: false,
      },
    ]);
  });

  test.each([
    ['a size given as a string is read as a number', { size: '12' }, { size: 12 }],
    ['a version given as a string is read as a number', { version: '3' }, { version: 3 }],
    ['a negative size is not told', { size: -1 }, { size: undefined }],
    ['a size in words is not told', { size: '12 kB' }, { size: undefined }],
    ['a version with a fraction is not told', { version: 1.5 }, { version: undefined }],
    ['a null is not told', { version: null, createdOn: null }, { version: undefined, createdOn: undefined }],
    ['an archived one is no match', { status: 'archived' }, { archived: true }],
    ['a deleted one is no match', { status: 'Deleted' }, { archived: true }],
    ['any other status says nothing', { status: 'unarchived' }, { archived: false }],
  ])('%s', (_, fields, expected) => {
    expect(readPage({ data: [item('a', fields)] }).items[0]).toMatchObject(expected);
  });

  test('cannot change what all objects are', () => {
    const body: unknown = JSON.parse(
      '{"data":[{"id":"a","filename":"a","__proto__":{"archived":true}}],"__proto__":[]}',
    );
    expect(readPage(body).items[0]).toMatchObject({ id: 'a', archived: false });
    expect({}).not.toHaveProperty('archived');
  });

  test('is never lost: a page is read whole or not at all', () => {
    const element = fc.oneof(fc.record({ id: fc.string(), filename: fc.string() }), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(element), (data) => {
        try {
          expect(readPage({ data }).items).toHaveLength(data.length);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableBodyError);
        }
      }),
    );
  });
});

test('whatever JSON a service sends is a page, or unreadable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      try {
        readPage(body);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableBodyError);
      }
    }),
  );
});

describe('what a write answered', () => {
  test.each([
    ['an item', item('a', { version: 2 }), { id: 'a', filename: 'a.txt', version: 2 }],
    ['a part of an item', { version: 1, size: '7' }, { version: 1, size: 7 }],
    ['an item as data', { data: item('a') }, { id: 'a', filename: 'a.txt' }],
    ['an empty object', {}, {}],
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['an item whose filename is null', { id: 'a', filename: null }, { id: 'a' }],
  ])('may be %s', (_, body, expected) => {
    expect(readWriteAnswer(body)).toEqual(expected);
  });

  test.each([
    ['an id that is a number', { id: 1 }],
    ['a filename that is a list', { filename: [] }],
    ['an empty id', { id: '' }],
    ['a list', [item('a')]],
    ['a text', 'ok'],
  ])('cannot be %s', (_, body) => {
    expect(() => readWriteAnswer(body)).toThrow(UnreadableBodyError);
  });
});
