import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RefusalRule } from '../../src/evidence/files.ts';
import type { Allowance } from '../../src/evidence/settings.ts';
import { openWorkspace } from '../../src/files/workspace.ts';
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
    what: 'a folder of Git that a pattern names behind a wildcard',
    pattern: '*/.git/config',
    arrange: () => workshop.write({ 'module/.git/config': 'x' }),
    path: 'module/.git',
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

// Nothing is unreadable to root, which tests may run as: there, a name that is not UTF-8 stands in.
describe('what cannot be read is refused with the reason of the system:', () => {
  const asUser = it.skipIf(process.getuid?.() === 0);

  asUser('a file', async () => {
    await workshop.write({ 'a.xml': 'x', 'b.xml': 'x' });
    await chmod(workshop.at('a.xml'), 0);
    const found = await workshop.find('*.xml', 'credentials');
    expect(found.refused).toMatchObject([{ path: 'a.xml', rule: 'unreadable' }]);
    expect(found.refused[0]?.reason).toMatch(/^it cannot be read \(permission denied\);/);
    expect(found.files).toMatchObject([{ path: 'b.xml' }]);
  });

  asUser('a folder, and the search goes on', async () => {
    await workshop.write({ 'closed/a.xml': 'x', 'open/b.xml': 'x' });
    await chmod(workshop.at('closed'), 0);
    const found = await workshop.find('**/*.xml');
    const spared = await workshop.find(['**/*.xml', '!closed/**']);
    await chmod(workshop.at('closed'), 0o700);
    expect(found.refused).toMatchObject([{ path: 'closed', rule: 'unreadable' }]);
    expect(found.files).toMatchObject([{ path: 'open/b.xml' }]);
    expect(spared.refused).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('a name that is not UTF-8', async () => {
    await writeFile(
      Buffer.concat([Buffer.from(workshop.at('caf')), Buffer.from([0xe9]), Buffer.from('.xml')]),
      'x',
    );
    const found = await workshop.find('*.xml');
    expect(found.refused).toMatchObject([{ path: 'caf\uFFFD.xml', rule: 'unreadable' }]);
    expect(found.refused[0]?.reason).toMatch(/^its name is not valid UTF-8/);
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

describe('symbolic links', () => {
  it('to files and folders are passed over by wildcards, with one notice', async () => {
    await workshop.write({ 'real/a.xml': 'x', 'b.json': 'x' });
    await symlink('real', workshop.at('linked'));
    await symlink('real/a.xml', workshop.at('link.xml'));
    await symlink('b.json', workshop.at('unrelated.json'));
    await symlink('nowhere', workshop.at('broken.xml'));
    const found = await workshop.find(['**/*.xml', '*/a.xml']);
    expect(found.files.map(({ path }) => path)).toEqual(['real/a.xml']);
    expect(found.refused).toEqual([]);
    expect(found.notices).toEqual([
      'wildcards passed over 3 symbolic links (broken.xml, link.xml, linked); follow them with "allow: symlinks"',
    ]);
  });

  it('are followed when allowed, under the name of the link', async () => {
    await workshop.write({ 'real/a.xml': 'x' });
    await symlink('real', workshop.at('linked'));
    await symlink('real/a.xml', workshop.at('link.xml'));
    expect(await workshop.paths('**/*.xml', 'symlinks')).toEqual(['link.xml', 'linked/a.xml', 'real/a.xml']);
  });

  it.each([
    ['a file', 'link.xml', '*.xml'],
    ['a folder', 'linked', '*/*.xml'],
  ])('to %s outside are refused although links are allowed', async (_, link, pattern) => {
    await workshop.write({ '../beside/a.xml': 'x' });
    await symlink(link === 'linked' ? '../beside' : '../beside/a.xml', workshop.at(link));
    const found = await workshop.find(pattern, 'symlinks');
    expect(found.files).toEqual([]);
    expect(found.refused).toMatchObject([{ rule: 'outside-workspace' }]);
    expect((await workshop.find(pattern, 'symlinks', 'outside-workspace')).files).toHaveLength(1);
  });

  it('to folders are not noticed when an exclude takes all below them', async () => {
    await workshop.write({ 'real/a.xml': 'x' });
    await symlink('real', workshop.at('linked'));
    expect((await workshop.find(['**/*.xml', '!linked'])).notices).toEqual([]);
  });

  it.each(['../link.xml', '../linked/*.xml'])('outside (%s) are refused, too', async (pattern) => {
    await workshop.write({ '../beside/a.xml': 'x' });
    await symlink('beside/a.xml', workshop.at('../link.xml'));
    await symlink('beside', workshop.at('../linked'));
    const found = await workshop.find(pattern, 'outside-workspace');
    expect(found.refused).toMatchObject([{ rule: 'symlinks' }]);
  });

  it('into Git are refused although links are allowed', async () => {
    await workshop.write({ '.git/config': 'x' });
    await symlink('.git/config', workshop.at('config.txt'));
    const found = await workshop.find('*.txt', 'symlinks');
    expect(found.refused).toMatchObject([{ path: 'config.txt', rule: 'git-directory' }]);
  });

  it('to a credential do not hide its name', async () => {
    await workshop.write({ '.env': 'A=b' });
    await symlink('.env', workshop.at('harmless.txt'));
    const found = await workshop.find('*.txt', 'symlinks');
    expect(found.refused).toMatchObject([{ path: 'harmless.txt', rule: 'credentials' }]);
  });

  it.each(['broken.xml', '*.xml'])('to nothing are refused when followed (%s)', async (pattern) => {
    await symlink('nowhere', workshop.at('broken.xml'));
    const found = await workshop.find(pattern, 'symlinks');
    expect(found.refused).toMatchObject([{ path: 'broken.xml', rule: 'unreadable' }]);
    expect(found.refused[0]?.reason).toMatch(/^it is gone, or a link to nothing/);
  });

  it('to themselves are refused when followed', async () => {
    await symlink('loop.xml', workshop.at('loop.xml'));
    const found = await workshop.find('*.xml', 'symlinks');
    expect(found.refused[0]?.reason).toMatch(/^it cannot be read \(too many symbolic links/);
  });

  it('that lead back end the search there, with a notice', async () => {
    await workshop.write({ 'a/x.xml': 'x', 'b/y.xml': 'x' });
    await symlink('..', workshop.at('a/up'));
    await symlink('../b', workshop.at('a/across'));
    await symlink('../a', workshop.at('b/across'));
    const found = await workshop.find('**/*.xml', 'symlinks');
    expect(found.files.map(({ path }) => path)).toEqual([
      'a/across/y.xml',
      'a/x.xml',
      'b/across/x.xml',
      'b/y.xml',
    ]);
    expect(found.notices).toEqual([expect.stringMatching(/^\d+ linked folders were not entered again/)]);
  });

  it('among many folders do not multiply the search', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    await workshop.write(Object.fromEntries(names.map((name) => [`${name}/x.xml`, 'x'])));
    for (const from of names) {
      for (const to of names) {
        if (from < to) await symlink(`../${to}`, workshop.at(`${from}/${to}`));
      }
    }
    const found = await workshop.find('**/*.xml', 'symlinks');
    expect(found.files.length).toBeLessThanOrEqual(2 * names.length);
  });

  it('on the way to the workspace do not count', async () => {
    await workshop.write({ 'a.xml': 'x' });
    const workspace = join(workshop.top, 'alias');
    await symlink('workspace', workspace);
    const files = openWorkspace({ workspace });
    for (const pattern of ['a.xml', `${workspace}/a.xml`, workshop.at('a.xml'), '**']) {
      const found = await files.find([pattern], new Set());
      expect(found.files).toMatchObject([{ path: 'a.xml', location: workshop.at('a.xml') }]);
    }
  });
});

it('a folder that is swapped for a link between two searches is noticed', async () => {
  await workshop.write({ 'a/x.xml': 'x' });
  expect(await workshop.paths('*/x.xml')).toEqual(['a/x.xml']);
  await rename(workshop.at('a'), workshop.at('../moved'));
  await symlink('../moved', workshop.at('a'));
  const found = await workshop.find('*/x.xml');
  expect(found.files).toEqual([]);
  expect(found.notices).toHaveLength(1);
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
