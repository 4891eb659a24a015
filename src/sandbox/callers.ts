import { isUuid } from './uuid.ts';

/** Who may call (interface.md §2.4, §5). A user owns proof; a service account cannot, and names an owner instead. */
export interface Caller {
  readonly kind: 'user' | 'service-account';
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** A token that never expires. */
  readonly token?: string | undefined;
  /** OAuth client credentials, which mint tokens that do expire. */
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** Writes are answered with 403. */
  readonly readOnly: boolean;
}

/** Well known on purpose: they open a sandbox, nothing else. */
export const demoCallers: readonly Caller[] = [
  {
    kind: 'user',
    id: '0a1b2c3d-0000-4000-8000-000000000001',
    name: 'Ada Auditor',
    token: 'sandbox-user-token',
    readOnly: false,
  },
  {
    kind: 'service-account',
    id: '0a1b2c3d-0000-4000-8000-000000000002',
    name: 'CI pipeline',
    token: 'sandbox-service-token',
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    readOnly: false,
  },
];

/**
 * Reads a callers file: `{"users": [{"id", "name", "token"}], "serviceAccounts": [{"id", "name", "clientId", "clientSecret"}]}`.
 *
 * @param text JSON
 * @throws Error naming the entry that is wrong
 */
export function parseCallers(text: string): readonly Caller[] {
  const root: unknown = JSON.parse(text);
  if (!isRecord(root)) throw new Error('The callers file must hold a JSON object.');
  const unknownKey = Object.keys(root).find((key) => key !== 'users' && key !== 'serviceAccounts');
  if (unknownKey !== undefined) {
    throw new Error(`The callers file has users and serviceAccounts, not "${unknownKey}".`);
  }
  const callers = [
    ...readEntries(root['users'], 'users').map((entry) => readCaller(entry, 'user')),
    ...readEntries(root['serviceAccounts'], 'serviceAccounts').map((entry) =>
      readCaller(entry, 'service-account'),
    ),
  ];
  if (callers.length === 0) throw new Error('The callers file names nobody.');
  refuseDoubles(callers);
  return callers;
}

interface Entry {
  readonly where: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function readEntries(value: unknown, name: string): Entry[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${name} must be an array.`);
  return value.map((fields: unknown, index) => {
    const where = `${name}[${index}]`;
    if (!isRecord(fields)) throw new Error(`${where} must be an object.`);
    return { where, fields };
  });
}

const callerKeys = new Set(['id', 'name', 'token', 'clientId', 'clientSecret', 'readOnly']);

function readCaller({ where, fields }: Entry, kind: Caller['kind']): Caller {
  const wrong = Object.keys(fields).find((key) => !callerKeys.has(key));
  if (wrong !== undefined) throw new Error(`${where} has an unknown key "${wrong}".`);
  const text = (key: string): string | undefined => {
    const value = fields[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value === '') throw new Error(`${where}.${key} must be a text.`);
    return value;
  };
  const id = text('id');
  if (id === undefined || !isUuid(id)) throw new Error(`${where}.id must be a UUID.`);
  const readOnly = fields['readOnly'] ?? false;
  if (typeof readOnly !== 'boolean') throw new Error(`${where}.readOnly must be true or false.`);
  const [clientId, clientSecret] = [text('clientId'), text('clientSecret')];
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new Error(`${where} needs both clientId and clientSecret, or neither.`);
  }
  return {
    kind,
    id: id.toLowerCase(),
    name: text('name') ?? id,
    token: text('token'),
    clientId,
    clientSecret,
    readOnly,
  };
}

function refuseDoubles(callers: readonly Caller[]): void {
  for (const key of ['id', 'token', 'clientId'] as const) {
    const values = callers.map((caller) => caller[key]).filter((value) => value !== undefined);
    if (new Set(values).size < values.length) throw new Error(`Two callers have the same ${key}.`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
