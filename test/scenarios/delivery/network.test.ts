import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';

import { describe, expect, onTestFinished, test } from 'vitest';

import { makeCertificate, type TestCertificate } from '../../support/certificate.ts';
import { listen } from '../../support/loopback.ts';
import { serveProxy } from '../../support/proxy.ts';
import { aFolder } from '../../sandbox/support/folder.ts';
import { type Encounter, makeFiles, meet } from './encounter.ts';

const FILES = { ...makeFiles(5), 'large.bin': Buffer.alloc(3 * 1024 * 1024, 'evidence ') };
const FAULTS = 'create nth=2: reset at=after-commit\ncreate nth=4: status code=503';

describe('through a CONNECT proxy with credentials, over TLS with a private CA', () => {
  test.each(['ca-file', 'NODE_EXTRA_CA_CERTS'])('everything lands once, with the CA in %s', async (where) => {
    const { encounter, address, caFile } = await meetOverTls(FAULTS);
    const proxy = await serveProxy('us er:p@ss');
    const environment = {
      HTTPS_PROXY: `http://us%20er:p%40ss@127.0.0.1:${proxy.port}`,
      ...(where === 'ca-file' ? {} : { NODE_EXTRA_CA_CERTS: caFile }),
    };
    const inputs = {
      ...encounter.inputs,
      'base-url': `https://${address}`,
      verify: 'content',
      ...(where === 'ca-file' ? { 'ca-file': caFile } : {}),
    };
    const { exitCode, outputs, log } = await encounter.job.upload(inputs, environment);
    expect({ exitCode, created: outputs['created'] }).toEqual({ exitCode: 0, created: '6' });
    expect(encounter.sandbox.records()).toHaveLength(6);
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${address}`]));
    expect(log).not.toContain('p@ss');
  });

  test('tokens are minted on the same way', async () => {
    const { encounter, address, caFile } = await meetOverTls();
    const proxy = await serveProxy('user:secret');
    const { token: _, ...inputs } = encounter.inputs;
    const { exitCode } = await encounter.job.upload(
      {
        ...inputs,
        'base-url': `https://${address}`,
        'token-url': `https://${address}/oauth/token`,
        'client-id': 'sandbox-client',
        'client-secret': 'sandbox-secret',
        owner: '0a1b2c3d-0000-4000-8000-000000000001',
        'ca-file': caFile,
      },
      { https_proxy: `http://user:secret@127.0.0.1:${proxy.port}` },
    );
    expect(exitCode).toBe(0);
    expect(encounter.count('token')).toBe(1);
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${address}`]));
  });

  test('wrong credentials fail every file, name the proxy and show no password', async () => {
    const { encounter, address, caFile } = await meetOverTls();
    const proxy = await serveProxy('user:secret');
    const { exitCode, results, log } = await encounter.job.upload(
      { ...encounter.inputs, 'base-url': `https://${address}`, 'ca-file': caFile },
      { HTTPS_PROXY: `http://user:guessed@127.0.0.1:${proxy.port}` },
    );
    expect(exitCode).toBe(1);
    expect(results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'failed'));
    expect(log).toContain('HTTPS_PROXY');
    expect(log).not.toContain('guessed');
  });

  test.each(['NO_PROXY', 'no_proxy'])('%s leads past the proxy', async (name) => {
    const { encounter, address, caFile } = await meetOverTls();
    const proxy = await serveProxy();
    const { exitCode } = await encounter.job.upload(
      { ...encounter.inputs, 'base-url': `https://${address}`, 'ca-file': caFile },
      { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, [name]: address },
    );
    expect(exitCode).toBe(0);
    expect(proxy.requests).toEqual([]);
  });
});

test('a CA that nobody named is not trusted: nothing is sent, and the way out is said', async () => {
  const { encounter, address } = await meetOverTls();
  const { exitCode, log } = await encounter.job.upload({
    ...encounter.inputs,
    'base-url': `https://${address}`,
  });
  expect(exitCode).toBe(1);
  expect(log).toContain('ca-file');
  expect(encounter.requests()).toEqual([]);
});

/** A sandbox behind TLS. `address` is host and port. */
async function meetOverTls(faults = ''): Promise<{ encounter: Encounter; address: string; caFile: string }> {
  const encounter = await meet(FILES, faults);
  const certificate = makeCertificate();
  const caFile = join(await aFolder(), 'ca.pem');
  await writeFile(caFile, certificate.cert);
  const { port } = new URL(encounter.sandbox.url);
  return { encounter, address: `127.0.0.1:${await terminateTls(certificate, Number(port))}`, caFile };
}

/** Hands the bytes inside of TLS on to a port of this machine. Returns its own port. */
async function terminateTls(certificate: TestCertificate, to: number): Promise<number> {
  const server = createServer(certificate, (socket) => {
    const onward = connect(to, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  onTestFinished(() => void server.close());
  return (await listen(server)).port;
}
