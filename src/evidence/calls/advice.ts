import { classifyFault, type Fault } from './faults.ts';
import type { ServiceError } from '../service.ts';

/** What to do next about a list that could not be had. */
export function adviseReader(error: ServiceError): string {
  const fault = classifyFault(error);
  const refusals: Partial<Record<number, string>> = {
    403: 'The token may not read this: check its permissions.',
    404: 'Check the id of the target, and that "base-url" is right.',
  };
  return fault === 'refused' ? (refusals[error.facts.status ?? 0] ?? '') : generalAdvice[fault];
}

/** What to do next about any call, by what became of it. */
export const generalAdvice: Record<Exclude<Fault, 'refused'>, string> = {
  unreached: 'Nothing was sent.',
  throttled: 'Run again later, or with a longer "timeout" or a lower "concurrency".',
  busy: 'Run again later.',
  unauthorized:
    'The token is wrong, has expired, or is meant for another service: check "token", or "client-id" and "client-secret".',
  ambiguous: 'See what the service has to say about it, and run again.',
};
