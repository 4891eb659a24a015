import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { onTestFinished } from 'vitest';

import { runCli, waitUntilReady } from '../../sandbox/support/cli.ts';

/** A user's Git repository, a home of their own, and a sandbox that takes their evidence. */
export interface Project {
  readonly folder: string;
  readonly address: string;
  readonly token: string;
  run(command: string, args: readonly string[], environment?: Record<string, string>): Promise<Ended>;
  /** What the sandbox holds under a target: `change.txt, version 2`. */
  holdings(target: string): Promise<string[]>;
  read(file: string): Promise<string>;
}

interface Ended {
  readonly exitCode: number;
  /** Standard output and error. */
  readonly log: string;
}

const MOST_LOG_BYTES = 16 * 1024 * 1024;
const run = promisify(execFile);

/** @param files of the first commit, on the branch main */
export async function makeProject(files: Readonly<Record<string, string>>): Promise<Project> {
  const root = await mkdtemp(path.join(tmpdir(), 'proof-project-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [folder, home] = [path.join(root, 'repository'), path.join(root, 'home')];
  await mkdir(home);
  // As the submodule of the examples stands there.
  await cp('dist/cli', path.join(folder, 'tools/upload-proof/dist/cli'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const readyFile = path.join(root, 'ready.json');
  const { url, token } = await waitUntilReady(
    runCli('sandbox', '--port', '0', '--memory', '--ready-file', readyFile),
    readyFile,
  );

  // Node 24 is the first on the PATH, as the actions need it.
  const nodeFolder = path.dirname(process.execPath);
  const base = { PATH: `${nodeFolder}:${process.env['PATH']}`, HOME: home, LANG: 'C.UTF-8' };
  const project: Project = {
    folder,
    address: url,
    token,
    async run(command, args, environment = {}) {
      const options = { cwd: folder, env: { ...base, ...environment }, maxBuffer: MOST_LOG_BYTES };
      try {
        const { stdout, stderr } = await run(command, args, options);
        return { exitCode: 0, log: stdout + stderr };
      } catch (error) {
        return readFailure(error);
      }
    },
    async holdings(target) {
      const [objectType = '', objectId = ''] = target.split(':');
      const query = new URLSearchParams({ objectType, objectId, sortBy: 'filename', sortDirection: 'asc' });
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/v1/proof?${query.toString()}`, { headers });
      const { data }: { data: { filename: string; version: number }[] } = JSON.parse(await response.text());
      return data.map(({ filename, version }) => `${filename}, version ${version}`);
    },
    read: (file) => readFile(path.join(folder, file), 'utf8'),
  };
  for (const args of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['config', 'user.name', 'Ada'],
    ['config', 'user.email', 'ada@example.com'],
    ['remote', 'add', 'origin', 'https://git.example.com/org/repository.git'],
    ['add', '--all', '--force'],
    ['commit', '--quiet', '--message', 'Begin'],
  ]) {
    const { exitCode, log } = await project.run('git', args);
    if (exitCode !== 0) {
      throw new Error(`git ${args.join(' ')}: ${log}`);
    }
  }
  return project;
}

function readFailure(error: unknown): Ended {
  if (error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error) {
    return { exitCode: Number(error.code), log: `${String(error.stdout)}${String(error.stderr)}` };
  }
  throw error;
}
