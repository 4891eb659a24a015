import path from 'node:path';

import type { BenchCase, Bound } from '../case.ts';
import { curlLoop } from '../contenders/curl-loop.ts';
import { ours } from '../contenders/ours.ts';
import { takeTenth, type Work } from '../contenders/work.ts';
import { writeSmallFiles } from '../evidence.ts';
import { divide } from '../run/ratio.ts';

const FILE_BYTES = 10 * 1024;
const PAGE_CAP = 25;
const CAPPED = `ours, pages of ${PAGE_CAP} at most`;

/** (d) Every file is a new version of an item that is linked to a control: requests count more than seconds. */
export const knownFiles: BenchCase = {
  name: 'd',
  title: '1,000 files that are all known under a control',
  rounds: 3,
  async prepare(room) {
    const count = Math.max(10, Math.round(1000 * room.scale));
    const files = await writeSmallFiles(path.join(room.folder, 'files'), count, FILE_BYTES);
    const link = 'control:X';
    const preset = { names: files.names, bytes: 1, link };
    const work: Work = { files, sink: await room.startSink(), link, scenario: { preset } };
    const capped: Work = { ...work, scenario: { preset, pageCap: PAGE_CAP } };
    return {
      contenders: [ours(work), ours(capped, [], CAPPED), curlLoop(takeTenth(work))],
      bounds: [boundRequests('ours', count, 1.1), boundRequests(CAPPED, count, 1.15)],
    };
  },
};

function boundRequests(contender: string, count: number, atMost: number): Bound {
  return {
    says: `requests of ${contender}`,
    atMost,
    unit: 'a file',
    measure: (of) => divide(of(contender)?.requests, count),
  };
}
