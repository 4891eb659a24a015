import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError, answerUnknownPath } from './answer-error.ts';
import type { Context } from './context.ts';
import { findEndpoint } from './endpoints.ts';
import { openPassage } from './faults/passage.ts';
import { routeTokens } from './oauth.ts';
import { openApiDocument } from './openapi/document.ts';
import { errorBody, Refusal } from './refusal.ts';
import { routeDownload } from './routes/download.ts';
import { routeList } from './routes/list.ts';
import { routeOwn } from './routes/own.ts';
import { routePage } from './routes/page.ts';
import { routeSchema } from './routes/schema.ts';
import { routeUploads } from './routes/uploads.ts';
import './request.ts';

const MAX_JSON_BYTES = 1024 * 1024;
// The longest object id, percent-encoded.
const MAX_PARAMETER_CHARS = 3 * 1024;

/** Builds the service: what comes before every request, the endpoints, and what becomes of errors. */
export async function buildServer(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_JSON_BYTES,
    exposeHeadRoutes: false,
    // A stop ends uploads that are under way; none of them was acknowledged.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARS },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(errorBody(400, 'The request is not well-formed HTTP.'));
      if (socket.writable)
        socket.end(
          `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        );
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownPath);
  await app.register(multipart, { throwFileSizeLimit: false });

  app.decorateRequest('passage');
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    const endpoint = findEndpoint(request.method, path);
    const isService = path.startsWith('/v1/') || endpoint === 'token';
    const record = isService ? context.journal.open(request.method, request.url, endpoint) : undefined;
    reply.raw.once('finish', () => {
      if (record !== undefined) record.status = reply.raw.statusCode;
    });
    request.passage = openPassage(request, reply, context.waiting, (filename) => {
      const rule = endpoint === undefined ? undefined : context.faults.pick(endpoint, filename);
      if (record !== undefined && rule !== undefined) record.fault = rule.text;
      return rule;
    });
    if (isService) refuseHaste(context);
    request.passage.arrived();
    if (endpoint !== undefined && endpoint !== 'token') {
      request.caller = context.tokens.authenticate(request.headers.authorization);
    }
  });
  app.addHook('onSend', (request, _reply, payload) => request.passage.answer(payload));

  routeUploads(app, context);
  routeSchema(app, context);
  routeList(app, context);
  routeDownload(app, context);
  routeTokens(app, context);
  routeOwn(app, context);
  routePage(app);
  app.get('/openapi.json', async () => openApiDocument);
  return app;
}

/** @throws Refusal 429, told the way that field-notes.md shows, and in Retry-After */
function refuseHaste(context: Context): void {
  const seconds = context.rateGate();
  if (seconds === 0) return;
  throw new Refusal(429, `Rate limit is exceeded. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
