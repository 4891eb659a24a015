import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const CHUNK_CHARS = 64 * 1024;

/** The schema that fits, as `csv-schemas` takes it. */
export const tableSchema =
  '{fields: {user: text, lastLogin: date, mfa: boolean, failedLogins: number, note: text}}';

/** Writes an access review: every tenth note is in quotes, with quotes within. Returns its size in bytes. */
export async function writeTable(location: string, atLeastBytes: number): Promise<number> {
  const stream = createWriteStream(location);
  stream.write('user,lastLogin,mfa,failedLogins,note\r\n');
  for (let row = 0, bytes = 0; bytes < atLeastBytes;) {
    let lines = '';
    for (; lines.length < Math.min(CHUNK_CHARS, atLeastBytes); row += 1) {
      lines += writeRow(row);
    }
    bytes += lines.length;
    if (!stream.write(lines)) {
      await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'close');
  return (await stat(location)).size;
}

function writeRow(row: number): string {
  const day = String((row % 28) + 1).padStart(2, '0');
  const note = row % 10 === 0 ? `"said ""hello"", twice"` : `plain note ${row}`;
  return `user${row},2026-04-${day}T10:${day}:00Z,${row % 3 === 0},${(row * 7919) % 1000},${note}\r\n`;
}
