import { InputError } from '../errors.ts';
import { isMachineAddress } from './machine-addresses.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/**
 * The service's address, without a slash at its end. https, or http on the loopback interface
 * (elsewhere with `allow: http`): the access token goes there.
 */
export function parseBaseUrl(text: string, allowHttp: boolean): URL {
  const input = 'base-url';
  if (text === '') {
    throw new InputError(
      input,
      'is required: the address of your proof service, such as https://proof.example.com.',
    );
  }
  const url = parseSafeUrl(text, input, allowHttp);
  if (text.includes('?') || text.includes('#')) {
    throw new InputError(input, 'must end with its path: no query and no fragment.');
  }
  url.pathname = url.pathname.replace(/\/+$/u, '');
  if (/\/v1$/iu.test(url.pathname)) {
    throw new InputError(input, 'ends with /v1, which is added to it. Leave it out.');
  }
  return url;
}

/** Where tokens are minted: held to the same rules, because the client secret goes there. */
export function parseTokenUrl(text: string, input: string, allowHttp: boolean): URL {
  return parseSafeUrl(text, input, allowHttp);
}

/** A template of web addresses with `{id}` in it. */
export function parseWebUrl(text: string, input: string): string {
  if (!text.includes('{id}')) {
    throw new InputError(
      input,
      'needs {id} where the id of the item goes: https://app.example.com/proof/{id}.',
    );
  }
  // An id comes from the service: it may not choose where a link of the summary leads.
  const hosts = ['1', '2'].map((id) => {
    const { username, host } = parseUrl(text.replaceAll('{id}', id), input);
    return `${username}@${host}`;
  });
  if (new Set(hosts).size > 1) {
    throw new InputError(
      input,
      'must name its host itself: {id} goes into the path, the query or the fragment.',
    );
  }
  return text;
}

function parseSafeUrl(text: string, input: string, allowHttp: boolean): URL {
  const url = parseUrl(text, input);
  if (url.protocol === 'http:' && !allowHttp && !LOOPBACK.test(url.hostname)) {
    throw new InputError(
      input,
      'http would send secrets in clear text. Use https, or say so with "allow: http".',
    );
  }
  if (isMachineAddress(url.hostname)) {
    throw new InputError(
      input,
      `${url.hostname} is the machine's own (link-local, or a cloud's metadata service). Write the address of your service.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new InputError(input, 'must not hold a user or password. The token has an input of its own.');
  }
  return url;
}

function parseUrl(text: string, input: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['https:', 'http:'].includes(url.protocol)) {
    // What stands before the last @ may be a password, wherever the address went wrong.
    const shown = text.replace(/^(\w+:\/\/)?.*@/su, '$1***@');
    throw new InputError(input, `"${shown}" is not an https address.`);
  }
  return url;
}
