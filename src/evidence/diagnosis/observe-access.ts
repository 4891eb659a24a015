import { adviseReader } from '../calls/advice.ts';
import type { ConnectionSettings } from '../inputs/connection.ts';
import { ServiceError } from '../service.ts';
import { formatSpan, type Observation } from './observation.ts';
import type { ProbeAnswer } from './probe.ts';
import { readTokenFacts } from './token-facts.ts';

/** Whether the address is reached, and how. */
export function describeAddress({ baseUrl, caFile }: ConnectionSettings, answer: ProbeAnswer): Observation {
  const what = 'address';
  const tls =
    baseUrl.protocol === 'https:'
      ? `its certificate is trusted${caFile === undefined ? '' : `, with ${caFile}`}`
      : 'without TLS';
  if (answer instanceof ServiceError && answer.facts.status === undefined) {
    return { what, state: 'bad', says: `${baseUrl.href} is not reached. ${answer.message}` };
  }
  if (answer instanceof ServiceError && answer.facts.status !== 401) {
    return {
      what,
      state: 'bad',
      says: `${baseUrl.href} is reached, ${tls}. ${answer.message} ${adviseReader(answer)}`.trim(),
    };
  }
  return { what, state: 'ok', says: `${baseUrl.href} is reached, ${tls}` };
}

/** Which token there is, and whether the service takes it. */
export function describeToken(
  { tokens }: ConnectionSettings,
  minted: string | undefined,
  now: number,
  answer: ProbeAnswer,
): Observation {
  const what = 'token';
  const token = 'token' in tokens ? tokens.token : minted;
  const source = 'token' in tokens ? 'a static token' : `minted at ${tokens.tokenUrl.origin}`;
  if (token === undefined) {
    return { what, state: 'bad', says: 'none could be minted' };
  }
  const { kind, issuedOn, expiresOn } = readTokenFacts(token);
  const times = [
    issuedOn === undefined ? undefined : `issued ${formatSpan(now - issuedOn)} ago`,
    expiresOn === undefined ? undefined : describeExpiry(expiresOn - now),
  ].filter((part) => part !== undefined);
  const says = [source, kind === 'JWT' ? 'a JWT' : 'opaque', ...times].join(', ');
  if (answer instanceof ServiceError) {
    return answer.facts.status === 401
      ? { what, state: 'bad', says: `${says}. ${answer.message} ${adviseReader(answer)}` }
      : { what, state: 'note', says: `${says}; whether it is taken is not known` };
  }
  return { what, state: 'ok', says: `${says}; the service takes it` };
}

/** Who will own new items. */
export function describeOwner(owner: string | undefined, field: string): Observation {
  return owner === undefined
    ? { what: 'owner', state: 'note', says: 'not set; a service account needs one for new items' }
    : { what: 'owner', state: 'ok', says: `${owner}, sent as "${field}" with new items` };
}

function describeExpiry(leftMs: number): string {
  return leftMs < 0 ? `expired ${formatSpan(-leftMs)} ago` : `expires in ${formatSpan(leftMs)}`;
}
