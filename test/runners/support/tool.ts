import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';

const RUNNERS = fileURLToPath(new URL('../../../.runners', import.meta.url));

/** Finds a program that `.ci/install-runners` installs. In CI a missing one fails the test, elsewhere it skips it. */
export function findTool(name: string, context: TestContext): string {
  const folders = [
    join(RUNNERS, 'node_modules', '.bin'),
    join(RUNNERS, 'python', 'bin'),
    join(RUNNERS, 'bin'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find(isProgram);
  if (found !== undefined) return found;
  const message = `${name} is missing: .ci/install-runners installs it.`;
  if (process.env['CI'] === 'true') throw new Error(message);
  return context.skip(message);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
