import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { makeProject, type Project } from './support/project.ts';

const gitlabCiLocal = path.resolve('node_modules/.bin/gitlab-ci-local');

/** Runs a pipeline, or one job of it, with the shell executor. */
async function runPipeline(project: Project, ...args: readonly string[]) {
  const variables = [`PROOF_BASE_URL=${project.address}`, `PROOF_TOKEN=${project.token}`];
  return project.run(gitlabCiLocal, [
    '--force-shell-executor',
    '--shell-isolation',
    '--no-color',
    ...variables.flatMap((variable) => ['--variable', variable]),
    ...args,
  ]);
}

test('the pipeline for GitLab creates an item, then a version, and keeps the records', async () => {
  const project = await makeProject({ '.gitlab-ci.yml': await readFile('examples/gitlab-ci.yml', 'utf8') });
  for (const version of [1, 2]) {
    const { exitCode, log } = await runPipeline(project);
    expect(log).toContain('1 of 1 step landed');
    expect(exitCode).toBe(0);
    expect(await project.holdings('control:CC8.1')).toEqual([`change.txt, version ${version}`]);
  }
  const schedule = ['--variable', 'CI_PIPELINE_SOURCE=schedule'];
  const check = await runPipeline(project, ...schedule, 'check-freshness');
  expect(check.log).toContain('1 of 1 subject fresh');
  expect(check.exitCode).toBe(0);
});

test('the component for GitLab uploads what its inputs say', async () => {
  const project = await makeProject({
    'reports/scan.json': '{}',
    'templates/upload-proof.yml': await readFile(
      'examples/gitlab-component/templates/upload-proof.yml',
      'utf8',
    ),
    '.gitlab-ci.yml': `
stages: [deploy]
include:
  - local: templates/upload-proof.yml
    inputs: { path: 'reports/*', link: 'control:C1' }
`,
  });
  const { exitCode, log } = await runPipeline(project);
  expect(log).toContain('1 of 1 step landed: 1 linked');
  expect(exitCode).toBe(0);
  expect(await project.holdings('control:C1')).toEqual(['scan.json, version 1']);
});

test('a pipeline of which the upload failed is red', async () => {
  const project = await makeProject({ '.gitlab-ci.yml': await readFile('examples/gitlab-ci.yml', 'utf8') });
  const { exitCode, log } = await runPipeline(project, '--variable', 'PROOF_TOKEN=wrong-token');
  expect(exitCode).not.toBe(0);
  expect(log).toContain('check "token"');
});
