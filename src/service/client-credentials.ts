import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  processClientCredentialsResponse,
  type ClientAuth,
  type CustomFetchOptions,
} from 'oauth4webapi';
import { ServiceError } from '../evidence/service.ts';
import { sayAnswer } from './answers.ts';
import { isSendable, isSuccess, nameRequest, bodyOf, type HttpAnswer } from './http.ts';
import { readJson } from './reading.ts';
import { readRefusalFacts } from './refusals.ts';
import type { Transport } from './transport.ts';

const MAX_TOKEN_ANSWER_BYTES = 1024 * 1024;

/** How to obtain tokens (RFC 6749 §4.4). */
export interface ClientCredentials {
  readonly tokenUrl: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string | undefined;
}

/** A token, and for how long it holds. */
export interface MintedToken {
  readonly token: string;
  /** Seconds from now, when the service told it. */
  readonly lifeSeconds: number | undefined;
}

/**
 * Obtains access tokens by OAuth 2.0 client credentials (RFC 6749 §4.4), over our transport, so that proxy and CA hold.
 * The client authenticates with HTTP Basic, which every server has to know (§2.3.1); one that refuses it is asked
 * with the secret in the body, as some know nothing else. A failure is a ServiceError: `answered` when the token was
 * refused, else `unsent`, as the request that needs the token has then not been sent.
 */
export function createMint(transport: Transport, credentials: ClientCredentials): () => Promise<MintedToken> {
  const inBody = ClientSecretPost(credentials.clientSecret);
  let authentication = ClientSecretBasic(credentials.clientSecret);

  return async () => {
    try {
      return await requestToken(transport, credentials, authentication);
    } catch (error) {
      if (authentication === inBody || !isClientRefused(error)) {
        throw error;
      }
      const minted = await requestToken(transport, credentials, inBody).catch(() => Promise.reject(error));
      authentication = inBody;
      return minted;
    }
  };
}

async function requestToken(
  transport: Transport,
  credentials: ClientCredentials,
  authentication: ClientAuth,
): Promise<MintedToken> {
  const { tokenUrl, clientId, scope } = credentials;
  const server = { issuer: tokenUrl.origin, token_endpoint: tokenUrl.href };
  const client = { client_id: clientId };
  try {
    const answer = await clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      scope ? { scope } : {},
      {
        [customFetch]: (_, options) => fetchToken(transport, credentials, options),
        // Whether http is allowed at all has been decided where the address was read.
        [allowInsecureRequests]: tokenUrl.protocol === 'http:',
      },
    );
    const { access_token: token, expires_in: lifeSeconds } = await processClientCredentialsResponse(
      server,
      client,
      answer,
    );
    if (!isSendable(token)) {
      throw new Error('the token holds characters that no header can carry.');
    }
    return { token, lifeSeconds };
  } catch (error) {
    throw explainFailure(credentials, error);
  }
}

async function fetchToken(
  transport: Transport,
  { tokenUrl, clientSecret }: ClientCredentials,
  { headers, body }: CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> {
  const bytes = Buffer.from(body.toString());
  const { 'content-type': mediaType = '', ...otherHeaders } = headers;
  const answer = await transport.send({
    method: 'POST',
    url: tokenUrl,
    headers: { ...otherHeaders, 'accept-encoding': 'identity' },
    body: bodyOf(bytes, mediaType),
  });
  if (!isSuccess(answer.status)) {
    throw await explainRefusal(answer, tokenUrl, clientSecret);
  }
  const json = await readJson(answer, MAX_TOKEN_ANSWER_BYTES, (body) => body, [clientSecret]);
  return Response.json(json ?? null);
}

async function explainRefusal(
  answer: HttpAnswer,
  tokenUrl: URL,
  clientSecret: string,
): Promise<ServiceError> {
  const facts = await readRefusalFacts(answer, [clientSecret]);
  const said = facts.answer === undefined ? '' : ` (${facts.answer})`;
  return new ServiceError(
    `token-url: ${tokenUrl.host} gave no access token, but status ${answer.status}${said}. ` +
      'Check token-url, client-id, client-secret and scope.',
    facts,
  );
}

function isClientRefused(error: unknown): boolean {
  return error instanceof ServiceError && (error.facts.status === 400 || error.facts.status === 401);
}

/** The causes that the library gives hold the whole answer, token and all: they are left behind. */
function explainFailure({ tokenUrl, clientSecret }: ClientCredentials, error: unknown): ServiceError {
  if (error instanceof ServiceError && error.facts.phase === 'answered' && !error.facts.unreadable) {
    return error;
  }
  const reason = sayAnswer(error instanceof Error ? error.message : String(error), [clientSecret]);
  return new ServiceError(`token-url: no access token could be had from ${tokenUrl.host}: ${reason}`, {
    request: nameRequest({ method: 'POST', url: tokenUrl }),
    phase: 'unsent',
  });
}
