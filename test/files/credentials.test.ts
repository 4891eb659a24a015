import { describe, expect, it } from 'vitest';
import { spotCredential, spotCredentialName } from '../../src/files/credentials.ts';
import { useWorkshop } from './support/workshop.ts';

// Samples are put together here, so that no scanner takes this file for a leak.
const begin = (kind: string) => `-----BEGIN ${kind}-----\nMIIEvQIBADANBgkq\n`;
const letters = (count: number) => 'aB3dE5gH7'.repeat(Math.ceil(count / 9)).slice(0, count);
const hex = (count: number) => '0123456789abcdef'.repeat(Math.ceil(count / 16)).slice(0, count);
const awsId = `AKIA${'ABCD2345'.repeat(2)}`;

describe('a name is that of a credential', () => {
  it.each([
    ['.env', 'an environment file'],
    ['deep/.env.production', 'an environment file'],
    ['.env.local', 'an environment file'],
    ['.env.example.local', 'an environment file'],
    ['.envrc', 'an environment file'],
    ['id_rsa', 'an SSH private key'],
    ['keys/id_ed25519', 'an SSH private key'],
    ['id_ecdsa_sk', 'an SSH private key'],
    ['signing.pfx', 'a key store'],
    ['SIGNING.P12', 'a key store'],
    ['gha-creds-0a1b2c.json', 'Google Cloud credentials'],
    ['.netrc', 'a password file'],
    ['_netrc', 'a password file'],
    ['.git-credentials', 'a password file'],
    ['.npmrc', 'a package registry login'],
    ['.pypirc', 'a package registry login'],
    ['.cargo/credentials.toml', 'a package registry login'],
    ['home/.docker/config.json', 'a Docker login'],
    [String.raw`C:\Users\me\.docker\config.json`, 'a Docker login'],
    ['.aws/credentials', 'a cloud login'],
    ['.kube/config', 'a cloud login'],
  ])('%s: %s', (path, name) => {
    expect(spotCredentialName(path)).toBe(`its name is that of ${name}`);
  });

  it.each([
    '.env.example',
    '.env.sample',
    '.env.production.template',
    '.environment',
    'my.env.report.json',
    'id_rsa.pub',
    'id_rsa_report.txt',
    'config.json',
    'docker/config.json',
    'credentials',
    'credentials-report.csv',
    'p12.txt',
    'server.key',
    'chain.pem',
    'npmrc.md',
  ])('but not %s', (path) => {
    expect(spotCredentialName(path)).toBeUndefined();
  });
});

describe('a head holds a credential', () => {
  it.each([
    ['a private key', begin('PRIVATE KEY')],
    ['a private key', begin('RSA PRIVATE KEY')],
    ['a private key', begin('ENCRYPTED PRIVATE KEY')],
    ['a private key', begin('OPENSSH PRIVATE KEY')],
    ['a private key', begin('PGP PRIVATE KEY BLOCK')],
    ['a private key', `${begin('CERTIFICATE')}\n${begin('EC PRIVATE KEY')}`],
    ['a private key', 'PuTTY-User-Key-File-3: ssh-ed25519'],
    ['a service-account key', `{"type":"service_account","private_key": "${begin('PRIVATE KEY')}"}`],
    ['a GitHub token', `token=ghp_${letters(36)}`],
    ['a GitHub token', `Authorization: Bearer ghs_${letters(36)}`],
    ['a GitHub token', `"github_pat_${letters(22)}_${letters(59)}"`],
    ['a GitLab token', `glpat-${letters(20)}`],
    ['an AWS secret key', `[default]\naws_access_key_id=${awsId}\naws_secret_access_key = ${letters(40)}\n`],
    ['an AWS secret key', `{"SecretAccessKey": "${letters(40)}"}`],
    ['an AWS secret key', `Access key ID,Secret access key\r\n${awsId},${letters(40)}\r\n`],
    ['an Azure storage key', `AccountName=a;AccountKey=${letters(86)}==;`],
    ['a Slack token', `xoxb-123456789012-${letters(12)}`],
    ['an npm token', `//registry.example/:_authToken=npm_${letters(36)}`],
    ['a PyPI token', `password = pypi-AgE${letters(60)}`],
    ['a Docker token', `dckr_pat_${letters(27)}`],
    ['a Vault token', `hvs.${letters(24)}`],
    ['a Stripe key', `sk_live_${letters(24)}`],
    ['a SendGrid key', `SG.${letters(22)}.${letters(43)}`],
    ['an API key', `sk-ant-api03-${letters(40)}`],
  ])('%s: %j', (name, head) => {
    expect(spotCredential(head)).toBe(`it seems to hold ${name}`);
  });

  it.each([
    ['a certificate', begin('CERTIFICATE')],
    ['a public key', begin('PUBLIC KEY')],
    ['a PGP signature', begin('PGP SIGNATURE')],
    [
      'an SBOM with hashes',
      `{"alg":"SHA-512","content":"${hex(128)}"},{"alg":"SHA-1","content":"${hex(40)}"}`,
    ],
    ['a checksum file', `${hex(64)}  report.pdf\n`],
    ['an integrity of a lockfile', `"integrity": "sha512-${letters(86)}=="`],
    ['a JWT', `eyJ${letters(30)}.eyJ${letters(80)}.${letters(43)}`],
    ['an AWS key id alone', `user,${awsId},2024-01-01`],
    ['an AWS key id before a digest', `${awsId},${hex(64)}`],
    ['a commit beside an id', `id: 42, commit: ${hex(40)}`],
    ['a redacted token', `ghp_${'*'.repeat(36)}`],
    ['a word that ends in a prefix', `xghp_${letters(36)}`],
    ['a placeholder', '//registry.example/:_authToken=${NPM_TOKEN}'],
    ['a UUID', '5f0c1c1e-1b2c-4d5e-8f90-a1b2c3d4e5f6'],
    ['a test report', '<testcase classname="auth" name="rejects sk-ant- keys and glpat-short"/>'],
    ['nothing', ''],
  ])('but not %s', (_, head) => {
    expect(spotCredential(head)).toBeUndefined();
  });
});

describe('in a file, a credential is spotted', () => {
  const workshop = useWorkshop();

  it.each<[string, Record<string, string | Uint8Array>, boolean]>([
    ['in a key', { 'server.key': begin('PRIVATE KEY') }, true],
    [
      'in UTF-16, as PowerShell writes it',
      { 'out.txt': Buffer.from(`\uFEFFghp_${letters(36)}`, 'utf16le') },
      true,
    ],
    [
      'amid bytes that are no text',
      { 'dump.bin': Buffer.from(`\u0000\u00ff\u0001ghp_${letters(36)}`, 'latin1') },
      true,
    ],
    [
      'at the end of the first 64 KiB',
      { 'log.txt': `${' '.repeat(64 * 1024 - 40)}ghp_${letters(36)}` },
      true,
    ],
    ['not in a key that is public', { 'server.key': begin('PUBLIC KEY') }, false],
    ['not in a certificate', { 'chain.pem': begin('CERTIFICATE') }, false],
    ['not behind the first 64 KiB', { 'log.txt': `${' '.repeat(64 * 1024)}ghp_${letters(36)}` }, false],
  ])('%s', async (_, files, spotted) => {
    await workshop.write(files);
    const found = await workshop.find('*');
    expect(found.refused.map(({ rule }) => rule)).toEqual(spotted ? ['credentials'] : []);
    expect(found.files).toHaveLength(spotted ? 0 : 1);
  });
});
