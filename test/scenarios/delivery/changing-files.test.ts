import { appendFile, open, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { type Passing, serveFront } from '../../support/front.ts';
import { meet } from './encounter.ts';

/** More than the operating systems on both sides take from a sender before anybody reads. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'evidence ');

test.each<[string, string, (file: string) => Promise<unknown>]>([
  ['grown', 'grew', (file) => appendFile(file, 'more')],
  ['shrunk', 'shrank', (file) => truncate(file, LARGE.length - 1)],
  ['rewritten in its last bytes', 'was rewritten', rewriteEnd],
  ['replaced', 'was replaced', replace],
  ['deleted', 'was deleted', (file) => rm(file)],
])('a file that is %s while it is sent fails and says so, and the others land', async (_, words, change) => {
  const { sandbox, job, inputs } = await meet({ 'a.txt': 'a', 'large.bin': LARGE, 'z.txt': 'z' });
  let changed = false;
  const front = await serveFront(new URL(sandbox.url), async ({ request, pass }: Passing) => {
    if (Number(request.headers['content-length'] ?? 0) > LARGE.length && !changed) {
      changed = true;
      await change(join(job.workspace, 'large.bin'));
    }
    pass();
  });
  const { exitCode, results } = await job.upload({ ...inputs, 'base-url': front.href });
  expect(changed).toBe(true);
  expect(exitCode).toBe(1);
  expect(results.map(({ file, outcome, error }) => [file, outcome, error?.code])).toEqual([
    ['a.txt', 'created', undefined],
    ['large.bin', 'failed', 'file-changed'],
    ['z.txt', 'created', undefined],
  ]);
  expect(results[1]?.error?.message).toContain(`large.bin ${words}`);
  expect(
    sandbox
      .records()
      .map(({ filename }) => filename)
      .toSorted(),
  ).toEqual(['a.txt', 'z.txt']);
});

async function rewriteEnd(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write('EVIDENCE', LARGE.length - 8);
  await handle.close();
}

async function replace(file: string): Promise<void> {
  await writeFile(`${file}.new`, LARGE);
  await rename(`${file}.new`, file);
}
