import { isMachineAddress } from '../evidence/inputs/machine-addresses.ts';
import { ServiceError, type ProofContents } from '../evidence/service.ts';
import { readFilename } from './content-disposition.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';
import { unreadable } from './reading.ts';
import type { Session } from './session.ts';

const MAX_REDIRECTS = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Opens the raw bytes at an address (§4.6). Redirects are followed, as services hand out contents from stores of
 * their own: the token stays behind for good where the origin changes, and https never turns into http.
 */
export async function openContents(session: Session, address: URL): Promise<ProofContents> {
  const answer = await session.accept(await follow(session, { method: 'GET', url: address }));
  const encoding = answer.headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity') {
    answer.discard();
    throw unreadable(answer, `it is encoded as ${encoding}, which was not asked for`);
  }
  return {
    filename: readFilename(answer.headers.get('content-disposition')),
    size: readSize(answer.headers.get('content-length')),
    bytes: answer.bytes,
    close: async () => answer.discard(),
  };
}

async function follow(session: Session, request: HttpRequest): Promise<HttpAnswer> {
  let answer = await session.send(request);
  let { url } = request;
  let trusted = true;
  for (let redirects = 0; redirectStatuses.has(answer.status); redirects++) {
    answer.discard();
    const next = readLocation(answer, url);
    if (redirects === MAX_REDIRECTS) {
      throw refuse(answer, `more than ${MAX_REDIRECTS} redirects`);
    }
    trusted &&= next.origin === url.origin;
    url = next;
    answer = await (trusted
      ? session.send({ ...request, url })
      : session.sendWithoutToken({ ...request, url }));
  }
  return answer;
}

function readLocation(answer: HttpAnswer, from: URL): URL {
  const location = answer.headers.get('location') ?? '';
  if (location === '' || !URL.canParse(location, from.href)) {
    throw refuse(answer, 'a redirect to nowhere');
  }
  const to = new URL(location, from);
  if (to.protocol !== 'https:' && to.protocol !== from.protocol) {
    throw refuse(answer, `a redirect from ${from.protocol}// to ${to.protocol}//, which is not followed`);
  }
  if (isMachineAddress(to.hostname)) {
    throw refuse(
      answer,
      "a redirect to this machine's own link-local or metadata address, which is not followed",
    );
  }
  return to;
}

function refuse({ request, status }: HttpAnswer, what: string): ServiceError {
  return new ServiceError(`${request}: the service answered ${status} with ${what}.`, {
    request,
    phase: 'answered',
    status,
  });
}

function readSize(header: string | undefined): number | undefined {
  return header !== undefined && /^\d+$/u.test(header) ? Number(header) : undefined;
}
