import { createHash } from 'node:crypto';
import { openSync, readSync } from 'node:fs';

// SHA-256 of a file by createHash over reads of 1 MiB into one buffer: what a digest costs in Node at the least.

const [, , location = ''] = process.argv;
const buffer = Buffer.allocUnsafe(1024 * 1024);
const hash = createHash('sha256');
const file = openSync(location, 'r');
for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer)) {
  hash.update(buffer.subarray(0, bytes));
}
console.log(`${hash.digest('hex')}  ${location}`);
