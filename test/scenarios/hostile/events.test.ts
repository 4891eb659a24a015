import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { startHostileService } from '../../support/hostile-service.ts';
import { beginJob } from '../../support/run-action.ts';
import { expectNoTraces, TOKEN } from '../../support/secret-traces.ts';

const ours = { full_name: 'we/evidence' };
const fork = { full_name: 'stranger/evidence' };
const pullOf = (repo: unknown) =>
  JSON.stringify({ repository: ours, pull_request: { number: 1, head: { repo } } });
const runOf = (head: unknown) =>
  JSON.stringify({ repository: ours, workflow_run: { head_repository: head } });

interface Scene {
  readonly event: string;
  readonly payload: string;
  readonly token?: string;
  readonly inputs?: Record<string, string>;
  readonly environment?: Record<string, string>;
}

/** Who started the run, and what becomes of it: `skipped` is green and says why, `refused` and `no token` are red. */
const events: [what: string, end: 'uploaded' | 'skipped' | 'refused' | 'no token', scene: Scene][] = [
  ['a push', 'uploaded', { event: 'push', payload: '{}', token: TOKEN }],
  ['a pull request of our own', 'uploaded', { event: 'pull_request', payload: pullOf(ours), token: TOKEN }],
  ['a pull request of a fork', 'skipped', { event: 'pull_request', payload: pullOf(fork) }],
  ['a pull request of a fork that is gone', 'skipped', { event: 'pull_request', payload: pullOf(null) }],
  [
    'a review of a pull request of a fork',
    'skipped',
    { event: 'pull_request_review', payload: pullOf(fork) },
  ],
  [
    'Dependabot',
    'skipped',
    { event: 'push', payload: '{}', environment: { GITHUB_ACTOR: 'dependabot[bot]' } },
  ],
  ['a push without a secret', 'no token', { event: 'push', payload: '{}' }],
  [
    'a pull request of our own without a secret',
    'no token',
    { event: 'pull_request', payload: pullOf(ours) },
  ],
  ['a pull request without a payload', 'no token', { event: 'pull_request', payload: '{}' }],
  [
    'somebody called like Dependabot',
    'no token',
    { event: 'push', payload: '{}', environment: { GITHUB_ACTOR: 'dependabot' } },
  ],
  ['pull_request_target', 'refused', { event: 'pull_request_target', payload: pullOf(ours), token: TOKEN }],
  [
    'pull_request_target of a fork without a secret',
    'refused',
    { event: 'pull_request_target', payload: pullOf(fork) },
  ],
  [
    'pull_request_target that is allowed',
    'uploaded',
    {
      event: 'pull_request_target',
      payload: pullOf(fork),
      token: TOKEN,
      inputs: { allow: 'pull-request-target' },
    },
  ],
  ['workflow_run of our own', 'uploaded', { event: 'workflow_run', payload: runOf(ours), token: TOKEN }],
  ['workflow_run of a fork', 'refused', { event: 'workflow_run', payload: runOf(fork), token: TOKEN }],
  [
    'workflow_run of a fork that is gone',
    'refused',
    { event: 'workflow_run', payload: runOf(null), token: TOKEN },
  ],
  ['workflow_run without a payload', 'refused', { event: 'workflow_run', payload: '{}', token: TOKEN }],
  [
    'a branch and a workflow named like commands',
    'uploaded',
    {
      event: 'push',
      payload: '{}',
      token: TOKEN,
      environment: {
        GITHUB_REF: 'refs/heads/##[error]',
        GITHUB_WORKFLOW: '\n::error::x\u202e',
        GITHUB_ACTOR: '<b>',
        GITHUB_RUN_ATTEMPT: 'NaN',
      },
    },
  ],
];

test.each(events)(
  'evidence in %s ends as: %s',
  async (_, end, { event, payload, token = '', inputs, environment }) => {
    const service = await startHostileService();
    const job = await beginJob({ 'good.txt': 'good' });
    const eventFile = path.join(path.dirname(job.workspace), 'event.json');
    await writeFile(eventFile, payload);
    const step = await job.upload(
      { path: 'good.txt', 'base-url': service.url, token, ...inputs },
      { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: eventFile, ...environment },
    );
    const counts = { uploaded: 'created', skipped: 'skipped', refused: undefined, 'no token': undefined };
    const said = {
      uploaded: '1 of 1 step landed',
      skipped: '::warning::No evidence was uploaded: ',
      refused: `::error::allow: the event ${event} hands secrets`,
      'no token': '::error::token: is empty. In a workflow, a secret that does not exist',
    };
    expect(step.exitCode).toBe(end === 'uploaded' || end === 'skipped' ? 0 : 1);
    expect(step.results.map(({ outcome }) => outcome)).toEqual(
      [counts[end]].filter((outcome) => outcome !== undefined),
    );
    expect(`${step.log}${step.summary}`).toContain(said[end]);
    expect(service.stored.size).toBe(end === 'uploaded' ? 1 : 0);
    await expectNoTraces(step, job);
  },
);
