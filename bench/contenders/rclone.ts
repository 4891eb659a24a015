import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Contender } from '../case.ts';
import { IN_FLIGHT, shareWork, type Work } from './work.ts';

/**
 * A well-made copier of files, to a WebDAV folder on the same sink: it asks what is there, and puts what is not. It leaves
 * 10 ms between any two requests to WebDAV, which only newer releases let one change: among many small files that pace is all one sees.
 */
export async function rclone(work: Work & { readonly partOf?: number }, folder: string): Promise<Contender> {
  const { files, sink, partOf = 1 } = work;
  const list = path.join(folder, 'rclone-files');
  await writeFile(list, `${files.names.join('\n')}\n`);
  const inFlight = String(IN_FLIGHT);
  const flags = [`--files-from-raw=${list}`, `--transfers=${inFlight}`, `--checkers=${inFlight}`];
  const remote = `:webdav,url='${sink.url}/dav',vendor=other:`;
  return {
    name: partOf === 1 ? 'rclone copy' : 'rclone copy (a tenth, scaled)',
    needs: ['rclone'],
    partOf,
    command: {
      program: 'rclone',
      args: ['copy', '--config=', '--retries=1', ...flags, '.', remote],
      cwd: files.folder,
    },
    ...shareWork(work),
  };
}
