import { ServiceError } from '../service.ts';

const notSent = { request: 'no request', phase: 'unsent' } as const;

/** The request was not sent, because the run was cancelled or is out of time. */
export function failCancelled(signal: AbortSignal): ServiceError {
  const message = describeAbort(signal).replace(/\.?$/u, '.');
  return new ServiceError(message, notSent, { cause: signal.reason });
}

/** What a service that was asked too often told, although this request was not sent. */
const throttled = { request: 'no request', phase: 'answered', throttled: true } as const;

/**
 * The request was not sent, because its turn would come after the run's budget. Milliseconds since the epoch.
 *
 * @param toldUntil until when the service asked to wait; its turn may come later, as the service allows few at a time
 */
export function failLate(now: number, toldUntil: number, deadline: number): ServiceError {
  if (now >= deadline) {
    return new ServiceError('the budget of the run ("timeout") is spent.', notSent);
  }
  if (toldUntil <= deadline) {
    return new ServiceError(
      'the service takes so few requests at a time that the turn of this one comes after the end of the budget ("timeout").',
      throttled,
    );
  }
  const minutes = Math.max(1, Math.ceil((toldUntil - deadline) / 60_000));
  const when = new Date(toldUntil).toISOString();
  return new ServiceError(
    `the service asks to wait until ${when}, ${minutes} min past the end of the budget ("timeout"). Come back then.`,
    throttled,
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
