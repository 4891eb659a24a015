import path from 'node:path';

import type { BenchCase, Room } from '../case.ts';
import { curlLoop } from '../contenders/curl-loop.ts';
import { curlParallel } from '../contenders/curl-parallel.ts';
import { nodeFetch } from '../contenders/node-fetch.ts';
import { ours } from '../contenders/ours.ts';
import { rawSend, RAW_SEND } from '../contenders/raw-send.ts';
import { rclone } from '../contenders/rclone.ts';
import { IN_FLIGHT, takeTenth, type Work } from '../contenders/work.ts';
import { writeSmallFiles } from '../evidence.ts';
import { boundRatio, divide } from '../run/ratio.ts';
import type { Scenario } from '../sink/scenario.ts';

const FILE_BYTES = 10 * 1024;
const LATENCY_MS = 50;
const LOOP = 'curl loop (a tenth, scaled)';

/** (b) What the client itself costs: nobody waits. */
export const manyFiles: BenchCase = {
  name: 'b',
  title: '2,000 files of 10 KiB',
  rounds: 5,
  async prepare(room) {
    return {
      contenders: await prepareContenders(room, 2000, {}, takeTenth),
      bounds: [
        boundRatio('ours', 'curl --parallel', 3.5),
        {
          says: `time of ${LOOP}, of ours`,
          atLeast: 30,
          unit: 'x',
          measure: (of) => divide(of(LOOP)?.seconds, of('ours')?.seconds),
        },
        boundRatio('ours', RAW_SEND),
        boundRatio(RAW_SEND, 'curl --parallel'),
      ],
    };
  },
};

/** (c) A service as far away as most are. */
export const distantService: BenchCase = {
  name: 'c',
  title: `500 files of 10 KiB, ${LATENCY_MS} ms of latency a request`,
  rounds: 3,
  async prepare(room) {
    return {
      contenders: await prepareContenders(room, 500, { latencyMs: LATENCY_MS }, (work) => work),
      bounds: [
        boundRatio('ours', 'curl --parallel', 1.2),
        {
          says: `time of ours, of its requests / ${IN_FLIGHT} in flight x ${LATENCY_MS} ms`,
          atMost: 1.25,
          unit: 'x',
          measure: (of) => {
            const { seconds, requests } = of('ours') ?? {};
            return divide(seconds, requests && ((requests / IN_FLIGHT) * LATENCY_MS) / 1000);
          },
        },
      ],
    };
  },
};

/** @param shorten for rclone, whose own pace makes it slow where nothing else does */
async function prepareContenders(
  room: Room,
  count: number,
  scenario: Scenario,
  shorten: (work: Work) => Work,
) {
  const scaled = Math.max(10, Math.round(count * room.scale));
  const files = await writeSmallFiles(path.join(room.folder, 'files'), scaled, FILE_BYTES);
  const work: Work = { files, sink: await room.startSink(), scenario };
  return [
    ours(work),
    await curlParallel(work, room.folder),
    nodeFetch(work, room.folder),
    await rclone(shorten(work), room.folder),
    rawSend(work, room.folder),
    curlLoop(takeTenth(work)),
  ];
}
