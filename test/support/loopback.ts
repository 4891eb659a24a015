import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createNetServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { TestCertificate } from './certificate.ts';

/** Answers a request. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** An HTTP server for the test at hand, or an HTTPS one when it is given a certificate. Returns its address. */
export async function serveHttp(listener: Listener, certificate?: TestCertificate): Promise<URL> {
  const onRequest = (request: IncomingMessage, response: ServerResponse) => void listener(request, response);
  const server = certificate ? createHttpsServer(certificate, onRequest) : createHttpServer(onRequest);
  const { port } = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`${certificate ? 'https' : 'http'}://127.0.0.1:${port}`);
}

/** A server that sees bare connections, for the test at hand. Returns its address, called http. */
export async function serveSockets(onConnection: (socket: Socket) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  const { port } = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
  });
  return new URL(`http://127.0.0.1:${port}`);
}

/** A port of the loopback interface on which nobody listens. */
export async function findClosedPort(): Promise<number> {
  const server = createNetServer();
  const { port } = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function listen(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The test server has no port.');
  }
  return address;
}
