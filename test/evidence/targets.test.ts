import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { targetTypes } from '../../src/evidence/service.ts';
import { formatTarget, parseObjectId, parseTarget } from '../../src/evidence/targets.ts';

test.each([
  ['control:8d1f', { type: 'control', id: '8d1f' }],
  ['label:SOC 2', { type: 'label', id: 'SOC 2' }],
  ['task: 77', { type: 'task', id: '77' }],
  ['control:urn:uuid:1/2?3', { type: 'control', id: 'urn:uuid:1/2?3' }],
])('%s is a target', (text, target) => {
  expect(parseTarget(text, 'link')).toEqual(target);
});

test.each([
  ['8d1f', /not a target\. Write control:<id>/],
  ['controls:8d1f', /"controls:8d1f" is not a target/],
  ['Control:8d1f', /not a target/],
  ['policy:1', /not a target/],
  [':1', /not a target/],
  ['control', /not a target/],
  ['control:', /an id is missing/],
  ['control: ', /an id is missing/],
  ['control:.', /"\." cannot be an id/],
  ['control:..', /"\.\." cannot be an id/],
  ['control:a\u0000b', /cannot be an id/],
  ['control:a\u007fb', /cannot be an id/],
])('%j is refused, naming the input', (text, message) => {
  expect(() => parseTarget(text, 'link')).toThrow(message);
  expect(() => parseTarget(text, 'link')).toThrow(/^link: /);
});

test('what is formatted is parsed to the same target', () => {
  const id = fc
    .string({ minLength: 1 })
    .filter((text) => text.trim() === text && text !== '.' && text !== '..');
  fc.assert(
    fc.property(fc.constantFrom(...targetTypes), id, (type, id) => {
      expect(parseTarget(formatTarget({ type, id }), 'link')).toEqual({ type, id });
    }),
  );
});

test('an id for an address may not be the dot segments that lead to another one', () => {
  expect(parseObjectId('...', 'proof-id')).toBe('...');
  expect(() => parseObjectId('..', 'proof-id')).toThrow(/^proof-id: /);
});
