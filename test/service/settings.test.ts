import { getCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import { endpointAddress } from '../../src/service/addresses.ts';
import { readCertificates } from '../../src/service/certificates.ts';
import { readProxies } from '../../src/service/proxies.ts';
import { listTrusted } from '../../src/service/trust.ts';
import { makeCertificate } from '../support/certificate.ts';
import { writeCaFile } from './ca-file.ts';

describe('the address of an endpoint', () => {
  test.each([
    ['https://proof.example.com', ['proof'], 'https://proof.example.com/v1/proof'],
    ['https://proof.example.com/', ['proof'], 'https://proof.example.com/v1/proof'],
    ['https://example.com:8443/a/b/', ['proof'], 'https://example.com:8443/a/b/v1/proof'],
    ['https://[::1]:8443', ['proof', 'x', 'contents'], 'https://[::1]:8443/v1/proof/x/contents'],
    [
      'https://a.example',
      ['tasks', 'a/b?c#d e', 'proof'],
      'https://a.example/v1/tasks/a%2Fb%3Fc%23d%20e/proof',
    ],
    ['https://a.example', ['proof', '%2e%2e'], 'https://a.example/v1/proof/%252e%252e'],
  ])('under %s for %j', (base, parts, expected) => {
    expect(endpointAddress(new URL(base), parts).href).toBe(expected);
  });

  test('carries a query in which a space is no plus sign', () => {
    const address = endpointAddress(
      new URL('https://a.example'),
      ['proof'],
      new URLSearchParams({ search: 'a b+c' }),
    );
    expect(address.search).toBe('?search=a%20b%2Bc');
  });

  test.each(['', '.', '..', '\uD800'])('cannot hold the id %j', (id) => {
    expect(() => endpointAddress(new URL('https://a.example'), ['proof', id])).toThrow(InputError);
  });
});

describe('proxies', () => {
  test.each([
    ['upper case', { HTTPS_PROXY: 'http://a:1', HTTP_PROXY: 'http://b:2', NO_PROXY: 'c' }],
    ['lower case', { https_proxy: 'http://a:1', http_proxy: 'http://b:2', no_proxy: 'c' }],
    [
      'an empty lower case beside upper case',
      { https_proxy: '', HTTPS_PROXY: 'http://a:1', HTTP_PROXY: 'http://b:2', NO_PROXY: 'c' },
    ],
  ])('are read in %s', (_, environment) => {
    expect(readProxies(environment)).toEqual({ https: 'http://a:1', http: 'http://b:2', bypass: 'c' });
  });

  test('are none by default', () => {
    expect(readProxies({})).toEqual({ https: '', http: '', bypass: '' });
  });

  test.each(['proxy:3128', '10.0.0.1:3128', 'socks5://proxy:1080', 'http://', 'http://%zz@proxy:1'])(
    'are refused without a scheme, or with one we do not speak: %s',
    (address) => {
      expect(() => readProxies({ HTTPS_PROXY: address })).toThrow(
        /HTTPS_PROXY.*http:\/\/proxy\.example\.com/u,
      );
    },
  );

  test('keep their password out of errors', () => {
    expect(() => readProxies({ HTTP_PROXY: 'user:hidden@proxy:3128' })).toThrow(
      /^(?!.*hidden).*\*\*\*@proxy/u,
    );
  });
});

describe('the CA file', () => {
  test('adds its certificates to those of Node', () => {
    const [first, second] = [makeCertificate(), makeCertificate()];
    const trusted = listTrusted(readCertificates(writeCaFile(`# ours\n${first.cert}\n${second.cert}`)));
    expect(trusted).toEqual([...getCACertificates('default'), first.cert.trim(), second.cert.trim()]);
  });

  test.each([
    ['does not exist', () => '/nowhere/ca.pem', 'cannot be read'],
    ['holds no certificate', () => writeCaFile('hello'), 'holds no certificate'],
    [
      'holds a broken one',
      () => writeCaFile('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
      'certificate 1 of',
    ],
  ])('is refused when it %s', (_, makePath, reason) => {
    expect(() => readCertificates(makePath())).toThrow(reason);
  });
});
