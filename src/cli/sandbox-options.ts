import { readFile } from 'node:fs/promises';
import { InputError } from '../evidence/errors.ts';
import { demoCallers, parseCallers, type Caller } from '../sandbox/callers.ts';
import { parseFaults } from '../sandbox/faults/rule.ts';
import { parseObjects } from '../sandbox/objects.ts';
import { parseDialect } from '../sandbox/parse-dialect.ts';
import type { SandboxOptions } from '../sandbox/sandbox.ts';
import type { SandboxFlags } from './sandbox.ts';

const MAX_SEED = 2 ** 31 - 1;
const MAX_TOKEN_LIFE_SECONDS = 31_536_000;
// b64token of RFC 6750 §2.1: no Authorization header carries another.
const BEARER_TOKEN = /^[\w.~+/-]+=*$/;
const DEFAULT_DATA_FOLDER = './proof-sandbox-data';

/** @throws InputError naming the flag */
export async function readSandboxOptions(flags: SandboxFlags): Promise<SandboxOptions> {
  const callers =
    flags.callers === undefined
      ? undefined
      : parse('callers', parseCallers, await read('callers', flags.callers));
  return {
    port: readWhole('port', flags.port, { least: 0, most: 65_535 }),
    host: flags.host,
    data: flags.memory === true ? undefined : (flags.data ?? DEFAULT_DATA_FOLDER),
    callers: flags.token === undefined ? callers : withUserToken(callers ?? demoCallers, flags.token),
    knownOwnersOnly: callers !== undefined,
    objects:
      flags.objects === undefined
        ? undefined
        : parse('objects', parseObjects, await read('objects', flags.objects)),
    dialect: parse('dialect', parseDialect, (flags.dialect ?? []).join(',')),
    faults: parse('fault', parseFaults, await readFaults(flags.fault ?? [])),
    seed: readWhole('seed', flags.seed, { least: 0, most: MAX_SEED }),
    maxFileBytes: flags.maxFileSize === undefined ? undefined : readSize(flags.maxFileSize),
    tokenLifeSeconds: readWhole('token-life', flags.tokenLife, { least: 1, most: MAX_TOKEN_LIFE_SECONDS }),
  };
}

/** The first user is the one whom `--token` means. */
function withUserToken(callers: readonly Caller[], token: string): readonly Caller[] {
  if (!BEARER_TOKEN.test(token)) {
    throw new InputError(
      'token',
      'A bearer token is at least one of A-Z a-z 0-9 . _ ~ + / -, with = at its end only.',
    );
  }
  const user = callers.find((caller) => caller.kind === 'user');
  if (user === undefined) throw new InputError('token', 'The callers file has no user that could have it.');
  const other = callers.find((caller) => caller !== user && caller.token === token);
  if (other !== undefined) {
    throw new InputError('token', `"${other.name}" has this token already. Choose another one.`);
  }
  return callers.map((caller) => (caller === user ? { ...caller, token } : caller));
}

/** Rules as they are, or `@file`. */
async function readFaults(words: readonly string[]): Promise<string> {
  const texts = words.map(async (word) => (word.startsWith('@') ? read('fault', word.slice(1)) : word));
  return (await Promise.all(texts)).join('\n');
}

async function read(flag: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new InputError(flag, `${path} cannot be read.`, { cause: error });
  }
}

function parse<Value>(flag: string, parser: (text: string) => Value, text: string): Value {
  try {
    return parser(text);
  } catch (error) {
    throw new InputError(flag, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readWhole(flag: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new InputError(flag, `"${text}" is no whole number from ${least} to ${most}.`);
}

const unitBytes = { '': 1, B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

function readSize(text: string): number {
  const [, digits, unit] = /^(\d+)(B|[KMG]iB|)$/.exec(text) ?? [];
  const factor = Object.entries(unitBytes).find(([name]) => name === unit)?.[1];
  if (digits !== undefined && factor !== undefined) return Number(digits) * factor;
  throw new InputError('max-file-size', `"${text}" is no size such as 500000, 10MiB or 4GiB.`);
}
