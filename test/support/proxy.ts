import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './loopback.ts';

export interface TestProxy {
  readonly port: number;
  /** What went through, or was refused: `CONNECT 127.0.0.1:443`, `GET http://…`. */
  readonly requests: string[];
}

/** An HTTP proxy for the test at hand: CONNECT for https, the absolute form for http; with a password when one is given. */
export async function serveProxy(credentials?: string): Promise<TestProxy> {
  const requests: string[] = [];
  const isAllowed = ({ headers }: IncomingMessage) =>
    credentials === undefined ||
    headers['proxy-authorization'] === `Basic ${Buffer.from(credentials).toString('base64')}`;

  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    if (!isAllowed(incoming)) {
      response.writeHead(407).end();
      return;
    }
    const { method = 'GET', headers, url = '' } = incoming;
    const outgoing = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });

  server.on('connect', (incoming, socket) => {
    requests.push(`CONNECT ${incoming.url}`);
    if (!isAllowed(incoming)) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
    socket.on('close', () => tunnel.destroy());
  });

  const { port } = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, requests };
}
