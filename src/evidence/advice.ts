import type { Fault } from './faults.ts';
import type { WriteStep } from './plan.ts';
import type { ServiceError } from './service.ts';
import { formatTarget } from './targets.ts';

/** What the service answered to a write, and what to do next. */
export function describeFault(step: WriteStep, error: ServiceError, fault: Fault): string {
  return `${error.message}. ${advise(step, error.facts.status, fault)}`;
}

function advise(step: WriteStep, status: number | undefined, fault: Fault): string {
  switch (fault) {
    case 'unreached':
      return 'Check "base-url", and whether this runner reaches it: name, proxy, firewall, certificate.';
    case 'throttled':
    case 'busy':
      return 'Run again later, with a longer "timeout" or fewer files at once.';
    case 'unauthorized':
      return 'The token is wrong or has expired: give a fresh one in "token".';
    case 'refused':
    case 'ambiguous':
      return adviseRefusal(step, status);
  }
}

function adviseRefusal(step: WriteStep, status: number | undefined): string {
  const [target] = step.targets;
  switch (status) {
    case 400:
    case 422:
      return step.intent.entry.owner === undefined && step.kind !== 'version'
        ? 'A service account must name an owner: set "owner" to a user\'s UUID.'
        : 'Check what the service says against the inputs.';
    case 403:
      return target === undefined
        ? 'The token may not do this: check its permissions.'
        : `The token may not do this: check its permissions, and whether it may link to ${formatTarget(target)}.`;
    case 404:
      return adviseMissing(step);
    case 413:
      return 'The file is larger than the service takes.';
    case 415:
      return `The service does not take files of this kind (${step.name}).`;
    default:
      return 'See what the service says; nothing was stored.';
  }
}

function adviseMissing({ item, targets: [target] }: WriteStep): string {
  if (item !== undefined) {
    return `The item ${item.id} was there a moment ago: it may have been archived. Run again to see what is there now.`;
  }
  return target === undefined
    ? 'Check "base-url": its path may be wrong.'
    : `Check that ${formatTarget(target)} exists and that the token may see it.`;
}
