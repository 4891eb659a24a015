import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ProofItem, ProofService } from '../../src/evidence/service.ts';
import type { Dialect } from '../../src/sandbox/dialect.ts';
import { startSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import { connectTo, failureOf, makeContent, makeUpload } from './connection.ts';

async function runSandbox(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

async function listAll(service: ProofService): Promise<ProofItem[]> {
  const items: ProofItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.listPage({ sortBy: 'createdOn', sortDirection: 'asc' }, cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}

const csv = makeUpload({ name: 'access review ü.csv', mediaType: 'text/csv', testable: true });
const target = { type: 'control', id: 'a/b c' } as const;

describe('every endpoint works with a service that somebody else wrote', () => {
  test.each<[string, Partial<Dialect>]>([
    ['as documented', {}],
    [
      'with other names',
      { array: 'items', token: 'nextToken', last: 'null', answers: 'partial', size: 'string' },
    ],
    [
      'with empty answers',
      { array: 'results', last: 'empty', answers: 'empty', timestamps: 'offset', firstVersion: 0 },
    ],
    [
      'with a smaller page',
      { array: 'proof', maxLimit: 50, answers: 'object', timestamps: 'z', fields: 'more' },
    ],
  ])('%s', async (_, dialect) => {
    const sandbox = await runSandbox({ dialect: { pageCap: 1, ...dialect } });
    const service = connectTo(new URL(sandbox.url), { tokens: { token: sandbox.token } });
    const { firstVersion: first = 1 } = dialect;

    const { id = '' } = await service.create(csv);
    await service.setSchema(id, {
      isPrivate: false,
      schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
    });
    await service.addVersion(id, { ...csv, content: makeContent('second') });
    await service.uploadAndLink(target, makeUpload({ content: makeContent(Buffer.alloc(2_000_000, 7)) }));

    const items = await listAll(service);
    expect(items).toMatchObject([
      { id, filename: csv.name, version: first + 1, size: 6, archived: false },
      { filename: 'report.txt', version: first, size: 2_000_000 },
    ]);
    expect(items.every(({ createdOn = 0, uploadedOn = 0 }) => createdOn > 0 && uploadedOn >= createdOn)).toBe(
      true,
    );
    const linked = await service.listPage({ target });
    expect(linked.items.map(({ filename }) => filename)).toEqual(['report.txt']);

    const contents = await service.download(id, first);
    expect(contents.filename).toBe(csv.name);
    expect((await buffer(contents.bytes)).toString()).toBe('contents');
    expect((await buffer((await service.download(id)).bytes)).toString()).toBe('second');
  });
});

test('a service account obtains tokens by its credentials, and names an owner', async () => {
  const sandbox = await runSandbox();
  const tokenUrl = new URL('/oauth/token', sandbox.url);
  const tokens = { tokenUrl, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
  const service = connectTo(new URL(sandbox.url), { tokens });
  const { facts } = await failureOf(service.create(makeUpload()));
  expect(facts.answer).toBeDefined();
  await service.create(makeUpload({ owner: '0a1b2c3d-0000-4000-8000-000000000001' }));
  expect(sandbox.records()).toHaveLength(1);
});

test('a token that is wrong is told as such', async () => {
  const sandbox = await runSandbox();
  const { facts } = await failureOf(connectTo(new URL(sandbox.url)).listPage({}));
  expect(facts).toMatchObject({ phase: 'answered', status: 401 });
});
