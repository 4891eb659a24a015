import { describe, expect, test } from 'vitest';

import { readConnectionSettings } from '../../src/evidence/inputs/connection.ts';
import { InputError } from '../../src/evidence/errors.ts';
import { type RawInputs, uploadInputs } from '../../src/evidence/inputs/raw-inputs.ts';
import { plainInputs, readSettings } from '../support/settings.ts';

const OWNER = '5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d';
const read = (raw: RawInputs) => readSettings({ ...plainInputs, ...raw });
const connect = (raw: RawInputs) => readConnectionSettings({ ...plainInputs, ...raw });

describe('settings', () => {
  test('have the defaults that the README promises', () => {
    expect(read({})).toEqual({
      entries: [
        {
          patterns: ['**'],
          name: '{base}',
          targets: [],
          owner: undefined,
          proofId: undefined,
          schemaRules: [],
          csvCheck: 'warn',
          ifNoFilesFound: 'error',
          ifAmbiguous: 'error',
          ifMissing: 'create',
          ownedByMe: false,
          skipUnchangedForMs: 0,
        },
      ],
      shard: undefined,
      allow: new Set(),
      dryRun: false,
      verify: 'size',
      settleMs: 60_000,
      timeoutMs: 1_800_000,
      concurrency: 4,
      webUrl: undefined,
    });
    expect(connect({})).toMatchObject({
      tokens: { token: 'a-token' },
      ownerField: 'svc-proof-owned-by',
      caFile: undefined,
    });
  });

  test('take a blank input for an absent one', () => {
    const blank = Object.fromEntries(uploadInputs.map((input) => [input, ' \n ']));
    expect(read({ ...blank, ...plainInputs })).toEqual(read({}));
  });

  test.each<[RawInputs, object]>([
    [{ path: ' a/*.xml \r\n\n !a/b.xml ' }, { entries: [{ patterns: ['a/*.xml', '!a/b.xml'] }] }],
    [{ owner: OWNER }, { entries: [{ owner: OWNER }] }],
    [
      { link: 'control:1\ntask:2\ncontrol:1' },
      {
        entries: [
          {
            targets: [
              { type: 'control', id: '1' },
              { type: 'task', id: '2' },
            ],
          },
        ],
      },
    ],
    [{ name: '{name}-july{ext}' }, { entries: [{ name: '{name}-july{ext}' }] }],
    [{ 'proof-id': 'abc' }, { entries: [{ proofId: 'abc' }] }],
    [{ 'if-no-files-found': 'warn' }, { entries: [{ ifNoFilesFound: 'warn' }] }],
    [{ 'if-ambiguous': 'oldest' }, { entries: [{ ifAmbiguous: 'oldest' }] }],
    [{ 'if-missing': 'error' }, { entries: [{ ifMissing: 'error' }] }],
    [{ 'owned-by-me': 'TRUE' }, { entries: [{ ownedByMe: true }] }],
    [{ 'dry-run': 'True' }, { dryRun: true }],
    [{ 'dry-run': 'false' }, { dryRun: false }],
    [{ verify: 'content' }, { verify: 'content' }],
    [{ settle: '0s' }, { settleMs: 0 }],
    [{ settle: '90s' }, { settleMs: 90_000 }],
    [{ timeout: '12h' }, { timeoutMs: 43_200_000 }],
    [{ timeout: '30d' }, { timeoutMs: 2_592_000_000 }],
    [{ concurrency: '64' }, { concurrency: 64 }],
    [{ allow: 'http\nsymlinks' }, { allow: new Set(['http', 'symlinks']) }],
    [{ 'web-url': 'https://app.example.com/proof/{id}' }, { webUrl: 'https://app.example.com/proof/{id}' }],
  ])('%j is taken', (raw, settings) => {
    expect(read(raw)).toMatchObject(settings);
  });

  test.each<[keyof RawInputs, string, RegExp]>([
    ['path', '', /is required\. Give glob patterns/],
    ['path', '!a\n!b', /only excludes\. Give at least one pattern/],
    ['owner', 'jane@example.com', /not a UUID\. Write the user's id, such as/],
    ['owner', `${OWNER}x`, /not a UUID/],
    ['link', 'control:1\nfolder:2', /"folder:2" is not a target\. Write control:<id>/],
    ['csv-schemas', '"*.csv": {fields: {a: str}}', /line 1, column \d+: the type of "a" is one of/],
    ['name', '{day}.txt', /"\{day\}" is not a placeholder\. Known are/],
    ['if-no-files-found', 'fail', /"fail" is not known\. Write one of: error, warn, ignore/],
    ['if-ambiguous', 'newest', /Write one of: error, oldest/],
    ['if-missing', 'skip', /Write one of: create, error/],
    ['owned-by-me', 'yes', /"yes" is not a boolean\. Write true or false/],
    ['proof-id', '..', /cannot be an id/],
    ['dry-run', '1', /not a boolean/],
    ['verify', 'hash', /Write one of: none, size, content/],
    ['settle', '1.5m', /not a duration\. Write a whole number with s, m, h or d: 30m/],
    ['settle', '60', /not a duration/],
    ['settle', '-1s', /not a duration/],
    ['timeout', '0s', /lets nothing happen\. Write at least 1s/],
    ['concurrency', '0', /not a whole number from 1 to 64/],
    ['concurrency', '65', /not a whole number from 1 to 64/],
    ['concurrency', '1e1', /not a whole number from 1 to 64/],
    ['allow', 'everything', /Write one of: hidden-files, symlinks/],
    ['web-url', 'https://app.example.com/proof', /needs \{id\} where the id/],
    ['web-url', 'javascript:alert({id})', /not an https address/],
    ['web-url', 'https://{id}.example.com/', /must name its host itself/],
    ['web-url', 'https://example.com:{id}/', /must name its host itself/],
    ['web-url', 'https://{id}@example.com/', /must name its host itself/],
  ])('%s: %j is wrong input, and the message shows the way out', (input, text, message) => {
    expect(() => read({ [input]: text })).toThrow(InputError);
    expect(() => read({ [input]: text })).toThrow(message);
    expect(() => read({ [input]: text })).toThrow(new RegExp(`^${input}: `, 'u'));
  });

  test.each<[RawInputs, RegExp]>([
    [{ 'owned-by-me': 'true', owner: OWNER }, /^owned-by-me: .*Set one\./],
    [{ 'proof-id': 'abc', link: 'control:1' }, /^proof-id: .*Set either "proof-id" or "link"/],
  ])('%j contradicts itself', (raw, message) => {
    expect(() => read(raw)).toThrow(message);
  });
});

describe('the connection', () => {
  test.each([
    ['https://proof.example.com', 'https://proof.example.com/'],
    [' https://proof.example.com/ ', 'https://proof.example.com/'],
    ['https://example.com/proof/api//', 'https://example.com/proof/api'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
    ['http://[::1]:8080', 'http://[::1]:8080/'],
    ['https://example.com/v10', 'https://example.com/v10'],
  ])('goes to %s', (text, href) => {
    expect(connect({ 'base-url': text }).baseUrl.href).toBe(href);
  });

  test.each([
    ['', /is required: the address of your proof service, such as https:/],
    ['proof.example.com', /not an https address/],
    ['ftp://example.com', /not an https address/],
    ['http://example.com', /clear text\. Use https, or say so with "allow: http"/],
    ['http://localhost.example.com', /clear text/],
    ['http://127.0.0.1.example.com', /clear text/],
    ['https://user:pass@example.com', /must not hold a user or password/],
    ['https://token@example.com', /must not hold a user or password/],
    ['https://example.com?x=1', /no query and no fragment/],
    ['https://example.com/?', /no query and no fragment/],
    ['https://example.com/#top', /no query and no fragment/],
    ['https://example.com/v1', /ends with \/v1, which is added/],
    ['https://example.com/V1/', /ends with \/v1/],
  ])('refuses the address %j', (text, message) => {
    expect(() => connect({ 'base-url': text })).toThrow(message);
    expect(() => connect({ 'base-url': text })).toThrow(/^base-url: /);
  });

  test.each([
    'https://jane:se/cret@[x',
    'https://jane:secret@[x',
    'jane:secret@example.com',
    'ftp://jane:se@cret@example.com',
  ])('shows no password of an address that is none: %s', (text) => {
    expect(() => connect({ 'base-url': text })).toThrow(/not an https address/);
    expect(() => connect({ 'base-url': text })).not.toThrow(/cret/);
  });

  test('goes over http elsewhere when that is allowed', () => {
    expect(connect({ 'base-url': 'http://proof.internal', allow: 'http' }).baseUrl.protocol).toBe('http:');
  });

  test('trims the token', () => {
    expect(connect({ token: ' secret\n' }).tokens).toEqual({ token: 'secret' });
  });

  test.each([
    [{ token: '' }, /^token: is empty\. In a workflow, a secret that does not exist/],
    [{ token: 'sec ret' }, /^token: holds white space/],
    [{ token: 'sécret' }, /^token: holds white space or characters/],
    [{ 'token-url': 'https://id.example.com/token' }, /^token: and "token-url" are two ways/],
    [{ token: '', 'token-url': 'https://id.example.com', 'client-id': 'a' }, /^client-secret: is empty/],
    [{ token: '', 'token-url': 'http://id.example.com' }, /^token-url: http would send secrets/],
    [{ 'owner-field': 'owner"; x' }, /^owner-field: .* is not a form field's name/],
  ])('refuses %j', (raw, message) => {
    expect(() => connect(raw)).toThrow(message);
    expect(() => connect(raw)).not.toThrow(/sec ret|sécret/);
  });
});
