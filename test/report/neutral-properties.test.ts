import * as fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';

import {
  neutralizeAttribute,
  neutralizeJson,
  neutralizeLine,
  neutralizeMarkdown,
} from '../../src/report/neutral.ts';
import { replayLog } from '../support/runner-commands.ts';

/** Whatever a stranger may put in a file name, a cell or an answer, and what makes it dangerous more often than chance does. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '::',
        '##[',
        ':',
        '#',
        '[',
        ']',
        '%0A',
        '\r',
        '\n',
        '\u0085',
        '\u2028',
        '\u00a0',
        '\u3000',
      ),
      fc.constantFrom('add-mask', 'error', 'stop-commands', ' ', '\t', '\u001b[31m', '\u202e', '\u{e0041}'),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '|',
        '`',
        '**',
        '_',
        '~~',
        '\\',
        '![',
        '](',
        'https://',
        'www.',
        '@',
        '$$',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

describe('a line', () => {
  test.each([
    ['report.pdf', 'report.pdf'],
    ['überprüfung 文 👩‍🔬.pdf', 'überprüfung 文 👩‍🔬.pdf'],
    ['C::D', 'C::D'],
    ['::error::x', ': :error::x'],
    ['\u00a0\u3000::error::x', '\u00a0\u3000: :error::x'],
    ['a ##[add-mask]x', 'a ## [add-mask]x'],
    ['###[error]', '### [error]'],
    ['a\r\nb\tc', 'a\\r\\nb\\tc'],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['exe.\u202efdp', 'exe.\\u{202e}fdp'],
    ['soft\u00adhyphen', 'soft\\u{ad}hyphen'],
    ['tag\u{e0041}', 'tag\\u{e0041}'],
    ['half \ud83d pair', 'half \\u{d83d} pair'],
  ])('%j is shown as %j', (text, shown) => {
    expect(neutralizeLine(text)).toBe(shown);
  });

  test('is one line, holds no command and hides nothing, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = neutralizeLine(text);
        expect(replayLog(line)).toEqual({ commands: [], shown: [line] });
        expect(line).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(line.isWellFormed()).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a cell', () => {
  test('is plain text to Markdown, whatever it holds', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = marked.parse(`| a | b |\n| --- | --- |\n| ${neutralizeMarkdown(text)} | end |\n`, {
          async: false,
          gfm: true,
        });
        const tags = [...html.matchAll(/<\/?(\w+)/gu)].map(([, tag]) => tag);
        expect(new Set(tags)).toEqual(new Set(['table', 'thead', 'tbody', 'tr', 'th', 'td']));
        expect(html.match(/<td>/gu)).toHaveLength(2);
        expect(html).toContain('<td>end</td>');
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['a mention', 'ask @octocat', /@octocat/u],
    ['a reference', 'see #1', /#1/u],
    ['a reference by its other name', 'see GH-1', /GH-1/u],
    ['an e-mail address', 'a@evil.example', /a@evil/u],
  ])('names nothing: %s', (_, text, form) => {
    const html = marked.parse(`| a |\n| --- |\n| ${neutralizeMarkdown(text)} |\n`, { async: false });
    expect(html).not.toContain('<a ');
    expect(decode(html)).not.toMatch(form);
  });

  test.each(['https://evil.example', 'www.evil.example', 'HTTP://evil.example'])('is no link: %s', (text) => {
    const html = marked.parse(`| a |\n| --- |\n| ${neutralizeMarkdown(text)} |\n`, { async: false });
    expect(html).toContain(`<td>${text}</td>`);
  });

  test('leaves an attribute in its quotes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(neutralizeAttribute(text)).not.toMatch(/["'<>`|]/u);
      }),
    );
  });
});

describe('JSON', () => {
  test('holds the same value, on one line without a command, and hides nothing', () => {
    fc.assert(
      fc.property(fc.array(hostileText), (texts) => {
        const json = neutralizeJson(JSON.stringify(texts));
        expect(JSON.parse(json)).toEqual(texts);
        expect(replayLog(`::notice::${json}`).commands).toHaveLength(1);
        expect(replayLog(json).commands).toEqual([]);
        expect(json).not.toMatch(/[<>]|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The text that GitHub's own filters get to see: entities resolved. */
function decode(html: string): string {
  return html.replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
}
