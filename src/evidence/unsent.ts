import { ServiceError } from './service.ts';

const notSent = { request: 'no request', phase: 'unsent' } as const;

/** The request was not sent, because the run was cancelled or is out of time. */
export function failCancelled(signal: AbortSignal): ServiceError {
  const message = describeAbort(signal).replace(/\.?$/u, '.');
  return new ServiceError(message, notSent, { cause: signal.reason });
}

/** The request was not sent, because its turn would come after the run's budget. */
export function failLate(start: number, now: number, deadline: number): ServiceError {
  if (start <= now) {
    return new ServiceError('the budget of the run ("timeout") is spent.', notSent);
  }
  const minutes = Math.max(1, Math.ceil((start - deadline) / 60_000));
  const when = new Date(start).toISOString();
  return new ServiceError(
    `the service asks to wait until ${when}, ${minutes} min past the end of the budget ("timeout"). Come back then.`,
    { ...notSent, throttled: true },
  );
}

/** The request was not sent, because the service takes requests and answers none. */
export function failSilent({ message, facts }: ServiceError): ServiceError {
  return new ServiceError(`the service is given up, as it answers nothing any more. ${message}`, {
    request: facts.request,
    phase: 'unsent',
  });
}

/** Why a run ended before its time, in words. */
export function describeAbort({ reason }: AbortSignal): string {
  return reason instanceof Error ? reason.message : 'the run was cancelled';
}
