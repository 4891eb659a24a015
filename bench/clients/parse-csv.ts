import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { parse } from 'csv-parse';

// Reads a CSV by csv-parse with the options that a reader of any CSV needs, and does nothing with what it reads.

const [, , location = ''] = process.argv;
let rows = -1;
const parser = parse({
  bom: true,
  record_delimiter: ['\r\n', '\n'],
  relax_column_count: true,
  on_record: () => {
    rows += 1;
  },
});
parser.resume();
await pipeline(createReadStream(location, { highWaterMark: 1024 * 1024 }), parser);
console.log(`${rows} rows`);
