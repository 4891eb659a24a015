import { generateKeyPairSync, sign } from 'node:crypto';

export interface TestCertificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
}

/** A certificate for an IPv4 address that signs itself, so that it is its own CA (RFC 5280 §4.1). */
export function makeCertificate(address = '127.0.0.1'): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('upload-proof test')))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(der(0x18, Buffer.from('20200101000000Z')), der(0x18, Buffer.from('21200101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(namesExtension(address), authorityExtension())),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]);
  const base64 = sequence(body, algorithm, der(0x03, signature)).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}(?=.)/gu, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function namesExtension(address: string): Buffer {
  const names = sequence(der(0x87, Buffer.from(address.split('.').map(Number))));
  return sequence(objectId('551d11'), der(0x04, names));
}

function authorityExtension(): Buffer {
  const critical = der(0x01, Buffer.of(0xff));
  return sequence(objectId('551d13'), critical, der(0x04, sequence(critical)));
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(tag), derLength(content.length), content]);
}

function derLength(length: number): Buffer {
  if (length < 0x80) {
    return Buffer.of(length);
  }
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}
