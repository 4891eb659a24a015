import path from 'node:path';

import { isAtService } from '../evidence/receipt.ts';
import type { RunReport } from '../evidence/report.ts';

/**
 * The files that are at the service, in the format of `sha256sum`, to be checked from the workspace. A file outside of it is
 * named by its whole path; a name with a line break or a backslash is escaped as `sha256sum` does.
 *
 * @param workspace absolute, links resolved
 */
export function renderChecksums({ outcomes }: RunReport, workspace: string): string {
  const lines = new Set<string>();
  for (const outcome of outcomes.filter(isAtService)) {
    const { step, sha256 = '' } = outcome;
    if (step.kind !== 'conflict') {
      const { file } = step.intent;
      const isInside = path.join(workspace, file.path) === file.location;
      lines.add(renderLine(sha256, isInside ? file.path : file.location));
    }
  }
  return [...lines].join('');
}

function renderLine(sha256: string, name: string): string {
  const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
  const escaped = name.replaceAll(/[\\\n\r]/gu, (character) => escapes[character] ?? character);
  return `${escaped === name ? '' : '\\'}${sha256}  ${escaped}\n`;
}
