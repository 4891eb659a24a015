import type { Contender } from '../case.ts';
import { IN_FLIGHT, shareWork, type Work } from './work.ts';

/** A well-made copier of files, to a WebDAV folder on the same sink: it looks, puts, and looks again. */
export function rclone(work: Work): Contender {
  const { files, sink } = work;
  const remote = `:webdav,url='${sink.url}/dav',vendor=other:`;
  const inFlight = String(IN_FLIGHT);
  const flags = ['--config=', '--retries=1', `--transfers=${inFlight}`, `--checkers=${inFlight}`];
  return {
    name: 'rclone copy',
    needs: ['rclone'],
    command: {
      program: 'rclone',
      args: [
        'copy',
        ...flags,
        ...(files.names.length === 1 ? [`--include=${files.names[0]}`] : []),
        '.',
        remote,
      ],
      cwd: files.folder,
    },
    ...shareWork(work),
  };
}
