import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError, answerUnknownPath } from './answer-error.ts';
import type { Context } from './context.ts';
import { findEndpoint } from './endpoints.ts';
import { untouched } from './faults/passage.ts';
import { routeTokens } from './oauth.ts';
import { errorBody } from './refusal.ts';
import { routeDownload } from './routes/download.ts';
import { routeList } from './routes/list.ts';
import { routeOwn } from './routes/own.ts';
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
    request.passage = untouched;
    const path = pathOf(request.url);
    if (!path.startsWith('/v1/') && path !== '/oauth/token') return;
    const record = context.journal.open(request.method, request.url, findEndpoint(request.method, path));
    reply.raw.once('finish', () => {
      record.status = reply.raw.statusCode;
    });
    if (path.startsWith('/v1/') && !request.is404) {
      request.caller = context.tokens.authenticate(request.headers.authorization);
    }
  });

  routeUploads(app, context);
  routeSchema(app, context);
  routeList(app, context);
  routeDownload(app, context);
  routeTokens(app, context);
  routeOwn(app, context);
  return app;
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
