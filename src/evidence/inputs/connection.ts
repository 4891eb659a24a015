import { parseBaseUrl, parseTokenUrl } from './addresses.ts';
import { type Allowance, parseAllowances } from './allowances.ts';
import { InputError } from '../errors.ts';
import { type RawInputs, readInput } from './raw-inputs.ts';

/** Where the service is and who is calling. */
export interface ConnectionSettings {
  readonly baseUrl: URL;
  readonly tokens: TokenSettings;
  readonly ownerField: string;
  /** PEM file with certificate authorities to trust beside Node's own. */
  readonly caFile: string | undefined;
}

/** A token that somebody obtained, or OAuth 2.0 client credentials to obtain tokens with (RFC 6749 §4.4). */
export type TokenSettings =
  | { readonly token: string }
  | {
      readonly tokenUrl: URL;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly scope: string | undefined;
    };

/** Reads and checks where the service is and who is calling. Throws {@link InputError} naming the input at fault. */
export function readConnectionSettings(raw: RawInputs): ConnectionSettings {
  const allow = readInput(raw, 'allow', parseAllowances, new Set<Allowance>());
  return {
    baseUrl: parseBaseUrl(raw['base-url']?.trim() ?? '', allow.has('http')),
    tokens: readTokens(raw, allow),
    ownerField: readInput(raw, 'owner-field', parseFieldName, 'svc-proof-owned-by'),
    caFile: readInput(raw, 'ca-file', (text) => text, undefined),
  };
}

function parseFieldName(text: string, input: string): string {
  if (!/^[\w.-]+$/u.test(text)) {
    throw new InputError(input, `"${text}" is not a form field's name: letters, digits, ".", "_" and "-".`);
  }
  return text;
}

function readTokens(raw: RawInputs, allow: ReadonlySet<Allowance>): TokenSettings {
  const tokenUrl = readInput(
    raw,
    'token-url',
    (text, input) => parseTokenUrl(text, input, allow.has('http')),
    undefined,
  );
  if (tokenUrl === undefined) {
    return { token: readToken(raw.token) };
  }
  if (raw.token?.trim()) {
    throw new InputError('token', 'and "token-url" are two ways to be known to the service. Set one.');
  }
  return {
    tokenUrl,
    clientId: readSecret(raw, 'client-id'),
    clientSecret: readSecret(raw, 'client-secret'),
    scope: readInput(raw, 'scope', (text) => text, undefined),
  };
}

function readToken(raw: string | undefined): string {
  const token = readSecret({ token: raw }, 'token');
  if (!/^[\u0021-\u007e]+$/u.test(token)) {
    throw new InputError(
      'token',
      'holds white space or characters that no access token has. Check the secret.',
    );
  }
  return token;
}

function readSecret(raw: RawInputs, input: 'token' | 'client-id' | 'client-secret'): string {
  const secret = raw[input]?.trim() ?? '';
  if (secret === '') {
    throw new InputError(
      input,
      'is empty. In a workflow, a secret that does not exist, or that this event may not read, is an empty string.',
    );
  }
  return secret;
}
