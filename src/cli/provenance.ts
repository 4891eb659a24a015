import type { RunProvenance } from '../evidence/receipt.ts';

/**
 * Where this run takes place, by a library that knows the CIs; outside of them what Git tells of this folder. Who started it is
 * not among what the library knows.
 */
export async function readProvenance(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunProvenance> {
  const { default: readCi } = await import('env-ci');
  const facts: Readonly<Record<string, unknown>> = { ...readCi({ env: { ...environment } }) };
  const read = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    ci: read('service'),
    repository: read('slug'),
    commit: read('commit'),
    ref: read('tag') ?? read('branch'),
    workflow: firstOf(environment, workflowVariables),
    job: firstOf(environment, jobVariables) ?? read('job'),
    runUrl: read('buildUrl'),
    attempt: null,
    actor: firstOf(environment, actorVariables),
  };
}

/** The names by which the CIs of examples/ tell who or what started a run. */
const actorVariables = [
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILD_REQUESTEDFOR',
  'CIRCLE_USERNAME',
  'BITBUCKET_STEP_TRIGGERER_UUID',
  'BUILDKITE_BUILD_CREATOR',
  'CI_COMMIT_AUTHOR',
];
const workflowVariables = [
  'GITHUB_WORKFLOW',
  'CI_PIPELINE_NAME',
  'CI_WORKFLOW_NAME',
  'BUILD_DEFINITIONNAME',
  'BUILDKITE_PIPELINE_SLUG',
  'CIRCLE_WORKFLOW_ID',
];
const jobVariables = [
  'GITHUB_JOB',
  'CI_JOB_NAME',
  'SYSTEM_JOBDISPLAYNAME',
  'CIRCLE_JOB',
  'JOB_NAME',
  'CI_STEP_NAME',
];

function firstOf(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string | null {
  return names.map((name) => environment[name]).find((value) => value) ?? null;
}
