import { InputError } from '../evidence/errors.ts';
import type { Allowance } from '../evidence/inputs/allowances.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A repository in a webhook payload; null when it was deleted. */
type PayloadRepository = { readonly full_name?: string } | null | undefined;

/** Why this run cannot have secrets, where that is so: GitHub gives none to forks and to Dependabot. */
export async function explainMissingSecrets(environment: Environment): Promise<string | undefined> {
  if (environment['GITHUB_ACTOR'] === 'dependabot[bot]') {
    return 'Dependabot started this run, and GitHub gives it no Actions secrets';
  }
  if (environment['GITHUB_EVENT_NAME']?.startsWith('pull_request') !== true) {
    return undefined;
  }
  const { pull_request: pullRequest, repository } = await readPayload();
  const head: PayloadRepository = pullRequest?.['head']?.repo;
  const isFork = pullRequest !== undefined && head?.full_name !== repository?.full_name;
  return isFork ? 'this pull request comes from a fork, and GitHub gives such runs no secrets' : undefined;
}

/**
 * Refuses events that run with secrets beside code that anybody may have written: `pull_request_target`, and a
 * `workflow_run` for a fork (SECURITY.md). Throws {@link InputError}.
 */
export async function refuseUntrustedEvent(
  environment: Environment,
  allow: ReadonlySet<Allowance>,
): Promise<void> {
  if (allow.has('pull-request-target')) {
    return;
  }
  const event = environment['GITHUB_EVENT_NAME'];
  if (event === 'pull_request_target' || (event === 'workflow_run' && (await isRunOfFork()))) {
    throw new InputError(
      'allow',
      `the event ${event} hands secrets to a run that may work on a stranger's files. Run on push instead, or say so with "allow: pull-request-target".`,
    );
  }
}

async function isRunOfFork(): Promise<boolean> {
  const { workflow_run: run, repository } = await readPayload();
  const head: PayloadRepository = run?.head_repository;
  // A payload that cannot be read is nobody's word that it is no fork.
  return head?.full_name === undefined || head.full_name !== repository?.full_name;
}

/** Loaded only where an event has to be looked at: the library brings a whole API client with it. */
async function readPayload() {
  const { context } = await import('@actions/github');
  return context.payload;
}
