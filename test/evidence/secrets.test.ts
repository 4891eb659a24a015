import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createRedactor } from '../../src/evidence/redactor.ts';
import { listSecretForms, redactSecrets } from '../../src/evidence/secrets.ts';

const SECRET = 'k9/Z+x"q\\ü 4?~Tt';

describe('a secret is found', () => {
  test.each([
    ['as it is', SECRET],
    ['percent-encoded', encodeURIComponent(SECRET)],
    [
      'percent-encoded in lower case',
      encodeURIComponent(SECRET).replaceAll(/%../gu, (code) => code.toLowerCase()),
    ],
    ['in a form', new URLSearchParams([['a', SECRET]]).toString()],
    ['in JSON', JSON.stringify({ a: SECRET })],
    ['in base64', Buffer.from(SECRET).toString('base64')],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
    ['in base64 of a form', Buffer.from(`id:${encodeURIComponent(SECRET)}`).toString('base64')],
  ])('%s', (_, text) => {
    expect(redactSecrets(`<${text}>`, [SECRET])).toContain('***');
  });

  test('in base64 whatever stands before and after it', () => {
    const secret = fc
      .string({ unit: 'binary-ascii', minLength: 8 })
      .filter((text) => text.trim().length >= 8);
    fc.assert(
      fc.property(secret, fc.uint8Array(), fc.uint8Array(), (text, before, after) => {
        const bytes = Buffer.concat([before, Buffer.from(text.trim()), after]);
        expect(redactSecrets(bytes.toString('base64'), [text])).toContain('***');
        expect(redactSecrets(bytes.toString('base64url'), [text])).toContain('***');
      }),
    );
  });
});

test('the longest form goes first, so that no form is left in part', () => {
  const lengths = listSecretForms(SECRET).map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
});

test('what is too short to be a secret is masked where a runner can, and blots out nothing here', () => {
  expect(listSecretForms(' abc ')).toEqual(['abc']);
  expect(listSecretForms(' ')).toEqual([]);
  expect(redactSecrets('abc', ['abc', ''])).toBe('abc');
});

test('data keeps its form, and loses the secrets in its texts', () => {
  const redactor = createRedactor(['first-secret']);
  redactor.add('second-secret');
  const error = new Error('no first-secret here');
  const when = new Set(['first-secret']);
  const shared = { text: 'a first-secret' };
  const redacted = redactor.redact({
    one: shared,
    two: [shared, 'second-secret'],
    n: 1,
    none: undefined,
    when,
  });
  expect(redacted).toEqual({
    one: { text: 'a ***' },
    two: [{ text: 'a ***' }, '***'],
    n: 1,
    none: undefined,
    when,
  });
  expect(redactor.redactError(error)).toBe(error);
  expect(error.message).toBe('no *** here');
  expect(redacted.one).toBe(redacted.two[0]);
});
