import { listenForCancellation } from '../engine/cancellation.ts';
import type { Host } from '../engine/host.ts';
import { readProvenance } from './provenance.ts';
import { createReporter } from './reporter.ts';
import { maskSecret } from './secrets.ts';

/** The job that a GitHub runner, or one that stands in for it, runs this step in. */
export function describeHost(environment: Host['environment']): Host {
  return {
    workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
    runnerTemp: environment['RUNNER_TEMP'],
    environment,
    run: readProvenance(environment),
    emit: createReporter(),
    onToken: maskSecret,
    cancelled: listenForCancellation().signal,
  };
}
