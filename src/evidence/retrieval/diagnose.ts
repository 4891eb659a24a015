import { adviseReader } from '../delivery/advice.ts';
import type { Clock } from '../clock.ts';
import type { ConnectionSettings } from '../inputs/connection.ts';
import type { ListShape, ProbedList, ServiceProbe } from './probe.ts';
import { ServiceError, type Target } from '../service.ts';
import { formatTarget } from '../targets.ts';
import { readTokenFacts } from './token-facts.ts';

/** One thing that was looked at. No secret is in any of them. */
export interface Observation {
  readonly what: string;
  readonly state: 'ok' | 'note' | 'bad';
  readonly says: string;
}

/** What an upload would go by, and a diagnosis looks at. */
export interface DiagnosisSettings {
  readonly connection: ConnectionSettings;
  readonly owner: string | undefined;
  readonly targets: readonly Target[];
  /** Which proxy there is, as the environment tells, without credentials. */
  readonly proxy: string;
}

/** What a diagnosis needs of others. */
export interface DiagnosisPorts {
  readonly probe: ServiceProbe;
  readonly clock: Clock;
  /** The token that was minted, once one was. */
  readonly mintedToken: () => string | undefined;
}

const SKEW_LIMIT_MS = 60_000;
const USUAL_PAGE_ITEMS = 100;

/** Looks at everything that an upload needs, and goes on where something is wrong. Reads only. */
export async function diagnose(settings: DiagnosisSettings, ports: DiagnosisPorts): Promise<Observation[]> {
  const { connection, owner, targets, proxy } = settings;
  const answer = await probe(ports.probe, { limit: 1 });
  const observations = [
    describeAddress(connection, answer),
    { what: 'proxy', state: 'ok', says: proxy } as const,
    describeToken(connection, ports, answer),
    describeOwner(owner, connection.ownerField),
  ];
  if (answer instanceof ServiceError) {
    return observations;
  }
  observations.push(
    describeClock(answer, ports.clock),
    describeShape(answer.shape),
    describeLimit(answer.shape),
  );
  observations.push(await probePageSize(ports.probe));
  for (const target of targets) {
    observations.push(describeTarget(target, await probe(ports.probe, { limit: 1, target })));
  }
  return observations;
}

type Answer = ProbedList | ServiceError;

async function probe(port: ServiceProbe, query: Parameters<ServiceProbe['list']>[0]): Promise<Answer> {
  try {
    return await port.list(query);
  } catch (error) {
    if (error instanceof ServiceError) {
      return error;
    }
    throw error;
  }
}

function describeAddress({ baseUrl, caFile }: ConnectionSettings, answer: Answer): Observation {
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

function describeToken({ tokens }: ConnectionSettings, ports: DiagnosisPorts, answer: Answer): Observation {
  const what = 'token';
  const token = 'token' in tokens ? tokens.token : ports.mintedToken();
  const source = 'token' in tokens ? 'a static token' : `minted at ${tokens.tokenUrl.origin}`;
  if (token === undefined) {
    return { what, state: 'bad', says: 'none could be minted' };
  }
  const { kind, issuedOn, expiresOn } = readTokenFacts(token);
  const now = ports.clock.now();
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

function describeOwner(owner: string | undefined, field: string): Observation {
  return owner === undefined
    ? { what: 'owner', state: 'note', says: 'not set; a service account needs one for new items' }
    : { what: 'owner', state: 'ok', says: `${owner}, sent as "${field}" with new items` };
}

function describeClock({ date }: ProbedList, clock: Clock): Observation {
  const what = 'clock';
  if (date === undefined) {
    return { what, state: 'note', says: 'the service does not tell its time' };
  }
  const skewMs = clock.now() - date;
  const says = `this machine is ${formatSpan(Math.abs(skewMs))} ${skewMs < 0 ? 'behind' : 'ahead of'} the service`;
  return Math.abs(skewMs) > SKEW_LIMIT_MS
    ? { what, state: 'note', says: `${says}: ages and the expiry of tokens are off by as much` }
    : { what, state: 'ok', says: 'agrees with the service' };
}

function describeShape({ array, token, sizeAs }: ListShape): Observation {
  const what = 'lists';
  if (array === undefined) {
    return { what, state: 'ok', says: 'there is no item yet to tell their shape by' };
  }
  const parts = [
    `items in "${array}"`,
    ...(token === undefined ? [] : [`pages by "${token}"`]),
    ...(sizeAs === undefined ? [] : [`sizes as ${sizeAs}`]),
  ];
  return { what, state: 'ok', says: parts.join(', ') };
}

function describeLimit({ items }: ListShape): Observation {
  const what = 'page size';
  return items > 1
    ? { what, state: 'note', says: `limit=1 was answered with ${items} items: it is not honoured` }
    : { what, state: 'ok', says: 'limit=1 is honoured' };
}

async function probePageSize(port: ServiceProbe): Promise<Observation> {
  const what = 'usual page';
  const answer = await probe(port, { limit: USUAL_PAGE_ITEMS });
  if (!(answer instanceof ServiceError)) {
    const { items, token } = answer.shape;
    return {
      what,
      state: 'ok',
      says: `limit=${USUAL_PAGE_ITEMS} gives ${items} items${token === undefined ? ', all there are' : ''}`,
    };
  }
  return answer.facts.status === 400
    ? {
        what,
        state: 'note',
        says: `limit=${USUAL_PAGE_ITEMS} is refused; lists are asked for without it, in smaller pages`,
      }
    : { what, state: 'bad', says: answer.message };
}

function describeTarget(target: Target, answer: Answer): Observation {
  const what = formatTarget(target);
  if (answer instanceof ServiceError) {
    return { what, state: 'bad', says: `${answer.message} ${adviseReader(answer)}`.trim() };
  }
  return {
    what,
    state: 'ok',
    says: `readable; ${answer.shape.items === 0 ? 'nothing' : 'proof'} is linked to it`,
  };
}

function describeExpiry(leftMs: number): string {
  return leftMs < 0 ? `expired ${formatSpan(-leftMs)} ago` : `expires in ${formatSpan(leftMs)}`;
}

function formatSpan(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) {
    return `${seconds} s`;
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
