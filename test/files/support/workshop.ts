import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { EvidenceFile, FoundFiles } from '../../../src/evidence/files.ts';
import type { Allowance } from '../../../src/evidence/inputs/allowances.ts';
import { openWorkspace } from '../../../src/files/workspace.ts';

/** A workspace and a RUNNER_TEMP of a test's own, side by side in a real folder that goes when the test ends. */
export interface Workshop {
  readonly top: string;
  readonly workspace: string;
  readonly runnerTemp: string;
  /** Absolute location of a path relative to the workspace. */
  at(path: string): string;
  /** Writes files (path → content), relative to the workspace. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  find(patterns: string | readonly string[], ...allow: readonly Allowance[]): Promise<FoundFiles>;
  /** The paths that a search takes. */
  paths(patterns: string | readonly string[], ...allow: readonly Allowance[]): Promise<readonly string[]>;
  /** Writes a file and finds it. */
  take(path: string, content: string | Uint8Array, ...allow: readonly Allowance[]): Promise<EvidenceFile>;
}

/** Gives each test of a file a workshop. */
export function useWorkshop(): Workshop {
  let top = '';
  beforeEach(async () => {
    top = await realpath(await mkdtemp(join(tmpdir(), 'evidence-')));
    await mkdir(workshop.workspace);
    await mkdir(workshop.runnerTemp);
  });
  afterEach(() => rm(top, { recursive: true, force: true }));

  const workshop: Workshop = {
    get top() {
      return top;
    },
    get workspace() {
      return join(top, 'workspace');
    },
    get runnerTemp() {
      return join(top, 'temp');
    },
    at: (path) => join(workshop.workspace, path),
    async write(files) {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(workshop.at(path)), { recursive: true });
        await writeFile(workshop.at(path), content);
      }
    },
    find(patterns, ...allow) {
      const { workspace, runnerTemp } = workshop;
      const list = typeof patterns === 'string' ? [patterns] : patterns;
      return openWorkspace({ workspace, runnerTemp }).find(list, new Set(allow));
    },
    async paths(patterns, ...allow) {
      const found = await workshop.find(patterns, ...allow);
      return found.files.map((file) => file.path);
    },
    async take(path, content, ...allow) {
      await workshop.write({ [path]: content });
      const { files } = await workshop.find(path, ...allow);
      const [file] = files;
      if (file === undefined) throw new Error(`${path} was not found`);
      return file;
    },
  };
  return workshop;
}
