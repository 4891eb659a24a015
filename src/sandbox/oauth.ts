import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './callers.ts';
import type { Context } from './context.ts';

/** POST /oauth/token: the client credentials grant (RFC 6749 §4.4), which interface.md §5 leaves to the service. */
export function routeTokens(app: FastifyInstance, context: Context): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.post('/oauth/token', async (request, reply) => {
    await request.passage.received();
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    void reply.headers({ 'cache-control': 'no-store' });
    const grant = form.get('grant_type');
    if (grant === null) return reply.code(400).send(oauthError('invalid_request', 'grant_type is missing.'));
    if (grant !== 'client_credentials') {
      return reply.code(400).send(oauthError('unsupported_grant_type', 'Only client_credentials is known.'));
    }
    const caller = findClient(readCredentials(request, form), context.callers);
    if (caller === undefined) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="sandbox"')
        .send(oauthError('invalid_client', 'Client id and secret do not match.'));
    }
    const scope = form.get('scope');
    return reply.send(
      request.passage.perform(() => ({
        access_token: context.tokens.mint(caller),
        token_type: 'Bearer',
        expires_in: context.tokens.lifeSeconds,
        ...(scope === null ? {} : { scope }),
      })),
    );
  });
}

type Credentials = readonly [id: string | null, secret: string | null];

/** From the header, form-encoded inside Basic (RFC 6749 §2.3.1), else from the body. */
function readCredentials(request: FastifyRequest, form: URLSearchParams): Credentials {
  const basic = /^Basic +([\w+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (basic === undefined) return [form.get('client_id'), form.get('client_secret')];
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  return [formDecode(id), formDecode(secret.join(':'))];
}

function formDecode(text: string): string | null {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value');
}

function findClient([id, secret]: Credentials, callers: readonly Caller[]): Caller | undefined {
  return callers.find(
    (caller) => caller.clientId !== undefined && caller.clientId === id && caller.clientSecret === secret,
  );
}

/** RFC 6749 §5.2. */
function oauthError(error: string, description: string): Record<string, string> {
  return { error, error_description: description };
}
