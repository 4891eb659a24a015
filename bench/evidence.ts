import { randomBytes } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { SinkReport } from './sink/scenario.ts';

/** Files to upload: all in one folder, all of one size. */
export interface EvidenceFiles {
  readonly folder: string;
  readonly names: readonly string[];
  readonly bytes: number;
}

const BLOCK_BYTES = 1024 * 1024;

/** Writes text files, each beginning with its own name. */
export async function writeSmallFiles(folder: string, count: number, bytes: number): Promise<EvidenceFiles> {
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, index) => nameFile(index));
  for (const name of names) {
    await writeFile(
      path.join(folder, name),
      `${name}\n`.padEnd(bytes, 'all checks passed\n').slice(0, bytes),
    );
  }
  return { folder, names, bytes };
}

export function nameFile(index: number): string {
  return `evidence-${String(index).padStart(5, '0')}.txt`;
}

/** Writes one file of random bytes, a block of them again and again: on disk it takes its whole size. */
export async function writeLargeFile(folder: string, name: string, bytes: number): Promise<EvidenceFiles> {
  await mkdir(folder, { recursive: true });
  const file = await open(path.join(folder, name), 'w');
  const block = randomBytes(Math.min(bytes, BLOCK_BYTES));
  for (let left = bytes; left > 0; left -= block.length) {
    await file.write(block, 0, Math.min(left, block.length));
  }
  await file.close();
  return { folder, names: [name], bytes };
}

/** Throws unless exactly these files landed, each once and with all of its bytes. Bytes are counted, not compared. */
export function checkLanded({ landed }: SinkReport, { names, bytes }: EvidenceFiles): void {
  const sizes = new Map(landed);
  const wrong = names.filter((name) => sizes.get(name) !== bytes);
  if (wrong.length > 0 || landed.length !== names.length) {
    throw new Error(
      `${landed.length} uploads of ${names.length}; ${wrong.length} files did not land with their ${bytes} bytes, ` +
        `such as ${wrong[0]}: ${sizes.get(wrong[0] ?? '')}`,
    );
  }
}
