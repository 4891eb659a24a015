import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { dropDebugLines } from '../../src/files/debug-lines.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

/** Stands in for the terminal behind standard output: keeps what arrives. */
let arrived: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  arrived = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => arrived.mockRestore());

const lines = () => arrived.mock.calls.map(([chunk]) => chunk);
const currentWrite = (): unknown => Reflect.get(process.stdout, 'write');

it('a search writes nothing to standard output, and leaves it as it was', async () => {
  await workshop.write({ 'a.xml': 'x', 'b/c.xml': 'x' });
  expect(await workshop.paths(['**/*.xml', '!b/**'])).toEqual(['a.xml']);
  expect(await workshop.paths('**/*.xml', 'symlinks')).toEqual(['a.xml', 'b/c.xml']);
  expect(lines()).toEqual([]);
  expect(currentWrite()).toBe(arrived);
});

it('what others write during a search arrives, debug lines included', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}.xml`);
  await workshop.write(Object.fromEntries(names.map((name) => [name, 'x'])));
  const end = new AbortController();
  const search = workshop.paths('*.xml').finally(() => end.abort());
  let written = 0;
  for (; !end.signal.aborted; written += 2) {
    process.stdout.write('evidence\n');
    process.stdout.write('::debug::of somebody else\n');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await search).toHaveLength(names.length);
  expect(written).toBeGreaterThan(2);
  expect(arrived).toHaveBeenCalledTimes(written);
});

describe('work without debug lines', () => {
  it('loses those alone', async () => {
    await dropDebugLines(async () => {
      process.stdout.write('::debug::at once\n');
      await Promise.resolve();
      process.stdout.write('::debug::later\n');
      process.stdout.write('::warning::kept\n');
      process.stdout.write('a line with ::debug:: in it\n');
      process.stdout.write(Buffer.from('::debug::bytes, which the toolkit never writes'));
    });
    expect(lines()).toEqual([
      '::warning::kept\n',
      'a line with ::debug:: in it\n',
      Buffer.from('::debug::bytes, which the toolkit never writes'),
    ]);
  });

  it('hands writes on with encoding, callback, receiver and answer', async () => {
    arrived.mockReturnValue(false);
    const done = vi.fn<() => void>();
    const answer = await dropDebugLines(async () => process.stdout.write('6576', 'hex', done));
    expect(answer).toBe(false);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('6576', 'hex', done);
    expect(arrived.mock.contexts).toEqual([process.stdout]);
  });

  it('may overlap and nest: the last to end restores the output', async () => {
    const first = Promise.withResolvers<void>();
    const longer = dropDebugLines(() => first.promise.then(() => process.stdout.write('::debug::longer\n')));
    await dropDebugLines(() => dropDebugLines(async () => process.stdout.write('::debug::nested\n')));
    expect(currentWrite()).not.toBe(arrived);
    first.resolve();
    await longer;
    expect(currentWrite()).toBe(arrived);
    expect(lines()).toEqual([]);
  });

  it('restores the output when it fails', async () => {
    const failure = new Error('no such folder');
    await expect(dropDebugLines(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(currentWrite()).toBe(arrived);
  });

  it('leaves alone whoever wrapped the output meanwhile', async () => {
    await dropDebugLines(async () => {
      process.stdout.write = writeNowhere;
    });
    expect(currentWrite()).toBe(writeNowhere);
  });
});

function writeNowhere(): boolean {
  return true;
}
