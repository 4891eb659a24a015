import { expect, test } from 'vitest';

import { readProvenance } from '../../src/cli/provenance.ts';

const COMMIT = '5f0c1c1e8a4e4c1b9f0a2d8a6c1e7b3d5f0c1c1e';

test.each<[string, Record<string, string>, object]>([
  [
    'GitLab',
    {
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: COMMIT,
      CI_COMMIT_REF_NAME: 'main',
      CI_PIPELINE_ID: '7',
      CI_PROJECT_PATH: 'org/repo',
      CI_PROJECT_URL: 'https://gitlab.example/org/repo',
      CI_JOB_ID: '8',
      CI_JOB_NAME: 'evidence',
      GITLAB_USER_LOGIN: 'ada',
    },
    {
      ci: 'gitlab',
      repository: 'org/repo',
      ref: 'main',
      job: 'evidence',
      actor: 'ada',
      runUrl: expect.stringContaining('/pipelines/7'),
    },
  ],
  [
    'Jenkins',
    {
      JENKINS_URL: 'https://jenkins.example',
      GIT_COMMIT: COMMIT,
      GIT_BRANCH: 'main',
      BUILD_NUMBER: '7',
      BUILD_URL: 'https://jenkins.example/job/7',
      JOB_NAME: 'evidence',
    },
    { ci: 'jenkins', ref: 'main', job: 'evidence', runUrl: 'https://jenkins.example/job/7' },
  ],
  [
    'Azure Pipelines',
    {
      BUILD_BUILDURI: 'vstfs:///Build/Build/7',
      BUILD_SOURCEVERSION: COMMIT,
      BUILD_SOURCEBRANCH: 'refs/heads/main',
      BUILD_BUILDNUMBER: '7',
      BUILD_REQUESTEDFOR: 'Ada',
      BUILD_DEFINITIONNAME: 'evidence',
    },
    { ci: 'azurePipelines', ref: 'main', workflow: 'evidence', actor: 'Ada' },
  ],
  [
    'CircleCI',
    {
      CIRCLECI: 'true',
      CIRCLE_SHA1: COMMIT,
      CIRCLE_BRANCH: 'main',
      CIRCLE_BUILD_NUM: '7',
      CIRCLE_BUILD_URL: 'https://circleci.example/7',
      CIRCLE_PROJECT_USERNAME: 'org',
      CIRCLE_PROJECT_REPONAME: 'repo',
      CIRCLE_USERNAME: 'ada',
      CIRCLE_JOB: 'evidence',
    },
    { ci: 'circleci', repository: 'org/repo', ref: 'main', job: 'evidence', actor: 'ada' },
  ],
  [
    'Bitbucket',
    {
      BITBUCKET_BUILD_NUMBER: '7',
      BITBUCKET_COMMIT: COMMIT,
      BITBUCKET_BRANCH: 'main',
      BITBUCKET_REPO_FULL_NAME: 'org/repo',
    },
    { ci: 'bitbucket', repository: 'org/repo', ref: 'main' },
  ],
  [
    'Buildkite',
    {
      BUILDKITE: 'true',
      BUILDKITE_COMMIT: COMMIT,
      BUILDKITE_BRANCH: 'main',
      BUILDKITE_BUILD_URL: 'https://buildkite.example/7',
      BUILDKITE_ORGANIZATION_SLUG: 'org',
      BUILDKITE_PROJECT_SLUG: 'org/repo',
      BUILDKITE_PIPELINE_SLUG: 'evidence',
    },
    { ci: 'buildkite', ref: 'main', workflow: 'evidence', runUrl: 'https://buildkite.example/7' },
  ],
  [
    'Woodpecker',
    {
      CI: 'woodpecker',
      CI_COMMIT_SHA: COMMIT,
      CI_COMMIT_BRANCH: 'main',
      CI_REPO_OWNER: 'org',
      CI_REPO_NAME: 'repo',
      CI_PIPELINE_URL: 'https://woodpecker.example/7',
      CI_COMMIT_AUTHOR: 'ada',
    },
    {
      ci: 'woodpecker',
      repository: 'org/repo',
      ref: 'main',
      actor: 'ada',
      runUrl: 'https://woodpecker.example/7',
    },
  ],
  [
    'GitHub, and what stands in for it',
    {
      GITHUB_ACTIONS: 'true',
      GITHUB_SHA: COMMIT,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: 'org/repo',
      GITHUB_RUN_ID: '7',
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_WORKFLOW: 'Evidence',
      GITHUB_JOB: 'upload',
      GITHUB_ACTOR: 'ada',
    },
    {
      ci: 'github',
      repository: 'org/repo',
      runUrl: 'https://forge.example/org/repo/actions/runs/7',
      workflow: 'Evidence',
      job: 'upload',
      actor: 'ada',
    },
  ],
])('%s is known', async (_, environment, expected) => {
  expect(await readProvenance({ PATH: '', ...environment })).toMatchObject({ commit: COMMIT, ...expected });
});

test('cron on a machine without Git is no CI, and nothing is made up', async () => {
  const provenance = await readProvenance({ PATH: '' });
  expect(provenance).toEqual({
    ci: null,
    repository: null,
    commit: null,
    ref: null,
    workflow: null,
    job: null,
    runUrl: null,
    attempt: null,
    actor: null,
  });
});
