import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';

import { serveHttp } from './loopback.ts';

/** A request on its way through a front. */
export interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Hands it on to the service, body and all, and the answer back. */
  readonly pass: () => void;
}

/** Stands before a service for the test at hand, and lets the test do with each request what no fault of the service can. */
export function serveFront(service: URL, intervene: (passing: Passing) => unknown): Promise<URL> {
  return serveHttp((request, response) => {
    const pass = () => {
      const { method = 'GET', headers, url = '/' } = request;
      const onward = sendRequest(new URL(url, service), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => onward.destroy());
      request.pipe(onward);
    };
    return intervene({ request, response, pass });
  });
}
