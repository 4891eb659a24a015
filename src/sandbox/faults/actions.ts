import { STATUS_CODES } from 'node:http';
import { readChoice, readDuration, readWhole } from '../read-words.ts';
import { errorBody } from '../refusal.ts';
import { resetPlaces, type Answer, type Fault } from './fault.ts';

/** What a fault can do, under the name that it has in a rule. docs/sandbox.md shows this table to users. */
export interface Action {
  /** Parameters, with the values they have when a rule says nothing. */
  readonly defaults: Readonly<Record<string, string>>;
  /** @throws Error naming the parameter that is wrong */
  build(get: (parameter: string) => string): Fault;
}

export const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    'reset',
    {
      defaults: { at: 'before-body' },
      build: (get) => ({ kind: 'reset', at: readChoice('at', get('at'), resetPlaces) }),
    },
  ],
  [
    'status',
    {
      defaults: { code: '500', commit: 'no', at: 'body' },
      build: (get) =>
        jsonAnswer(readStatus(get('code')), { at: readPlace(get('at')), commit: readCommit(get('commit')) }),
    },
  ],
  [
    'early',
    {
      // The id looks real, so that only a client that minds the unread body sees through it.
      defaults: { code: '200' },
      build: (get) => ({
        ...jsonAnswer(readStatus(get('code')), { at: 'arrival' }),
        body: JSON.stringify({ id: '0a1b2c3d-0000-4000-8000-00000000ea51' }),
      }),
    },
  ],
  [
    'throttle',
    {
      defaults: { code: '429', wait: '1s', tell: 'seconds' },
      build: buildThrottle('Rate limit is exceeded.'),
    },
  ],
  [
    'quota',
    {
      defaults: { code: '403', wait: '1s', tell: 'nothing' },
      build: buildThrottle('Bandwidth quota exceeded. Try again later.'),
    },
  ],
  [
    'html',
    {
      defaults: { code: '200', commit: 'no' },
      build: (get) => ({
        ...jsonAnswer(readStatus(get('code')), { commit: readCommit(get('commit')) }),
        mediaType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>Gateway</title><h1>The gateway is having a moment</h1>',
      }),
    },
  ],
  [
    'redirect',
    {
      defaults: { code: '307', to: '/sandbox/elsewhere' },
      build: (get) =>
        jsonAnswer(readStatus(get('code')), { at: 'arrival', headers: { location: get('to') } }),
    },
  ],
  [
    'stall',
    {
      defaults: { at: 'headers', for: '1h', commit: 'yes' },
      build: (get) => ({
        kind: 'stall',
        at: readChoice('at', get('at'), ['headers', 'body']),
        forMs: readDuration('for', get('for')),
        commit: readChoice('commit', get('commit'), ['yes', 'no']) === 'yes',
      }),
    },
  ],
  [
    'drip',
    {
      defaults: { bytes: '1', every: '100ms' },
      build: (get) => ({
        kind: 'drip',
        bytes: readWhole('bytes', get('bytes'), 1, 1_000_000),
        everyMs: readDuration('every', get('every')),
      }),
    },
  ],
  ['truncate', { defaults: {}, build: () => ({ kind: 'truncate' }) }],
  ['loop', { defaults: {}, build: () => ({ kind: 'loop' }) }],
]);

function jsonAnswer(status: number, changes: Partial<Answer>): Answer {
  return {
    kind: 'answer',
    at: 'body',
    status,
    mediaType: 'application/json; charset=utf-8',
    body: JSON.stringify(errorBody(status, STATUS_CODES[status] ?? 'Fault')),
    headers: {},
    commit: 'no',
    ...changes,
  };
}

/** Says how long to wait in one of the forms of docs/sandbox.md (`tell`): Retry-After in seconds or as a date, the message, or not. */
function buildThrottle(message: string): Action['build'] {
  return (get) => {
    const status = readStatus(get('code'));
    const waitMs = readDuration('wait', get('wait'));
    const seconds = Math.ceil(waitMs / 1000);
    const tell = readChoice('tell', get('tell'), ['seconds', 'date', 'message', 'nothing']);
    const told = tell === 'message' ? `${message} Try again in ${seconds} seconds.` : message;
    return jsonAnswer(status, {
      body: JSON.stringify(errorBody(status, told)),
      ...(tell === 'seconds' ? { headers: { 'retry-after': String(seconds) } } : {}),
      ...(tell === 'date' ? { retryDateMs: waitMs } : {}),
    });
  };
}

function readStatus(code: string): number {
  return readWhole('code', code, 200, 599);
}

function readPlace(at: string): Answer['at'] {
  return readChoice('at', at, ['arrival', 'body']);
}

function readCommit(commit: string): Answer['commit'] {
  return commit === 'yes' || commit === 'no' ? commit : readDuration('commit', commit);
}
