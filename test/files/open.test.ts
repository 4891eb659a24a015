import { createHash } from 'node:crypto';
import { appendFile, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type EvidenceFile, FileChangedError, type OpenFile } from '../../src/evidence/files.ts';
import { openWorkspace } from '../../src/files/workspace.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();
const MIB = 1024 * 1024;
const CHUNK = 2 * MIB;

/** Longer than a tick of any file system's clock, so that a change cannot bear the time of what it changes. */
const TICK_MS = 20;

function open(file: EvidenceFile): Promise<OpenFile> {
  return openWorkspace({ workspace: workshop.workspace }).open(file);
}

async function readChunks(opened: OpenFile): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened.stream()) chunks.push(Buffer.from(chunk));
  return chunks;
}

async function readAll(opened: OpenFile): Promise<Buffer> {
  return Buffer.concat(await readChunks(opened));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

describe('an opened file', () => {
  it.each([
    ['one byte', 1, [1]],
    ['as many as are held in memory', MIB, [MIB]],
    ['one byte more', MIB + 1, [MIB + 1]],
    ['exactly one chunk', CHUNK, [CHUNK]],
    ['a chunk and a byte', CHUNK + 1, [CHUNK, 1]],
    ['several chunks', 3 * CHUNK - 1, [CHUNK, CHUNK, CHUNK - 1]],
  ])('of %s streams its bytes in chunks of up to 2 MiB', async (_, size, lengths) => {
    const bytes = Buffer.alloc(size, 'evidence ');
    const opened = await open(await workshop.take('a.bin', bytes));
    const chunks = await readChunks(opened);
    expect(chunks.map((chunk) => chunk.length)).toEqual(lengths);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(opened.size).toBe(size);
    expect(await opened.sha256()).toBe(sha256(bytes));
    await opened.close();
  });

  it('of no bytes streams none and has the digest of none', async () => {
    const opened = await open(await workshop.take('empty.txt', '', 'empty-files'));
    expect(await readChunks(opened)).toEqual([]);
    expect(await opened.sha256()).toBe(sha256(''));
    await opened.close();
  });

  it('may be streamed again, and tells its digest without having been streamed', async () => {
    const opened = await open(await workshop.take('a.txt', 'evidence'));
    expect(await opened.sha256()).toBe(sha256('evidence'));
    expect(String(await readAll(opened))).toBe('evidence');
    expect(String(await readAll(opened))).toBe('evidence');
    await opened.close();
  });

  it('has no digest from a stream that was broken off', async () => {
    const bytes = Buffer.alloc(2 * CHUNK, 'ab');
    const opened = await open(await workshop.take('a.bin', bytes));
    for await (const chunk of opened.stream()) {
      expect(chunk.length).toBe(CHUNK);
      break;
    }
    expect(await opened.sha256()).toBe(sha256(bytes));
    await opened.close();
  });

  it('can be closed while a stream of it was broken off and chunks are still on their way', async () => {
    const opened = await open(await workshop.take('a.bin', Buffer.alloc(6 * CHUNK, 'ab')));
    for (let stream = 0; stream < 3; stream += 1) {
      const reader = opened.stream()[Symbol.asyncIterator]();
      await reader.next();
      void reader.return?.();
    }
    await expect(opened.close()).resolves.toBeUndefined();
  });

  it('lends a chunk until the next is asked for: then it is empty, so that nobody reads other bytes in it', async () => {
    const opened = await open(await workshop.take('a.bin', Buffer.alloc(3 * CHUNK, 'a')));
    let before: Uint8Array | undefined;
    for await (const chunk of opened.stream()) {
      expect(before?.length ?? 0).toBe(0);
      expect(chunk.length).toBe(CHUNK);
      before = chunk;
    }
    await opened.close();
  });

  it('may be a link when links are allowed', async () => {
    await workshop.write({ 'real.txt': 'evidence' });
    await symlink('real.txt', workshop.at('link.txt'));
    const { files } = await workshop.find('link.txt', 'symlinks');
    for (const file of files) {
      const opened = await open(file);
      expect(String(await readAll(opened))).toBe('evidence');
      await opened.close();
    }
    expect(files).toHaveLength(1);
  });
});

interface Change {
  readonly what: string;
  readonly change: (location: string) => Promise<unknown>;
  readonly told: string;
}

const changes: readonly Change[] = [
  { what: 'grown', change: (at) => appendFile(at, '!!'), told: 'grew from 3145728 to 3145730 bytes' },
  { what: 'shrunk', change: (at) => truncate(at, 5), told: 'shrank from 3145728 to 5 bytes' },
  { what: 'emptied', change: (at) => truncate(at, 0), told: 'shrank from 3145728 to 0 bytes' },
  { what: 'rewritten at the same size', change: rewrite, told: 'was rewritten' },
  { what: 'rewritten with its old time set back', change: rewriteUnnoticed, told: 'was rewritten' },
  { what: 'replaced by a rename', change: replace, told: 'was replaced' },
  { what: 'replaced by a link', change: replaceByLink, told: 'was replaced' },
  { what: 'replaced by a pipe', change: replaceByPipe, told: 'was replaced' },
  { what: 'deleted', change: (at) => rm(at), told: 'was deleted' },
];

describe('a file is told to have changed when it was', () => {
  it.each(changes)('$what before it is opened', async ({ change, told }) => {
    const file = await takeLarge();
    await change(file.location);
    const said = await open(file).catch((error: unknown) => error);
    expect(said).toBeInstanceOf(FileChangedError);
    // Without following the link, the system says so before there is anything to compare.
    const opening =
      change === replaceByLink ? 'cannot be opened (too many symbolic links encountered)' : told;
    expect(said).toHaveProperty(
      'message',
      `a.bin ${opening} after it was found: upload when nothing writes to it any more`,
    );
  });

  it.each(changes)('$what while it is read, before the last chunk is handed on', async ({ change, told }) => {
    const file = await takeLarge();
    const opened = await open(file);
    let handedOn = 0;
    const reading = (async () => {
      for await (const chunk of opened.stream()) {
        if (handedOn === 0) await change(file.location);
        handedOn += chunk.length;
      }
    })();
    await expect(reading).rejects.toThrow(FileChangedError);
    await expect(reading).rejects.toThrow(`a.bin ${told} after it was found`);
    expect(handedOn).toBeLessThan(file.size);
    await opened.close();
  });

  it.each(changes)('$what between two streams', async ({ change }) => {
    const file = await takeLarge();
    const opened = await open(file);
    await readAll(opened);
    await change(file.location);
    await expect(readAll(opened)).rejects.toThrow(FileChangedError);
    await opened.close();
  });

  it.each(changes)('$what before its digest is asked for', async ({ change }) => {
    const file = await takeLarge();
    const opened = await open(file);
    await change(file.location);
    await expect(opened.sha256()).rejects.toThrow(FileChangedError);
    await opened.close();
  });
});

/** The system tells 4 KiB of it, and gives a few bytes. */
const SHORTER_THAN_TOLD = '/sys/kernel/uevent_seqnum';

it.runIf(process.platform === 'linux')('a file that ends before its told size is not taken', async () => {
  const { files } = await workshop.find(SHORTER_THAN_TOLD, 'outside-workspace');
  const [file] = files;
  if (file === undefined) throw new Error(`${SHORTER_THAN_TOLD} was not found`);
  await expect(open(file)).rejects.toThrow('ended after');
});

async function takeLarge(): Promise<EvidenceFile> {
  await workshop.write({ 'a.bin': Buffer.alloc(3 * MIB, 'evidence ') });
  // A whole second, so that it can be set back without a remainder.
  await utimes(workshop.at('a.bin'), 1_700_000_000, 1_700_000_000);
  await sleep(TICK_MS);
  const [file] = (await workshop.find('a.bin')).files;
  if (file === undefined) throw new Error('a.bin was not found');
  return file;
}

function rewrite(location: string): Promise<void> {
  return writeFile(location, Buffer.alloc(3 * MIB, 'forgery! '), { flag: 'r+' });
}

async function rewriteUnnoticed(location: string): Promise<void> {
  const { atime, mtime } = await stat(location);
  await rewrite(location);
  await utimes(location, atime, mtime);
}

async function replace(location: string): Promise<void> {
  await writeFile(`${location}.new`, Buffer.alloc(3 * MIB, 'evidence '));
  await rename(`${location}.new`, location);
}

async function replaceByLink(location: string): Promise<void> {
  await rename(location, `${location}.moved`);
  await symlink(`${location}.moved`, location);
}

async function replaceByPipe(location: string): Promise<void> {
  await rm(location);
  execFileSync('mkfifo', [location]);
}
