import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeCertificate } from '../../test/support/certificate.ts';
import type { Scenario, SinkAnswer, SinkOrder, SinkReport } from './scenario.ts';

/** A sink under way, in a process of its own. */
export interface Sink {
  /** `http://127.0.0.1:4321`. */
  readonly url: string;
  readonly port: number;
  /** PEM file of the authority to trust; nothing without TLS. */
  readonly caFile: string | undefined;
  /** Forgets everything, and begins anew. */
  begin(scenario: Scenario): Promise<void>;
  report(): Promise<SinkReport>;
  stop(): Promise<void>;
}

/** @param folder where the certificate goes, with TLS */
export async function startSink(folder: string, tls: boolean): Promise<Sink> {
  const files = tls ? await writeCertificate(folder) : undefined;
  const child = fork(path.join(import.meta.dirname, 'main.ts'), files ? [files.cert, files.key] : []);
  const { port } = await hear(child, isListening);
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    caFile: files?.cert,
    begin: async (scenario) => {
      await ask(child, { begin: scenario }, (answer) => answer === 'begun');
    },
    report: () => ask(child, 'report', isReport),
    stop: async () => {
      if (child.exitCode === null && child.connected) {
        child.disconnect();
        await once(child, 'exit');
      }
    },
  };
}

async function writeCertificate(folder: string) {
  const { cert, key } = makeCertificate();
  const files = { cert: path.join(folder, 'sink-cert.pem'), key: path.join(folder, 'sink-key.pem') };
  await writeFile(files.cert, cert);
  await writeFile(files.key, key);
  return files;
}

function ask<Answer extends SinkAnswer>(
  child: ChildProcess,
  order: SinkOrder,
  isExpected: (answer: SinkAnswer) => answer is Answer,
): Promise<Answer> {
  const answer = hear(child, isExpected);
  child.send(order);
  return answer;
}

async function hear<Answer extends SinkAnswer>(
  child: ChildProcess,
  isExpected: (answer: SinkAnswer) => answer is Answer,
): Promise<Answer> {
  const gone = new AbortController();
  const onExit = () => gone.abort(new Error('The sink ended by itself.'));
  child.once('exit', onExit);
  try {
    const [answer]: SinkAnswer[] = await once(child, 'message', { signal: gone.signal });
    if (answer === undefined || !isExpected(answer)) {
      throw new Error(`The sink answered ${JSON.stringify(answer)}, which nobody asked for.`);
    }
    return answer;
  } finally {
    child.off('exit', onExit);
  }
}

function isListening(answer: SinkAnswer): answer is { readonly port: number } {
  return typeof answer === 'object' && 'port' in answer;
}

function isReport(answer: SinkAnswer): answer is SinkReport {
  return typeof answer === 'object' && 'requests' in answer;
}
