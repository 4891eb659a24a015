import { describe, expect, test } from 'vitest';

import { isMachineAddress } from '../../../src/evidence/inputs/machine-addresses.ts';
import { readConnectionSettings } from '../../../src/evidence/inputs/connection.ts';
import { InputError } from '../../../src/evidence/errors.ts';

const machineAddresses = [
  'https://169.254.169.254',
  'https://169.254.170.2/v2/credentials',
  'https://169.254.0.1:8443',
  'https://2852039166',
  'https://0xa9fea9fe',
  'https://0xa9.0376.0xa9fe',
  'https://169.254.169.254.',
  'https://[fe80::1]',
  'https://[febf:ffff::1]',
  'https://[::ffff:169.254.169.254]',
  'https://[::169.254.169.254]',
  'https://[::ffff:0:169.254.169.254]',
  'https://[64:ff9b::169.254.169.254]',
  'https://[2002:a9fe:a9fe::1]',
  'https://[fd00:ec2::254]',
  'https://[FD00:0EC2:0000::0254]',
  'https://[fd20:ce::254]',
  'https://metadata.google.internal',
  'https://METADATA.google.internal./computeMetadata/v1',
  'https://metadata.goog',
  'https://instance-data.ec2.internal',
  'https://100.100.100.200',
  'https://168.63.129.16',
  'https://192.0.0.192',
  'https://169。254。169。254',
];

const otherAddresses = [
  'https://proof.example.com',
  'https://169.254.169.254.example.com',
  'https://169.255.0.1',
  'https://10.0.0.1',
  'https://127.0.0.1',
  'https://[::1]',
  'https://[fec0::1]',
  'https://[fd00:ec2::255]',
  'https://[2001:db8::a9fe:a9fe]',
  'https://[::ffff:10.0.0.1]',
  'https://metadata.google.internal.example.com',
];

describe('an address that is the machine’s own', () => {
  test.each(machineAddresses)('is known in this spelling: %s', (address) => {
    expect(isMachineAddress(new URL(address).hostname)).toBe(true);
  });

  test.each(machineAddresses)('is refused as base-url and token-url: %s', (address) => {
    const inputs = { 'client-id': 'id', 'client-secret': 'secret', allow: 'http' };
    for (const settings of [
      { 'base-url': address, token: 'token' },
      { 'base-url': 'https://proof.example.com', 'token-url': address, ...inputs },
    ]) {
      expect(() => readConnectionSettings(settings)).toThrow(InputError);
      expect(() => readConnectionSettings(settings)).toThrow(/^(?:base|token)-url: .* machine's own/u);
    }
  });
});

test.each(otherAddresses)("an address elsewhere is not the machine's own: %s", (address) => {
  expect(isMachineAddress(new URL(address).hostname)).toBe(false);
});
