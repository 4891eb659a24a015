import { generalAdvice } from '../calls/advice.ts';
import { classifyFault } from '../calls/faults.ts';
import type { ServiceError } from '../service.ts';
import type { WriteStep } from '../steps.ts';
import { formatTarget } from '../targets.ts';

/** What to do next about a write that did not land. */
export function adviseWriter(step: WriteStep, error: ServiceError): string {
  const fault = classifyFault(error);
  return fault === 'refused' ? adviseRefusal(step, error.facts.status) : generalAdvice[fault];
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
