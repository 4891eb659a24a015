import { endpoints, type EndpointKind } from '../endpoints.ts';
import { readWhole } from '../read-words.ts';
import { actions } from './actions.ts';
import type { Fault } from './fault.ts';

/** One line of the fault language: which requests, and what happens to them. */
export interface FaultRule {
  /** As it was written. */
  readonly text: string;
  readonly endpoints: ReadonlySet<EndpointKind>;
  /** Only requests for a file whose name fits. */
  readonly name: RegExp | undefined;
  readonly when: When;
  /** It strikes no more often than this. */
  readonly times: number;
  readonly fault: Fault;
}

/** Which of the requests that fit, counted from 1. */
export type When =
  | { readonly kind: 'always' }
  | { readonly kind: 'nth'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'every'; readonly number: number }
  | { readonly kind: 'share'; readonly share: number };

/**
 * Reads rules, one a line or separated by `;`. `#` begins a comment line.
 * `create,link nth=2 name=*.csv: reset at=mid-body`
 *
 * @throws Error naming the rule and what is wrong with it
 */
export function parseFaults(text: string): readonly FaultRule[] {
  return text
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(';'))
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((line) => {
      try {
        return parseRule(line);
      } catch (error) {
        throw new Error(`In the rule "${line}": ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
}

function parseRule(text: string): FaultRule {
  const [, which, what] = /^(.*?):\s+(.*)$/.exec(text) ?? [];
  if (which === undefined || what === undefined) throw new Error('Write WHICH REQUESTS: WHAT HAPPENS.');
  const [kinds = '', ...clauses] = which.trim().split(/\s+/);
  const wanted = readPairs(clauses, ['nth', 'every', 'share', 'times', 'name']);
  const name = wanted.get('name');
  const times = wanted.get('times');
  return {
    text,
    endpoints: readEndpoints(kinds),
    name: name === undefined ? undefined : readGlob(name),
    when: readWhen(wanted),
    times: times === undefined ? Number.POSITIVE_INFINITY : readWhole('times', times, 1, MAX_COUNT),
    fault: readAction(what),
  };
}

const MAX_COUNT = 1_000_000_000;

const groups: ReadonlyMap<string, readonly EndpointKind[]> = new Map([
  ['any', endpoints.map((endpoint) => endpoint.kind)],
  ['write', ['create', 'link', 'version', 'schema']],
  ['read', ['list', 'download']],
  ...endpoints.map(({ kind }): [string, EndpointKind[]] => [kind, [kind]]),
]);

function readEndpoints(text: string): ReadonlySet<EndpointKind> {
  return new Set(
    text.split(',').flatMap((word) => {
      const kinds = groups.get(word);
      if (kinds === undefined)
        throw new Error(`"${word}" is no kind of request. Known: ${[...groups.keys()].join(', ')}.`);
      return kinds;
    }),
  );
}

function readWhen(wanted: ReadonlyMap<string, string>): When {
  const [nth, every, share] = [wanted.get('nth'), wanted.get('every'), wanted.get('share')];
  if ([nth, every, share].filter((value) => value !== undefined).length > 1) {
    throw new Error('nth, every and share exclude each other.');
  }
  if (nth !== undefined) {
    return {
      kind: 'nth',
      numbers: new Set(nth.split(',').map((value) => readWhole('nth', value, 1, MAX_COUNT))),
    };
  }
  if (every !== undefined) return { kind: 'every', number: readWhole('every', every, 1, MAX_COUNT) };
  if (share === undefined) return { kind: 'always' };
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(share)?.[1];
  if (percent === undefined || Number(percent) > 100)
    throw new Error(`share is a part of 100 such as 10%, not "${share}".`);
  return { kind: 'share', share: Number(percent) / 100 };
}

function readAction(text: string): Fault {
  const [word = '', ...parameters] = text.trim().split(/\s+/);
  const action = actions.get(word);
  if (action === undefined)
    throw new Error(`"${word}" is nothing that can happen. Known: ${[...actions.keys()].join(', ')}.`);
  const given = readPairs(parameters, Object.keys(action.defaults));
  return action.build((parameter) => given.get(parameter) ?? action.defaults[parameter] ?? '');
}

function readPairs(words: readonly string[], known: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const [, key = word, value] = /^([^=]*)=(.+)$/.exec(word) ?? [];
    if (!known.includes(key))
      throw new Error(`"${key}" is not known here. Known: ${known.join(', ') || 'nothing'}.`);
    if (value === undefined) throw new Error(`"${key}" needs a value: ${key}=...`);
    if (pairs.has(key)) throw new Error(`"${key}" is there twice.`);
    pairs.set(key, value);
  }
  return pairs;
}

/** `*` stands for any characters, `?` for one. */
function readGlob(glob: string): RegExp {
  const pattern = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 'su');
}
