import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { beginReading } from '../../src/files/reading-thread.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

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

it('many files are read at once, each to its end and hashed by itself', async () => {
  const contents = Array.from({ length: 7 }, (_, index) =>
    Buffer.alloc(9 * 1024 * 1024 + index, `${index} `),
  );
  const digests = await Promise.all(
    contents.map(async (bytes, index) => {
      const location = workshop.at(`${index}.bin`);
      writeFileSync(location, bytes);
      const descriptor = openSync(location, 'r');
      const reading = beginReading(descriptor, bytes.length);
      for await (const chunk of reading.chunks) reading.giveBack(chunk);
      await reading.end();
      closeSync(descriptor);
      return reading.digest();
    }),
  );
  expect(digests).toEqual(contents.map((bytes) => hash('sha256', bytes)));
});
