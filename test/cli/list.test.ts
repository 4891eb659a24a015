import { expect, test } from 'vitest';

import { OTHER_TOKEN, startOtherService, storeItem, type Ways } from '../support/other-service.ts';
import { openShell } from '../support/run-cli.ts';

async function setUp(ways: Partial<Ways> = {}) {
  const service = await startOtherService(ways);
  storeItem(service, { filename: 'b, "quoted".txt', links: ['control:1'] });
  storeItem(service, { filename: 'a.txt', versions: [Buffer.from('1'), Buffer.from('22')] });
  storeItem(service, { filename: '\u001b[31mred.txt' });
  return { service, shell: await openShell({ PROOF_BASE_URL: service.url, PROOF_TOKEN: OTHER_TOKEN }) };
}

test('proof list prints a table, with nothing in it that a terminal would obey', async () => {
  const { shell } = await setUp();
  const { exitCode, stdout } = await shell.proof('list --sort-by filename --sort-direction asc');
  expect(exitCode).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "ID                                    VERSION      SIZE  UPLOADED          NAME
    00000000-0000-4000-8000-000000000000        1       6 B  2026-01-01 00:00  b, "quoted".txt
    00000000-0000-4000-8000-000000000001        2       2 B  2026-01-01 00:00  a.txt
    00000000-0000-4000-8000-000000000002        1       6 B  2026-01-01 00:00  \\u{1b}[31mred.txt
    "
  `);
});

test('proof list --json prints one document over all pages', async () => {
  const { shell } = await setUp({ pageItems: 1 });
  const { stdout } = await shell.proof('list --json');
  const { items, error } = JSON.parse(stdout);
  expect([items.length, error]).toEqual([3, null]);
  expect(items).toContainEqual({
    id: '00000000-0000-4000-8000-000000000001',
    filename: 'a.txt',
    version: 2,
    size: 2,
    createdOn: '2026-01-01T00:00:01.000Z',
    uploadedOn: '2026-01-01T00:00:01.000Z',
    archived: false,
  });
});

test('a name that a runner would obey stands in the document of proof list --json, escaped', async () => {
  const { service, shell } = await setUp();
  const filename = '##[error]boo\u202e.txt';
  storeItem(service, { filename });
  const { stdout } = await shell.proof('list --json');
  expect(stdout).not.toMatch(/##\[|\u202e/u);
  expect(JSON.parse(stdout).items).toContainEqual(expect.objectContaining({ filename }));
});

test('the document of a list that broke off is whole, and says that the list is not', async () => {
  const { shell } = await setUp({ pageItems: 1, failedPages: [2, 3, 4, 5, 6, 7, 8] });
  const { exitCode, stdout, stderr } = await shell.proof('list --json');
  const { items, error } = JSON.parse(stdout);
  expect([exitCode, items.length, error.message]).toEqual([1, 1, expect.stringContaining('page lost')]);
  expect(stderr).toContain('page lost');
});

test('an empty list is an empty document', async () => {
  const { shell } = await setUp();
  expect(JSON.parse((await shell.proof('list --search nothing --json')).stdout)).toEqual({
    items: [],
    error: null,
  });
  expect((await shell.proof('list --search nothing')).stdout).toBe('There is nothing.\n');
});

test.each(['list', 'list --csv', 'list --json'])(
  'proof %s shows no token, whatever the items are called',
  async (line) => {
    const { service, shell } = await setUp({ pageItems: 1 });
    storeItem(service, { filename: `${OTHER_TOKEN}.txt` });
    storeItem(service, { filename: `${Buffer.from(OTHER_TOKEN).toString('base64')}.txt` });
    const { stdout, stderr } = await shell.proof(line);
    expect(stdout.match(/\*\*\*/gu)).toHaveLength(2);
    expect(stdout + stderr).not.toContain(OTHER_TOKEN);
  },
);

test('proof list --csv quotes what has to be quoted', async () => {
  const { shell } = await setUp();
  const { stdout } = await shell.proof('list --csv --link control:1');
  expect(stdout).toBe(
    'id,filename,version,size,createdOn,uploadedOn,archived\r\n' +
      '00000000-0000-4000-8000-000000000000,"b, ""quoted"".txt",1,6,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,false\r\n',
  );
});

test.each([
  ['list --sort-by size', "'size' is invalid"],
  ['list --csv --json', 'cannot be used with'],
  ['list --limit many', 'limit: "many" is not a whole number'],
  ['list --link policy:1', 'link: "policy:1" is not a target'],
  ['list --link control:1 control:2', 'too many arguments'],
])('proof %s is wrong input', async (line, message) => {
  const { shell } = await setUp();
  const { exitCode, stdout, stderr } = await shell.proof(line);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
