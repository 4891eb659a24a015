import { InputError } from '../evidence/errors.ts';

/** Proxy addresses; empty where there is none. */
export interface Proxies {
  readonly http: string;
  /** Falls back to {@link Proxies.http}, as undici does. */
  readonly https: string;
  /** Hosts to reach directly: names, `.suffix`, `host:port` or `*`, apart by commas or spaces. No CIDR. */
  readonly bypass: string;
}

/** Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY; the lower-case name wins, as with curl. */
export function readProxies(environment: Readonly<Record<string, string | undefined>>): Proxies {
  return {
    http: readProxyAddress(environment, 'HTTP_PROXY'),
    https: readProxyAddress(environment, 'HTTPS_PROXY'),
    bypass: readEither(environment, 'NO_PROXY'),
  };
}

/** For a person: `https through proxy.example.com:3128, but not for .internal`. No credentials. */
export function describeProxies({ http, https, bypass }: Proxies): string {
  const ways = [
    ['https', https || http],
    ['http', http],
  ].flatMap(([scheme, proxy]) => (proxy ? `${scheme} through ${new URL(proxy).host}` : []));
  if (ways.length === 0) {
    return 'none is set (HTTP_PROXY, HTTPS_PROXY)';
  }
  return `${ways.join(', ')}${bypass === '' ? '' : `, but not for ${bypass}`}`;
}

function readProxyAddress(environment: Readonly<Record<string, string | undefined>>, name: string): string {
  const address = readEither(environment, name);
  if (address !== '' && !isProxyAddress(address)) {
    const shown = address.replace(/^.*@/su, '***@');
    throw new InputError(
      name,
      `"${shown}" is not a proxy address. Write it with its scheme, such as http://proxy.example.com:3128.`,
    );
  }
  return address;
}

function readEither(environment: Readonly<Record<string, string | undefined>>, name: string): string {
  return (environment[name.toLowerCase()] || environment[name] || '').trim();
}

function isProxyAddress(address: string): boolean {
  if (!/^https?:\/\//iu.test(address)) {
    return false;
  }
  try {
    const { username, password } = new URL(address);
    // undici decodes both, and would throw a bare URIError.
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
