import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { neutralizeAttribute, neutralizeLine, neutralizeMarkdown } from '../../src/report/neutral.ts';

/** White space that the runner trims from the start of a line. */
const TRIMMED = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*/u;

/** Whether a runner reads a command in a line: `::name …::text` after white space, or `##[name …]text` anywhere. */
function isCommand(line: string): boolean {
  return line.replace(TRIMMED, '').startsWith('::') || line.includes('##[');
}

const commands = '::  :  ##[  ##  #  [  ]  %0A  error  ::stop-commands::t'.split('  ');
const spaces = Array.from('\n\r\t \u00a0\u3000\u0085\u2028\u200b\u202e\u001b');
const markup = '|  `  ``  <  >  <img src=x onerror=y>  &  &#64;  \\  \\|  *  _  ~~  $  ![  -  "  \''.split(
  '  ',
);
const addresses =
  '@octocat  #12  https://evil.example  www.evil.example  WWW.x.example  a@b.example  ](x)'.split('  ');
const pieces = [...commands, ...spaces, ...markup, ...addresses, '\ud800'];

/** Texts made of what commands, tables, links, mentions and terminals are made of. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 8 })
  .map((parts) => parts.join(''));

const RUNS = { numRuns: 3000 };

describe('a line for a log', () => {
  test('is no command of a runner and holds no control character, whatever its text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = neutralizeLine(text);
        expect(isCommand(line)).toBe(false);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069]/u);
      }),
      RUNS,
    );
  });

  test.each([
    ['::error::pwned', ': :error::pwned'],
    ['  \u00a0::add-mask::x', '  \u00a0: :add-mask::x'],
    ['a\n::error::b', 'a\\n::error::b'],
    ['x ##[group]y', 'x ## [group]y'],
    ['###[[', '### [['],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['reports/ünï códe (1).pdf', 'reports/ünï códe (1).pdf'],
    ['a::b', 'a::b'],
  ])('turns %j into %j', (text, line) => {
    expect(neutralizeLine(text)).toBe(line);
  });
});

describe('a cell of a table', () => {
  test('breaks no table and holds no HTML, link, mention or reference, whatever its text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = neutralizeMarkdown(text);
        expect(isCommand(cell)).toBe(false);
        expect(cell).not.toMatch(/[|<>`[\]\\*~$\n\r]/u);
        expect(cell.replaceAll(/&#\d+;/gu, '')).not.toMatch(/[&@#]/u);
        expect(cell).not.toMatch(/:\/\/|www\./iu);
      }),
      RUNS,
    );
  });

  test('shows the same text as before', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = neutralizeMarkdown(text).replaceAll(/&#(\d+);/gu, (_, code) =>
          String.fromCodePoint(Number(code)),
        );
        expect(shown.replaceAll('\u2060', '')).toBe(neutralizeLine(text));
      }),
      RUNS,
    );
  });

  test.each(['report-2026_07.tar.gz', 'control:8d1', 'a (1).csv'])('leaves %s as it is', (text) => {
    expect(neutralizeMarkdown(text)).toBe(text);
  });
});

test('the value of an attribute ends nothing', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(neutralizeAttribute(text)).not.toMatch(/[<>|`"']/u);
    }),
  );
});
