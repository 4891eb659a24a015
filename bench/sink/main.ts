import { createServer as createPlainServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { readFileSync } from 'node:fs';

import { serveConnection } from './connection.ts';
import type { SinkRequest } from './request-reader.ts';
import type { Scenario, SinkAnswer, SinkOrder, SinkReport } from './scenario.ts';
import { SinkService } from './service.ts';

// The sink's process: a small service in memory that throws bodies away. With the paths of a certificate and its key it
// speaks TLS. It ends when whoever started it is gone.

const [, , certFile, keyFile] = process.argv;

let scenario: Scenario = {};
let service = new SinkService(scenario);
let cpuAtBegin = process.cpuUsage();

async function answer(request: SinkRequest) {
  const response = service.answer(request);
  if (scenario.latencyMs !== undefined) {
    await sleep(scenario.latencyMs);
  }
  return response;
}

function report(): SinkReport {
  const { user, system } = process.cpuUsage(cpuAtBegin);
  const { requests, landed, schemas, servedBytes } = service;
  return { requests, landed, schemas, servedBytes, cpuSeconds: (user + system) / 1_000_000 };
}

function obey(order: SinkOrder): SinkAnswer {
  if (order === 'report') {
    return report();
  }
  scenario = order.begin;
  service = new SinkService(scenario);
  cpuAtBegin = process.cpuUsage();
  return 'begun';
}

function tell(words: SinkAnswer): void {
  process.send?.(words);
}

const server =
  certFile === undefined || keyFile === undefined
    ? createPlainServer({ pauseOnConnect: true, noDelay: true }, (socket) => serveConnection(socket, answer))
    : createTlsServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (socket) =>
        serveConnection(socket, answer),
      );
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    tell({ port: address.port });
  }
});
process.on('message', (order: SinkOrder) => tell(obey(order)));
process.on('disconnect', () => process.exit());
