import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ItemRecord } from '../../../src/sandbox/records.ts';
import { runCli, waitUntilReady, type Ready } from './cli.ts';
import { aFolder } from './folder.ts';

const CHUNK_BYTES = 1024 * 1024;

export interface LargeRun {
  readonly uploadedSha256: string;
  readonly stored: { readonly size: number; readonly sha256: string } | undefined;
  readonly downloadedSha256: string;
  /** Most memory that the sandbox's process ever held, in bytes; undefined where the system does not tell. */
  readonly peakBytes: number | undefined;
}

/** Sends a file of so many MiB through a sandbox in a process of its own, up and down, without holding it here either. */
export async function sendLargeFile(mebibytes: number): Promise<LargeRun> {
  const data = await aFolder();
  const readyFile = join(data, 'ready.json');
  const run = runCli('sandbox', '--port', '0', '--data', data, '--ready-file', readyFile);
  const ready = await waitUntilReady(run, readyFile);
  const uploadedSha256 = await upload(ready, mebibytes);
  const [record] = await fetchRecords(ready);
  return {
    uploadedSha256,
    stored: record?.versions[0],
    downloadedSha256: await download(ready, record?.id ?? ''),
    peakBytes: await readPeak(run.process.pid),
  };
}

async function upload({ url, token }: Ready, mebibytes: number): Promise<string> {
  const hash = createHash('sha256');
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="proof"; filename="large.bin"\r\n\r\n');
    for (let index = 0; index < mebibytes; index += 1) {
      const chunk = Buffer.alloc(CHUNK_BYTES, `${index} `);
      hash.update(chunk);
      yield chunk;
    }
    yield Buffer.from('\r\n--b--\r\n');
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request(`${url}/v1/proof`, { method: 'POST', headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  await pipeline(Readable.from(body()), sending);
  const response = await answer;
  response.resume();
  if (response.statusCode !== 201) throw new Error(`The upload was answered with ${response.statusCode}.`);
  return hash.digest('hex');
}

async function download({ url, token }: Ready, id: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/v1/proof/${id}/contents`, { headers: { authorization: `Bearer ${token}` } }, resolve).once(
      'error',
      reject,
    );
  });
  const hash = createHash('sha256');
  await pipeline(response, hash);
  return hash.digest('hex');
}

async function fetchRecords({ url }: Ready): Promise<readonly ItemRecord[]> {
  const records: readonly ItemRecord[] = JSON.parse(await (await fetch(`${url}/sandbox/records`)).text());
  return records;
}

/** Linux alone tells the peak of another process. */
async function readPeak(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}
