import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import type { RefusalRule } from '../../src/evidence/files.ts';
import type { Allowance } from '../../src/evidence/inputs/allowances.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

interface Case {
  readonly what: string;
  readonly pattern: string;
  readonly arrange: () => Promise<unknown>;
  readonly path: string;
  readonly rule: RefusalRule;
  readonly reason: string;
  /** What lifts the rule, for rules that can be lifted. */
  readonly lift?: readonly Allowance[];
}

const refusals: readonly Case[] = [
  {
    what: 'an empty file',
    pattern: '*.xml',
    arrange: () => workshop.write({ 'a.xml': '' }),
    path: 'a.xml',
    rule: 'empty-files',
    reason: 'it is empty; allow it with "allow: empty-files"',
    lift: ['empty-files'],
  },
  {
    what: 'a link that a pattern names',
    pattern: 'link.xml',
    arrange: async () => {
      await workshop.write({ 'a.xml': 'x' });
      await symlink('a.xml', workshop.at('link.xml'));
    },
    path: 'link.xml',
    rule: 'symlinks',
    reason: 'it is a symbolic link; name what it points to, or allow it with "allow: symlinks"',
    lift: ['symlinks'],
  },
  {
    what: 'a file behind a linked folder that a pattern names',
    pattern: 'linked/a.xml',
    arrange: async () => {
      await workshop.write({ 'real/a.xml': 'x' });
      await symlink('real', workshop.at('linked'));
    },
    path: 'linked/a.xml',
    rule: 'symlinks',
    reason:
      'linked, on the way to it, is a symbolic link; name what it points to, or allow it with "allow: symlinks"',
    lift: ['symlinks'],
  },
  {
    what: 'a linked folder that a pattern starts with',
    pattern: 'linked/**/*.xml',
    arrange: async () => {
      await workshop.write({ 'real/a.xml': 'x' });
      await symlink('real', workshop.at('linked'));
    },
    path: 'linked',
    rule: 'symlinks',
    reason: 'it is a symbolic link; name what it points to, or allow it with "allow: symlinks"',
    lift: ['symlinks'],
  },
  {
    what: 'a file beside the workspace',
    pattern: '../beside.xml',
    arrange: () => workshop.write({ '../beside.xml': 'x' }),
    path: '/TOP/beside.xml',
    rule: 'outside-workspace',
    reason:
      'it is outside of the workspace and RUNNER_TEMP; copy it into the workspace, or allow it with "allow: outside-workspace"',
    lift: ['outside-workspace'],
  },
  {
    what: 'a folder beside the workspace',
    pattern: '../beside/*.xml',
    arrange: () => workshop.write({ '../beside/a.xml': 'x' }),
    path: '/TOP/beside',
    rule: 'outside-workspace',
    reason:
      'this folder is outside of the workspace and RUNNER_TEMP; copy it into the workspace, or allow it with "allow: outside-workspace"',
    lift: ['outside-workspace'],
  },
  {
    what: 'a file beside the workspace, met from a folder above both',
    pattern: '../**/beside.xml',
    arrange: () => workshop.write({ '../beside/beside.xml': 'x' }),
    path: '/TOP/beside/beside.xml',
    rule: 'outside-workspace',
    reason:
      'it is outside of the workspace and RUNNER_TEMP; copy it into the workspace, or allow it with "allow: outside-workspace"',
    lift: ['outside-workspace'],
  },
  {
    what: 'a folder whose name starts as the one of the workspace does',
    pattern: '../workspace-2/a.xml',
    arrange: () => workshop.write({ '../workspace-2/a.xml': 'x' }),
    path: '/TOP/workspace-2/a.xml',
    rule: 'outside-workspace',
    reason:
      'it is outside of the workspace and RUNNER_TEMP; copy it into the workspace, or allow it with "allow: outside-workspace"',
    lift: ['outside-workspace'],
  },
  {
    what: 'a file of Git',
    pattern: '.git/config',
    arrange: () => workshop.write({ '.git/config': 'x' }),
    path: '.git/config',
    rule: 'git-directory',
    reason: 'it belongs to Git; nothing allows it: exclude it with "!", or copy what you need elsewhere',
  },
  {
    what: 'a folder of Git',
    pattern: '.git/**',
    arrange: () => workshop.write({ '.git/config': 'x' }),
    path: '.git',
    rule: 'git-directory',
    reason: 'it belongs to Git; nothing allows it: exclude it with "!", or copy what you need elsewhere',
  },
  {
    what: 'a file of Git that a pattern names behind a wildcard',
    pattern: '*/.git/config',
    arrange: () => workshop.write({ 'module/.git/config': 'x' }),
    path: 'module/.git/config',
    rule: 'git-directory',
    reason: 'it belongs to Git; nothing allows it: exclude it with "!", or copy what you need elsewhere',
  },
  {
    what: 'a named pipe',
    pattern: '*',
    arrange: async () => execFileSync('mkfifo', [workshop.at('pipe')]),
    path: 'pipe',
    rule: 'not-a-file',
    reason: 'it is a named pipe; only regular files are uploaded: exclude it with "!"',
  },
  {
    what: 'a device',
    pattern: '/dev/null',
    arrange: async () => undefined,
    path: '/dev/null',
    rule: 'outside-workspace',
    reason:
      'it is outside of the workspace and RUNNER_TEMP; copy it into the workspace, or allow it with "allow: outside-workspace"',
  },
  {
    what: 'a file with the name of a credential',
    pattern: '.env',
    arrange: () => workshop.write({ '.env': 'A=b' }),
    path: '.env',
    rule: 'credentials',
    reason:
      'its name is that of an environment file; exclude it with "!", or allow it with "allow: credentials"',
    lift: ['credentials'],
  },
  {
    what: 'a file that holds a credential',
    pattern: '*.json',
    arrange: () => workshop.write({ 'scan.json': `{"found":"ghp_${'a1B2'.repeat(9)}"}` }),
    path: 'scan.json',
    rule: 'credentials',
    reason: 'it seems to hold a GitHub token; exclude it with "!", or allow it with "allow: credentials"',
    lift: ['credentials'],
  },
];

describe('refused, and taken only when its rule is lifted:', () => {
  it.each(refusals)('$what', async ({ pattern, arrange, path, rule, reason, lift }) => {
    await arrange();
    const everythingElse = allAllowances.filter((allowance) => allowance !== rule);
    const shown = path.replace('/TOP', workshop.top);
    for (const allow of [[], everythingElse]) {
      const found = await workshop.find(pattern, ...allow);
      expect(found.refused).toEqual([{ path: shown, rule, reason }]);
      expect(found.emptyPatterns).toEqual([]);
    }
    const lifted = await workshop.find(pattern, ...(lift ?? allAllowances));
    expect(lifted.refused).toHaveLength(lift === undefined ? 1 : 0);
    expect(lifted.files).toHaveLength(lift === undefined ? 0 : 1);
  });
});

const allAllowances: readonly Allowance[] = [
  'hidden-files',
  'symlinks',
  'outside-workspace',
  'credentials',
  'empty-files',
];

it('a device is no file, wherever it may lie', async () => {
  const found = await workshop.find('/dev/null', 'outside-workspace');
  expect(found.refused).toMatchObject([
    { rule: 'not-a-file', reason: expect.stringMatching(/^it is a device;/) },
  ]);
});

it('a socket is no file', async () => {
  const server = createServer().listen(workshop.at('socket'));
  await once(server, 'listening');
  const found = await workshop.find('socket');
  server.close();
  expect(found.refused).toMatchObject([
    { rule: 'not-a-file', reason: expect.stringMatching(/^it is a socket;/) },
  ]);
});

it('a refused file does not keep the others back', async () => {
  await workshop.write({ 'a.xml': '', 'b.xml': 'x', '.env': 'A=b' });
  const found = await workshop.find(['*.xml', '.env']);
  expect(found.refused.map(({ path }) => path)).toEqual(['.env', 'a.xml']);
  expect(found.files.map(({ path }) => path)).toEqual(['b.xml']);
});

// What lies behind it is unknown, and the toolkit's globber does not go on: wrong input, before any write.
describe('what the search cannot look at stops it, with the place, the reason and the way out:', () => {
  it('a name that is longer than any', async () => {
    const search = workshop.find('a'.repeat(300));
    await expect(search).rejects.toThrow(InputError);
    await expect(search).rejects.toThrow(
      /^path: the search for "a+" stopped at a+, which cannot be read \(name too long\): make it readable, or narrow/,
    );
  });

  it.runIf(process.platform === 'linux')('a name that is not UTF-8', async () => {
    await writeFile(
      Buffer.concat([Buffer.from(workshop.at('caf')), Buffer.from([0xe9]), Buffer.from('.xml')]),
      'x',
    );
    const search = workshop.find('*.xml');
    await expect(search).rejects.toThrow(InputError);
    await expect(search).rejects.toThrow(
      'stopped at caf\uFFFD.xml, which has a name that is not valid UTF-8: rename it, or narrow the pattern',
    );
  });
});

describe('hidden files', () => {
  it('are passed over by wildcards, with one notice of how many were meant', async () => {
    await workshop.write({ 'a.xml': 'x', '.b.xml': 'x', '.cache/deep/c.xml': 'x', '.cache/d.json': 'x' });
    const found = await workshop.find(['**/*.xml', '*.xml']);
    expect(found.files).toMatchObject([{ path: 'a.xml' }]);
    expect(found.notices).toEqual([
      'wildcards passed over 2 hidden files (.b.xml, .cache/deep/c.xml); name what you need, or allow all with "allow: hidden-files"',
    ]);
  });

  it('that a pattern names are neither passed over nor noticed', async () => {
    await workshop.write({ 'a.xml': 'x', '.b.xml': 'x' });
    const found = await workshop.find(['*.xml', '.b.xml']);
    expect(found.files.map(({ path }) => path)).toEqual(['.b.xml', 'a.xml']);
    expect(found.notices).toEqual([]);
  });

  it('are reached when allowed, but never Git', async () => {
    await workshop.write({ '.b.xml': 'x', '.c/d.xml': 'x', '.git/e.xml': 'x', 'sub/.GIT/f.xml': 'x' });
    const found = await workshop.find('**', 'hidden-files');
    expect(found.files.map(({ path }) => path)).toEqual(['.b.xml', '.c/d.xml']);
    expect(found.refused).toEqual([]);
    expect(found.notices).toEqual([]);
  });
});

it('RUNNER_TEMP may be missing', async () => {
  await rm(workshop.runnerTemp, { recursive: true });
  await workshop.write({ 'a.xml': 'x' });
  expect(await workshop.paths('*.xml')).toEqual(['a.xml']);
});

it('a folder with the name of a file is not taken', async () => {
  await mkdir(workshop.at('a.xml'));
  expect((await workshop.find('*.xml')).emptyPatterns).toEqual(['*.xml']);
});
