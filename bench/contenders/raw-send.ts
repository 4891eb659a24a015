import type { Contender } from '../case.ts';
import { nodeScript } from './node-script.ts';
import { IN_FLIGHT, newItemPath, serviceEnvironment, shareWork, type Work } from './work.ts';

export const RAW_SEND = 'best Node send alone';

/** The limit: bare sockets that send the same bytes in as few calls as there can be, and read no answer but its end. */
export function rawSend(work: Work, folder: string): Contender {
  const { files, sink, link } = work;
  const inFlight = String(Math.min(IN_FLIGHT, files.names.length));
  const args = [inFlight, newItemPath(link), files.folder, ...files.names];
  return {
    name: RAW_SEND,
    command: nodeScript(folder, 'raw-send.ts', args, serviceEnvironment(sink)),
    ...shareWork(work),
  };
}
