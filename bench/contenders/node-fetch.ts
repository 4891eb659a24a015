import type { Contender } from '../case.ts';
import { nodeScript } from './node-script.ts';
import { IN_FLIGHT, newItemPath, serviceEnvironment, shareWork, type Work } from './work.ts';

/** The script that one writes in an afternoon: Node's fetch and FormData, batch after batch. */
export function nodeFetch(work: Work, folder: string): Contender {
  const { files, sink, link } = work;
  const args = [String(IN_FLIGHT), newItemPath(link), files.folder, ...files.names];
  return {
    name: 'Node fetch and FormData',
    command: nodeScript(folder, 'fetch-upload.ts', args, serviceEnvironment(sink)),
    ...shareWork(work),
  };
}
