import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createProgress } from '../../src/cli/progress.ts';

/** How readline moves to the first column. */
const LINE_START = '\u001b[1G';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that remembers, and tells what it is. */
function openStream(traits: { isTTY?: true; columns?: number } = {}) {
  const stream = Object.assign(new PassThrough(), traits);
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { stream, read: () => chunks.join('') };
}

test.each([120, 40, 20])(
  'a bar on a terminal of %i columns never wraps, and lines stand above it whole',
  (columns) => {
    const { stream, read } = openStream({ isTTY: true, columns });
    const progress = createProgress(stream);
    const line = `a line of ${'x'.repeat(columns)} characters\n`;
    for (let done = 0; done <= 300; done += 1) {
      progress.update(done, 300, 'uploading');
      progress.above(stream, done === 150 ? line : '');
      vi.advanceTimersByTime(100);
    }
    progress.end();
    const drawn = read().split(LINE_START).map(stripVTControlCharacters);
    const bars = drawn.filter((text) => text.includes('/300'));
    expect(bars.length).toBeGreaterThan(100);
    expect(Math.max(...bars.map(({ length }) => length))).toBeLessThanOrEqual(columns);
    expect(drawn).toContain(line);
  },
);

test('what was told since the last redraw is not lost at the end', () => {
  const { stream, read } = openStream({ isTTY: true, columns: 80 });
  const progress = createProgress(stream);
  progress.update(0, 1, 'uploading');
  progress.above(stream, 'the last word\n');
  progress.end();
  expect(read()).toContain('the last word\n');
});

test('a log gets a line when nothing else was told for ten seconds, and nothing that moves a cursor', () => {
  const { stream, read } = openStream();
  const progress = createProgress(stream);
  progress.update(1, 3, 'uploading');
  vi.advanceTimersByTime(9_000);
  progress.above(stream, 'b.txt\n');
  vi.advanceTimersByTime(9_000);
  expect(read()).toBe('b.txt\n');
  vi.advanceTimersByTime(1_500);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(read()).toBe('b.txt\nuploading: 1 of 3 done\n');
});

test('while a bar is on one stream, another that is no terminal gets its lines at once', () => {
  const terminal = openStream({ isTTY: true, columns: 80 });
  const file = openStream();
  const progress = createProgress(terminal.stream);
  progress.update(0, 1, 'uploading');
  progress.above(file.stream, 'a line\n');
  expect(file.read()).toBe('a line\n');
  progress.end();
});
