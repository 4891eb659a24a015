import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { parse } from 'yaml';

import { completeWorkflow, findYaml } from '../../scripts/docs/workflows.ts';
import { findTool } from './support/tool.ts';

/** zizmor goes by rules of its own for what is shown to readers: see there. */
const EXAMPLES_CONFIG = path.resolve('test/runners/support/zizmor-examples.yml');

let folder: string;
const shown: string[] = [];

/** Writes every workflow that the papers and examples show, whole or in part, to a repository of its own. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proof-workflows-'));
  const workflows = path.join(folder, '.github', 'workflows');
  await mkdir(workflows, { recursive: true });
  for (const { where, text } of await findYaml()) {
    const workflow = completeWorkflow(text);
    if (workflow !== undefined) {
      const file = path.join(workflows, `${where.replaceAll(/\W+/gu, '-')}.yml`);
      await writeFile(file, workflow);
      shown.push(file);
    }
  }
  return () => rm(folder, { recursive: true });
});

const ours = (await readdir('.github/workflows')).map((file) => path.join('.github/workflows', file));

test('there are workflows to look at, of our own and shown ones', () => {
  expect(ours).toHaveLength(2);
  expect(shown.length).toBeGreaterThan(4);
});

describe('actionlint prints nothing', () => {
  test('of the workflows of this repository', async (context) => {
    expect(await run('actionlint', ours, context)).toEqual({ exitCode: 0, output: '' });
  });

  test('of the workflows that papers and examples show', async (context) => {
    expect(await run('actionlint', shown, context)).toEqual({ exitCode: 0, output: '' });
  });
});

describe('zizmor finds nothing', () => {
  const always = ['--offline', '--no-progress', '--quiet', '--persona', 'regular', '--strict-collection'];

  test('in what this repository runs', async (context) => {
    const { exitCode, output } = await run(
      'zizmor',
      [...always, '--no-config', '.github', 'action.yml'],
      context,
    );
    expect(output).toMatch(/^No findings to report/u);
    expect(exitCode).toBe(0);
  });

  test('in what papers and examples show', async (context) => {
    const { exitCode, output } = await run(
      'zizmor',
      [...always, '--config', EXAMPLES_CONFIG, folder],
      context,
    );
    expect(output).toMatch(/^No findings to report/u);
    expect(exitCode).toBe(0);
  });
});

test.each(ours)(
  '%s gives no permission to all jobs, and pins each action by SHA beside its version',
  async (file) => {
    const text = await readFile(file, 'utf8');
    expect(parse(text)).toMatchObject({ permissions: {} });
    const uses = [...text.matchAll(/^.*\buses:.*$/gmu)].map(([line]) => line);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
    }
  },
);

async function run(
  tool: string,
  args: readonly string[],
  context: TestContext,
): Promise<{ exitCode: number; output: string }> {
  const program = findTool(tool, context);
  return new Promise((resolve) => {
    // No look into the user's own settings.
    const environment = { PATH: process.env['PATH'], HOME: folder };
    execFile(program, args, { env: environment }, (error, stdout, stderr) => {
      const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ exitCode, output: stdout + stderr });
    });
  });
}
