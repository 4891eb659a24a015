import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { admit } from './admit.ts';
import { answerError } from './answer-error.ts';
import type { Context } from './context.ts';
import { routeTokens } from './oauth.ts';
import { openApiDocument } from './openapi/document.ts';
import { errorBody } from './refusal.ts';
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
    clientErrorHandler: (_error, socket) => answerGarbage(socket),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  await app.register(multipart, { throwFileSizeLimit: false });

  app.decorateRequest('passage');
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => admit(request, reply, context));
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

/** Bytes that are no HTTP never become a request: the answer is written by hand. */
function answerGarbage(socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(errorBody(400, 'The request is not well-formed HTTP.'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
