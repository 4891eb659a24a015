import type { RunProvenance } from '../evidence/receipt.ts';

/** Where this run takes place, by the variables that GitHub, and runners that stand in for it, set. */
export function readProvenance(environment: Readonly<Record<string, string | undefined>>): RunProvenance {
  const read = (name: string) => {
    const value = environment[`GITHUB_${name}`];
    return value === undefined || value === '' ? null : value;
  };
  const repository = read('REPOSITORY');
  const runId = read('RUN_ID');
  const attempt = Number(read('RUN_ATTEMPT') ?? Number.NaN);
  const server = read('SERVER_URL') ?? 'https://github.com';
  return {
    ci: 'github',
    repository,
    commit: read('SHA'),
    ref: read('REF'),
    workflow: read('WORKFLOW'),
    job: read('JOB'),
    runUrl: repository === null || runId === null ? null : `${server}/${repository}/actions/runs/${runId}`,
    attempt: Number.isNaN(attempt) ? null : attempt,
    actor: read('ACTOR'),
  };
}
