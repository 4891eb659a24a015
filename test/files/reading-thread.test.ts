import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { expect, it } from 'vitest';
import { beginReading } from '../../src/files/reading-thread.ts';

/** Linux gives at most a page of it to a read, as some file systems over the network do with files. */
const SLOW_TO_GIVE = '/proc/kallsyms';
const SIZE = 16 * 1024;

function readWhole(descriptor: number): Buffer {
  const bytes = Buffer.alloc(SIZE);
  let length = 0;
  while (length < SIZE) length += readSync(descriptor, bytes, length, SIZE - length, length);
  return bytes;
}

// Of a piece smaller than what a connection buffers, the memory would be used again before it was sent: other bytes would arrive.
it.skipIf(!existsSync(SLOW_TO_GIVE))(
  'reads that give less than was asked for are joined to a whole chunk',
  async () => {
    const descriptor = openSync(SLOW_TO_GIVE, 'r');
    const reading = beginReading(descriptor, SIZE);
    const lengths: number[] = [];
    const pieces: Buffer[] = [];
    for await (const chunk of reading.chunks) {
      lengths.push(chunk.length);
      pieces.push(Buffer.from(chunk));
    }
    await reading.end();
    const whole = readWhole(descriptor);
    closeSync(descriptor);
    expect(lengths).toEqual([SIZE]);
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  },
);

it('a read that the system refuses ends the chunks with what it said', async () => {
  const descriptor = openSync('.', 'r');
  const reading = beginReading(descriptor, SIZE);
  const drain = async () => {
    for await (const chunk of reading.chunks) expect(chunk.length).toBe(0);
  };
  await expect(drain()).rejects.toThrow('EISDIR');
  await reading.end();
  closeSync(descriptor);
});
