import { mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { BenchCase } from '../case.ts';
import { ours } from '../contenders/ours.ts';
import type { Summary } from '../run/summary.ts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const sizesGib = [1, 2, 4, 8] as const;

/** Memory by size of the file. The files are sparse, so that they take no disk; only on request, because 15 GiB take a while. */
export const growth: BenchCase = {
  name: 'a-growth',
  title: 'memory from 1 to 8 GiB, sparse files',
  rounds: 3,
  onRequest: true,
  async prepare(room) {
    const sink = await room.startSink();
    const folder = path.join(room.folder, 'files');
    await mkdir(folder);
    const contenders = [];
    for (const gib of sizesGib) {
      const name = `sparse-${gib}.bin`;
      const bytes = Math.ceil(gib * GIB * room.scale);
      await writeFile(path.join(folder, name), '');
      await truncate(path.join(folder, name), bytes);
      contenders.push(ours({ files: { folder, names: [name], bytes }, sink }, [], nameSize(gib)));
    }
    return {
      contenders,
      bounds: [
        { says: 'memory of 8 GiB', atMost: 200, unit: 'MiB', measure: (of) => peakMib(of(nameSize(8))) },
        {
          says: 'memory of 8 GiB, above that of 1 GiB',
          atMost: 30,
          unit: 'MiB',
          measure: (of) => subtract(peakMib(of(nameSize(8))), peakMib(of(nameSize(1)))),
        },
      ],
    };
  },
};

function peakMib(summary: Summary | undefined): number | undefined {
  return summary?.peakBytes === undefined ? undefined : summary.peakBytes / MIB;
}

function subtract(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

function nameSize(gib: number): string {
  return `ours, ${gib} GiB`;
}
