import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayAnswer } from '../../src/service/answers.ts';

describe('what the service said is', () => {
  test.each([
    ['the message of a JSON body', '{"statusCode":429,"message":"Slow down."}', 'Slow down.'],
    [
      'the code and the message of an error object',
      '{"error":{"code":"denied","message":"No."}}',
      'denied: No.',
    ],
    [
      'the code and the description of an OAuth error',
      '{"error":"invalid_client","error_description":"Unknown client."}',
      'invalid_client: Unknown client.',
    ],
    [
      'the title and the detail of a problem (RFC 9457)',
      '{"title":"Bad","detail":"Worse","status":400}',
      'Bad: Worse',
    ],
    ['the first of several errors', '{"errors":[{"message":"One"},{"message":"Two"}]}', 'One'],
    ['a message told twice, once', '{"error":"No.","message":"No."}', 'No.'],
    ['JSON without a message, as it is', '{"a":1}', '{"a":1}'],
    ['a JSON text', '"Not here"', 'Not here'],
    [
      'the title of an HTML page',
      '<!DOCTYPE html><html><title> 502 Bad\nGateway </title><p>x',
      '502 Bad Gateway',
    ],
    [
      'the text of an HTML page without one',
      '<html><style>p{}</style><p>Down for<br>now</p>',
      'Down for now',
    ],
    ['plain text, on one line', 'first\r\n\tsecond', 'first second'],
    ['without terminal sequences', '\u001B[31mred\u001B[0m \u001B]8;;http://x\u0007link', 'red link'],
    ['without characters that turn or hide text', 'a\u202Eb\u200Bc\u0085d\u0000', 'a b c d'],
    ['nothing, when nothing was said', '', ''],
  ])('%s', (_, body, said) => {
    expect(sayAnswer(body, [])).toBe(said);
  });

  test('cut at 300 characters, never within one', () => {
    const said = sayAnswer('😀'.repeat(400), []);
    expect(said).toBe(`${'😀'.repeat(300)}…`);
  });

  test.each([
    ['a known token', 'token s3cr3t/x is bad'],
    ['a known token, encoded', 'GET /?t=s3cr3t%2Fx failed'],
    ['a bearer header', 'got Authorization: Bearer s3cr3t-other'],
    ['a basic header', 'got Basic czNjcjN0OnMzY3IzdA=='],
    ['a field of a request', 'client_secret=s3cr3tOther&x=1'],
    ['a field of a JSON text', 'sent {"password": "s3cr3tOther"}'],
    ['a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.s3cr3t.s3cr3t'],
  ])('free of secrets: %s', (_, body) => {
    const said = sayAnswer(body, ['s3cr3t/x']);
    expect(said).toContain('***');
    expect(said).not.toMatch(/s3cr3t|czNj/u);
  });

  test('short and on one line, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (body) => {
        const said = sayAnswer(body, []);
        expect(said).not.toMatch(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
        expect(said.length).toBeLessThanOrEqual(601);
        expect(said.isWellFormed()).toBe(true);
      }),
    );
  });

  test('found at once in a page made to be slow', () => {
    const page = `<html>${'<script '.repeat(2000)}${'<'.repeat(10_000)}`;
    expect(sayAnswer(page, []).length).toBeLessThanOrEqual(301);
  });
});
