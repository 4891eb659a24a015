import path from 'node:path';

import type { BenchCase, Bound, Contender } from '../case.ts';
import { ours } from '../contenders/ours.ts';
import { nameFile, writeSmallFiles } from '../evidence.ts';
import type { Summary } from '../run/summary.ts';
import type { Sink } from '../sink/start-sink.ts';

const KIB = 1024;
const FILE_BYTES = 100;
const counts = [5000, 10_000, 20_000] as const;
const MOST = 20_000;

/** (e) Memory and time a file, to show that both grow linearly: a dry run over a scope of as many items. */
export const planning: BenchCase = {
  name: 'e',
  title: '5,000, 10,000 and 20,000 files planned against a scope of as many',
  rounds: 3,
  async prepare(room) {
    const sink = await room.startSink();
    const scale = (count: number) => Math.max(2, Math.round(count * room.scale));
    const contenders = [await plan(room.folder, sink, 1, scale(MOST), nameCount(1))];
    for (const count of counts) {
      contenders.push(await plan(room.folder, sink, scale(count), scale(count), nameCount(count)));
    }
    const memory = (count: number) => boundGrowth(count, scale(count), 'KiB', memoryKib);
    const time = (count: number) => boundGrowth(count, scale(count), 'ms', timeMs);
    return {
      contenders,
      bounds: [
        memory(5000),
        memory(10_000),
        { ...memory(MOST), atMost: 2 },
        time(5000),
        time(10_000),
        time(MOST),
      ],
    };
  },
};

/** A dry run of as many files. @param known number of items in the scope, the files among them */
async function plan(
  folder: string,
  sink: Sink,
  count: number,
  known: number,
  name: string,
): Promise<Contender> {
  const files = await writeSmallFiles(path.join(folder, `files-${count}`), count, FILE_BYTES);
  const link = 'control:X';
  const names = Array.from({ length: known }, (_, index) => nameFile(index));
  const work = { files, sink, link, scenario: { preset: { names, bytes: FILE_BYTES, link } } } as const;
  return {
    ...ours(work, ['--dry-run'], name),
    check: ({ landed, requests }) => {
      if (landed.length > 0 || requests === 0) {
        throw new Error(`${landed.length} uploads and ${requests} requests of a dry run`);
      }
    },
  };
}

/** What a file takes above a run with one. */
function boundGrowth(
  count: number,
  files: number,
  unit: string,
  read: (summary: Summary | undefined) => number | undefined,
): Bound {
  return {
    says: `${unit === 'ms' ? 'time' : 'memory'} a file of ${count}, above a run with one`,
    unit,
    measure: (of) => {
      const [one, all] = [read(of(nameCount(1))), read(of(nameCount(count)))];
      return one === undefined || all === undefined ? undefined : (all - one) / files;
    },
  };
}

function memoryKib(summary: Summary | undefined): number | undefined {
  return summary?.peakBytes === undefined ? undefined : summary.peakBytes / KIB;
}

function timeMs(summary: Summary | undefined): number | undefined {
  return summary && summary.seconds * 1000;
}

function nameCount(count: number): string {
  return count === 1 ? 'ours, 1 file' : `ours, ${count} files`;
}
