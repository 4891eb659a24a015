import { expect, test } from 'vitest';
import { formatSize } from '../../src/sandbox/page/format-size.ts';
import { revealHidden } from '../../src/sandbox/page/reveal-hidden.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [4 * 1024 ** 3, '4 GiB'],
  [1024 ** 5, '1,024 TiB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown);
});

test.each([
  ['report.pdf', 'report.pdf'],
  ['übersicht 報告.txt', 'übersicht 報告.txt'],
  ['a\u202Egnp.exe', 'a[U+202E]gnp.exe'],
  ['zero\u200Bwidth', 'zero[U+200B]width'],
  ['line\u2028break', 'line[U+2028]break'],
])('%j is shown as %j', (name, shown) => {
  expect(revealHidden(name)).toBe(shown);
});
