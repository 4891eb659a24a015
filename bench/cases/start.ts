import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { BenchCase } from '../case.ts';
import { distFile } from '../contenders/ours.ts';
import { serviceEnvironment } from '../contenders/work.ts';
import type { Command } from '../run/measure.ts';
import { boundRatio } from '../run/ratio.ts';

const MIB = 1024 ** 2;
const ACTION = 'action, no files found';

/** (f) What a step costs before it does anything. */
export const start: BenchCase = {
  name: 'f',
  title: 'start',
  rounds: 15,
  async prepare({ folder, startSink }) {
    const sink = await startSink();
    const workspace = path.join(folder, 'workspace');
    const runnerFiles = {
      GITHUB_OUTPUT: path.join(folder, 'output'),
      GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
    };
    await mkdir(workspace);
    await Promise.all(Object.values(runnerFiles).map((file) => writeFile(file, '')));
    const bundleBytes = await sizeScripts(distFile('upload'));
    return {
      contenders: [
        {
          name: ACTION,
          command: {
            ...node(distFile('upload/index.js')),
            cwd: workspace,
            // A shell hands on no variable with a hyphen, so that only these inputs are INPUT_*.
            env: {
              ...serviceEnvironment(sink),
              ...runnerFiles,
              GITHUB_ACTIONS: 'true',
              GITHUB_WORKSPACE: workspace,
              RUNNER_TEMP: folder,
              INPUT_PATH: 'none/*.txt',
              PROOF_IF_NO_FILES_FOUND: 'ignore',
            },
          },
          sink: { sink, scenario: {} },
          check: ({ landed }) => {
            if (landed.length > 0) {
              throw new Error(`${landed.length} uploads of no files`);
            }
          },
        },
        { name: 'proof --version', command: node(distFile('cli/index.js'), '--version') },
        { name: 'bare node', command: node('-e', '0') },
      ],
      bounds: [
        boundRatio(ACTION, 'bare node', 3),
        { says: 'scripts of dist/upload', atMost: 2, unit: 'MiB', measure: () => bundleBytes / MIB },
      ],
      notes: [`scripts of dist/upload: ${bundleBytes} bytes`],
    };
  },
};

function node(...args: string[]): Command {
  return { program: process.execPath, args };
}

async function sizeScripts(folder: string): Promise<number> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
