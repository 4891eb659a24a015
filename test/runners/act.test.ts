import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test, type TestContext } from 'vitest';

import { readBlocks } from '../../scripts/docs/blocks.ts';
import { findActionUses, findYaml } from '../../scripts/docs/workflows.ts';
import { makeProject, type Project } from './support/project.ts';
import { findTool } from './support/tool.ts';

/** Runs a workflow on act in host mode, the actions taken from this repository. */
async function push(project: Project, context: TestContext) {
  const flags = {
    '--platform': 'ubuntu-latest=-self-hosted',
    '--local-repository': `OWNER/upload-proof@v1=${process.cwd()}`,
    '--var': `PROOF_BASE_URL=${project.address}`,
    '--secret': `PROOF_TOKEN=${project.token}`,
  };
  return project.run(findTool('act', context), ['push', ...Object.entries(flags).flat()]);
}

/** The command of the README, for this clone and a sandbox at another port. */
async function pushAsShown(project: Project, context: TestContext) {
  const shown = (await readBlocks('README.md')).find(({ text }) => text.includes('act push'));
  const script = shown?.text
    .replace('CLONE=$HOME/upload-proof', `CLONE=${process.cwd()}`)
    .replace('http://127.0.0.1:4010', project.address)
    .replace('sandbox-user-token', project.token);
  const programs = path.dirname(findTool('act', context));
  return project.run('bash', ['-euc', script ?? 'false'], { PATH: `${programs}:${process.env['PATH']}` });
}

test("the README's workflow creates an item, and then its versions, by the README's command", async (context) => {
  const block = (await findYaml()).find(
    ({ where, text }) => where.startsWith('README.md') && findActionUses(text).length > 0,
  );
  const project = await makeProject({ '.github/workflows/evidence.yml': block?.text ?? '' });
  for (const version of [1, 2]) {
    const { exitCode, log } = await pushAsShown(project, context);
    expect(log).toContain('Job succeeded');
    expect(exitCode).toBe(0);
    expect(await project.holdings('control:CC8.1')).toEqual([`change.txt, version ${version}`]);
  }
});

test('outputs reach later steps, summaries are written, and evidence comes back and is fresh', async (context) => {
  const workflow = await readFile('examples/github-round-trip.yml', 'utf8');
  const project = await makeProject({ '.github/workflows/evidence.yml': workflow });
  const { exitCode, log } = await push(project, context);
  expect(log).toContain('Job succeeded');
  expect(exitCode).toBe(0);
  expect(log).toMatch(/2 steps: \{"change\.txt":\["[0-9a-f-]{36}"\],"files\.txt":\["[0-9a-f-]{36}"\]\}/u);
  expect(log).toContain('reports/change.txt: OK');
  expect(log).toContain('2 files came back unchanged');
  for (const title of ['Proof upload', 'Proof download', 'Proof freshness']) {
    expect(log).toContain(`Summary - ### ${title}`);
  }
  expect(log).not.toContain(project.token);
  expect(await project.holdings('control:CC8.1')).toEqual(['change.txt, version 1', 'files.txt, version 1']);
});

test('a workflow of which a step failed is red', async (context) => {
  const workflow = (await readFile('examples/github-round-trip.yml', 'utf8')).replace(
    'directory: back',
    'directory: ../back',
  );
  const project = await makeProject({ '.github/workflows/evidence.yml': workflow });
  const { exitCode, log } = await push(project, context);
  expect(exitCode).not.toBe(0);
  expect(log).toContain('directory: ../back is outside of the workspace');
  expect(log).toContain('Job failed');
});
