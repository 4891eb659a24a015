import path from 'node:path';

import type { Contender } from '../case.ts';
import { newItemPath, serviceEnvironment, shareWork, type Work } from './work.ts';

const SCRIPT = path.join(import.meta.dirname, '../clients/curl-loop.sh');

/** The loop that API documents suggest: for each file, search its name, then post. A curl each. */
export function curlLoop(work: Work & { readonly partOf?: number }): Contender {
  const { files, sink, link, partOf = 1 } = work;
  const scope = link === undefined ? '' : `objectType=control&objectId=${link.slice('control:'.length)}&`;
  return {
    name: partOf === 1 ? 'curl loop' : 'curl loop (a tenth, scaled)',
    needs: ['curl'],
    partOf,
    command: {
      program: 'sh',
      args: [SCRIPT, ...files.names],
      env: { ...serviceEnvironment(sink), SCOPE_QUERY: scope, NEW_ITEM_PATH: newItemPath(link) },
      cwd: files.folder,
    },
    ...shareWork(work),
  };
}
