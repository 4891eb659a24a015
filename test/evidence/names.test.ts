import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { InputError } from '../../src/evidence/errors.ts';
import { checkTemplate, isSameName, renderName, UnfitNameError } from '../../src/evidence/names.ts';

const NFC = 'r\u00e9sum\u00e9.pdf';
const NFD = 're\u0301sume\u0301.pdf';

describe('a proof name', () => {
  test.each([
    ['{base}', 'build/reports/july.tar.gz', 'july.tar.gz'],
    ['{name}-2026{ext}', 'build/reports/july.tar.gz', 'july.tar-2026.gz'],
    ['{dir}__{base}', 'build/reports/july.pdf', 'build__reports__july.pdf'],
    ['{path}', 'build/reports/july.pdf', 'build__reports__july.pdf'],
    ['{path}', 'july.pdf', 'july.pdf'],
    ['{path}', '/abs/july.pdf', 'abs__july.pdf'],
    ['{dir}{base}', 'july.pdf', 'july.pdf'],
    ['{name}|{ext}', '.gitlab-ci', '.gitlab-ci|'],
    ['fixed.csv', 'any/thing.txt', 'fixed.csv'],
    ['{base}{base}', 'a$&b.txt', 'a$&b.txta$&b.txt'],
    ['{base}', '{path}.txt', '{path}.txt'],
    ['{base}', NFD, NFC],
  ])('by the template %s of %s is %s', (template, path, name) => {
    expect(renderName(template, path)).toBe(name);
  });

  test.each([
    ['is empty', '{ext}', 'Makefile', /proof name ""/],
    ['is a dot', '.', 'a.txt', /proof name "\."/],
    ['is two dots', '..', 'a.txt', /proof name "\.\."/],
    ['has a slash from the template', 'july/{base}', 'a.txt', /holds no "\/"/],
  ])('that %s is refused, naming the input and the file', (_, template, path, message) => {
    const render = () => renderName(template, path);
    expect(render).toThrow(InputError);
    expect(render).toThrow(message);
    expect(render).toThrow(/^name: /);
    expect(render).toThrow(path);
  });

  test.each([
    ['has a line break', 'a\nb.txt', /control character; rename it/],
    ['has a C1 control', 'a\u0085b.txt', /control character; rename it/],
    ['has 256 bytes', `${'\u00e9'.repeat(126)}.txt`, /256 bytes, and 255 is the most; shorten/],
  ])('that %s is the fault of its file alone', (_, path, message) => {
    const render = () => renderName('{base}', path);
    expect(render).toThrow(UnfitNameError);
    expect(render).toThrow(message);
  });

  test('of 255 bytes is taken', () => {
    expect(renderName('{base}', `${'\u00e9'.repeat(125)}x.txt`)).toHaveLength(130);
  });

  test('of any path is one name, in NFC, and its own rendering', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isPlainPart);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const name = renderName('{path}', parts.join('/'));
        expect(name).not.toContain('/');
        expect(name.normalize('NFC')).toBe(name);
        expect(renderName('{base}', name)).toBe(name);
      }),
    );
  });
});

function isPlainPart(part: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is left out
  return !/[/\u0000-\u001f\u007f-\u009f]/u.test(part) && part !== '.' && part !== '..';
}

describe('two names', () => {
  test('are the same in NFC and NFD, and differ in case', () => {
    expect(isSameName(NFC, NFD)).toBe(true);
    expect(isSameName('Report.pdf', 'report.pdf')).toBe(false);
  });

  test('are the same exactly when their NFC forms are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(isSameName(name.normalize('NFD'), name.normalize('NFC'))).toBe(true);
        expect(isSameName(name, `${name}x`)).toBe(false);
      }),
    );
  });
});

describe('a template', () => {
  test.each(['{date}', '{}', '{BASE}', '{base} {constructor}'])('with %s is refused', (template) => {
    expect(() => checkTemplate(template, 'name')).toThrow(
      /^name: "\{.*\}" is not a placeholder\. Known are \{base\}/,
    );
  });

  test.each(['{base}', '{name}{ext}', '{dir}-{path}', 'plain', 'a{b', 'a}b'])('%s is taken', (template) => {
    expect(checkTemplate(template, 'name')).toBe(template);
  });
});
