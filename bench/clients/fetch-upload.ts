import { openAsBlob } from 'node:fs';
import path from 'node:path';

// Posts files by fetch and FormData, in batches: IN_FLIGHT PATH FOLDER NAME...

const [inFlight = '', post = '', folder = '', ...names] = process.argv.slice(2);
const url = new URL(post, process.env['PROOF_BASE_URL']);
const headers = { authorization: `Bearer ${process.env['PROOF_TOKEN']}` };
const batchSize = Number(inFlight);

for (let from = 0; from < names.length; from += batchSize) {
  await Promise.all(names.slice(from, from + batchSize).map((name) => upload(name)));
}

async function upload(name: string): Promise<void> {
  const body = new FormData();
  body.append('proof', await openAsBlob(path.join(folder, name)), name);
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!response.ok) {
    throw new Error(`${name}: ${response.status} ${answer}`);
  }
}
