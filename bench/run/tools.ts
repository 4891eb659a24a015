import { spawnSync } from 'node:child_process';

import type { Tool } from '../case.ts';

const versionFlags: Readonly<Record<Tool, string>> = {
  curl: '--version',
  rclone: 'version',
  sha256sum: '--version',
};

/** Which of the programs this machine has, with the first line of what each says of its version. */
export function findTools(): ReadonlyMap<Tool, string> {
  const tools: Tool[] = ['curl', 'rclone', 'sha256sum'];
  return new Map(
    tools.flatMap((tool) => {
      const { status, stdout } = spawnSync(tool, [versionFlags[tool]], { encoding: 'utf8' });
      return status === 0 ? [[tool, stdout.split('\n')[0] ?? ''] as const] : [];
    }),
  );
}
