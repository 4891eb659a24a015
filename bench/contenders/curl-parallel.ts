import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Contender } from '../case.ts';
import { IN_FLIGHT, newItemPath, serviceEnvironment, shareWork, TOKEN, type Work } from './work.ts';

/** One curl that posts all files, with as many in flight: nothing searched, hashed or confirmed. */
export async function curlParallel(work: Work, folder: string): Promise<Contender> {
  const { files, sink, link } = work;
  const config = path.join(folder, 'curl-parallel.conf');
  const transfers = files.names.map((name) =>
    [
      `url = "${sink.url}${newItemPath(link)}"`,
      `header = "Authorization: Bearer ${TOKEN}"`,
      `form = "proof=@${name}"`,
      'output = "/dev/null"',
      'fail',
    ].join('\n'),
  );
  await writeFile(config, transfers.join('\nnext\n'));
  return {
    name: 'curl --parallel',
    needs: ['curl'],
    command: {
      program: 'curl',
      args: ['-sS', '--parallel', '--parallel-max', String(IN_FLIGHT), '--config', config],
      env: serviceEnvironment(sink),
      cwd: files.folder,
    },
    ...shareWork(work),
  };
}
