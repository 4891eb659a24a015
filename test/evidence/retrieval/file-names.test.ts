import { expect, test } from 'vitest';

import { makeFileName } from '../../../src/evidence/retrieval/file-names.ts';

test.each([
  ['report.pdf', 'report.pdf'],
  ['Bericht ü.pdf', 'Bericht ü.pdf'],
  ['Bericht u\u0308.pdf', 'Bericht ü.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['/etc/cron.d/job', 'job'],
  ['C:\\Users\\a.txt', 'a.txt'],
  ['a:b<c>d|e?f*g"h.txt', 'a_b_c_d_e_f_g_h.txt'],
  ['line\nbreak\u0000.txt', 'line_break_.txt'],
  ['safe\u202Egnp.exe', 'safe_gnp.exe'],
  ['.npmrc', '_npmrc'],
  ['.git', '_git'],
  ['name. . ', 'name'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.txt', 'console.txt'],
  ['\uD800.txt', '\uFFFD.txt'],
  ['', 'proof-3c9e'],
  [undefined, 'proof-3c9e'],
  ['..', 'proof-3c9e'],
  ['folder/', 'proof-3c9e'],
])('the file name %j becomes %j', (filename, expected) => {
  expect(makeFileName(filename, '3c9e')).toBe(expected);
});

test('an id takes no way out either', () => {
  expect(makeFileName(undefined, '../../x')).toBe('x');
});

test('a long name is cut before its extension, between characters, to what every file system takes', () => {
  const name = makeFileName(`${'ü'.repeat(300)}.tar.gz`, 'id');
  expect(name).toMatch(/^ü+\.tar\.gz$|^ü+\.gz$/u);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
  expect(Buffer.byteLength(name)).toBeGreaterThan(230);
});
