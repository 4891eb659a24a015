import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { BenchCase } from '../case.ts';
import { proof } from '../contenders/ours.ts';
import { serviceEnvironment } from '../contenders/work.ts';
import { boundRatio } from '../run/ratio.ts';
import type { SinkReport } from '../sink/scenario.ts';

const GIB = 1024 ** 3;
const NAME = 'large.bin';
const PAIR = 'curl -o && sha256sum';
/** The first item of the sink. */
const ITEM = '/v1/proof/00000000-0000-4000-8000-000000000000/contents';

/** (g) 2 GiB back out, with their digest. */
export const download: BenchCase = {
  name: 'g',
  title: 'download of 2 GiB',
  rounds: 3,
  async prepare({ folder, scale, startSink }) {
    const bytes = Math.ceil(2 * GIB * scale);
    const directory = path.join(folder, 'downloads');
    await mkdir(directory);
    const sink = await startSink();
    const shared = {
      sink: { sink, scenario: { preset: { names: [NAME], bytes } } },
      check: (report: SinkReport) => checkDownloaded(path.join(directory, NAME), bytes, report),
    };
    const script = `curl -sS --fail -H "Authorization: Bearer $PROOF_TOKEN" -o ${NAME} "$PROOF_BASE_URL${ITEM}" && sha256sum ${NAME}`;
    return {
      contenders: [
        { name: 'ours', command: proof(sink, directory, ['download', '--name', NAME]), ...shared },
        {
          name: PAIR,
          needs: ['curl', 'sha256sum'],
          command: { program: 'sh', args: ['-c', script], env: serviceEnvironment(sink), cwd: directory },
          ...shared,
        },
      ],
      bounds: [boundRatio('ours', PAIR, 1)],
    };
  },
};

/** Removes the file, so that disk is taken only once and the next finds an empty folder. */
async function checkDownloaded(location: string, bytes: number, { servedBytes }: SinkReport): Promise<void> {
  const { size } = await stat(location);
  await rm(location);
  if (size !== bytes || servedBytes !== bytes) {
    throw new Error(`${size} bytes of ${bytes} were downloaded, ${servedBytes} were served`);
  }
}
