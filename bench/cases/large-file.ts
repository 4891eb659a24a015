import path from 'node:path';

import type { BenchCase, Contender, Preparation, Room } from '../case.ts';
import { curlParallel } from '../contenders/curl-parallel.ts';
import { nodeFetch } from '../contenders/node-fetch.ts';
import { nodeScript } from '../contenders/node-script.ts';
import { ours } from '../contenders/ours.ts';
import { rawSend, RAW_SEND } from '../contenders/raw-send.ts';
import { rclone } from '../contenders/rclone.ts';
import { serviceEnvironment, shareWork, type Work } from '../contenders/work.ts';
import { type EvidenceFiles, writeLargeFile } from '../evidence.ts';
import { boundRatio, divide } from '../run/ratio.ts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const PAIR = 'sha256sum && curl -F';
const DIGEST = 'Node digest alone';

/** (a) One file of 2 GiB. */
export const largeFile: BenchCase = {
  name: 'a',
  title: 'one file of 2 GiB',
  rounds: 3,
  async prepare(room) {
    const work = await prepareWork(room, false);
    const { files } = work;
    const location = path.join(files.folder, files.names[0] ?? '');
    return {
      contenders: [
        ours(work),
        digestThenCurl(work),
        rawSend(work, room.folder),
        { name: DIGEST, command: nodeScript(room.folder, 'digest.ts', [location]) },
        // It takes 2 GiB of memory, and on a virtual machine whoever comes next pays for their return: nobody that a bound is about.
        nodeFetch(work, room.folder),
        await rclone(work, room.folder),
        {
          name: 'sha256sum alone',
          needs: ['sha256sum'],
          command: { program: 'sha256sum', args: [location] },
        },
        { ...(await curlParallel(work, room.folder)), name: 'curl -F alone' },
      ],
      bounds: [
        boundRatio('ours', [DIGEST, RAW_SEND], 1.2),
        boundRatio('ours', PAIR, 0.6),
        {
          says: 'memory of ours',
          atMost: 200,
          unit: 'MiB',
          measure: (of) => toMib(of('ours')?.peakBytes),
        },
        {
          says: `rate of ${RAW_SEND}: the ceiling of the sink`,
          unit: 'MiB/s',
          measure: (of) => divide(toMib(files.bytes), of(RAW_SEND)?.seconds),
        },
      ],
    };
  },
};

/** The same over TLS, with an authority that only this run knows. */
export const largeFileTls: BenchCase = {
  name: 'a-tls',
  title: 'one file of 2 GiB, over TLS',
  rounds: 3,
  async prepare(room): Promise<Preparation> {
    const work = await prepareWork(room, true);
    return {
      contenders: [ours(work), digestThenCurl(work), rawSend(work, room.folder)],
      bounds: [boundRatio('ours', PAIR, 1.1)],
    };
  },
};

async function prepareWork(room: Room, tls: boolean): Promise<Work> {
  const bytes = Math.ceil(2 * GIB * room.scale);
  const files: EvidenceFiles = await writeLargeFile(path.join(room.folder, 'files'), 'large.bin', bytes);
  return { files, sink: await room.startSink({ tls }) };
}

/** What one writes in a shell for a file and its digest. */
function digestThenCurl(work: Work): Contender {
  const { files, sink } = work;
  const script =
    'sha256sum "$1" && curl -sS --fail -H "Authorization: Bearer $PROOF_TOKEN" -F "proof=@$1" "$PROOF_BASE_URL/v1/proof"';
  return {
    name: PAIR,
    needs: ['curl', 'sha256sum'],
    command: {
      program: 'sh',
      args: ['-c', script, 'sh', files.names[0] ?? ''],
      env: serviceEnvironment(sink),
      cwd: files.folder,
    },
    ...shareWork(work),
  };
}

function toMib(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / MIB;
}
