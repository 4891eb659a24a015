import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import { openWorkspace } from '../../src/files/workspace.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

const tree = [
  'a.xml',
  'b.json',
  '..c.xml',
  '#notes.txt',
  'reports/a.xml',
  'reports/b.xml',
  'reports/deep/er/c.xml',
  'reports/deep/.cache/d.xml',
  'reports/.hidden.xml',
  'packages/one/reports/x.xml',
  'packages/two/reports/y.xml',
  'packages/two/reports/sub/z.xml',
  '.github/flow.yml',
  'odd/a[1].txt',
  'odd/{x,y}.txt',
  'odd/star*.txt',
];

describe('a pattern selects', () => {
  it.each<[string, string | string[], string[]]>([
    ['a file by its name', 'a.xml', ['a.xml']],
    ['a file by a path that starts with "./"', './reports/a.xml', ['reports/a.xml']],
    ['a file by a path that goes up and down again', 'reports/../a.xml', ['a.xml']],
    ['by "*" within one folder', '*.xml', ['a.xml']],
    ['by "?" one character', '?.json', ['b.json']],
    ['by "[…]" one of some characters', 'reports/[a-b].xml', ['reports/a.xml', 'reports/b.xml']],
    ['by "**" any number of folders', 'reports/**/c.xml', ['reports/deep/er/c.xml']],
    ['by "**" also no folder', '**/a.xml', ['a.xml', 'reports/a.xml']],
    ['by a last "**" all files below', 'reports/deep/**', ['reports/deep/er/c.xml']],
    ['by repeated slashes as by one', 'reports//deep///er/c.xml', ['reports/deep/er/c.xml']],
    ['the files below a folder that it names', 'reports/deep', ['reports/deep/er/c.xml']],
    ['the files below a folder with a slash behind it', 'reports/deep/', ['reports/deep/er/c.xml']],
    [
      'the files below a folder that it names behind a wildcard',
      'packages/*/reports',
      ['packages/one/reports/x.xml', 'packages/two/reports/sub/z.xml', 'packages/two/reports/y.xml'],
    ],
    [
      'only files by a wildcard at its end',
      'packages/*/reports/*',
      ['packages/one/reports/x.xml', 'packages/two/reports/y.xml'],
    ],
    [
      'below folders by a wildcard with a slash behind it',
      'packages/t*/',
      ['packages/two/reports/sub/z.xml', 'packages/two/reports/y.xml'],
    ],
    ['a name that starts with two dots', '..c.xml', ['..c.xml']],
    ['a name that starts with "#"', '#notes.txt', ['#notes.txt']],
    ['a bracket behind a backslash literally', String.raw`odd/a\[1\].txt`, ['odd/a[1].txt']],
    ['a bracket in brackets literally', 'odd/a[[]1].txt', ['odd/a[1].txt']],
    ['a star behind a backslash literally', String.raw`odd/star\*.txt`, ['odd/star*.txt']],
    ['braces literally', 'odd/{x,y}.txt', ['odd/{x,y}.txt']],
    ['a file by its name with white space around it', ' a.xml ', ['a.xml']],
    ['nothing by a file name with a slash behind it', 'a.xml/', []],
    ['nothing below a file', 'a.xml/*', []],
    ['nothing by a name in another case', 'A.XML', []],
    ['each file once, whatever the patterns', ['a.xml', '*.xml', '**/a.xml'], ['a.xml', 'reports/a.xml']],
    ['a hidden file by its name', 'reports/.hidden.xml', ['reports/.hidden.xml']],
    ['a hidden file by a segment that starts with a dot', 'reports/.*.xml', ['reports/.hidden.xml']],
    ['files in a hidden folder that it names', '.github/*.yml', ['.github/flow.yml']],
    ['files in a hidden folder by its bare name', '.github', ['.github/flow.yml']],
    [
      'no hidden file below a folder that it names',
      'reports',
      ['reports/a.xml', 'reports/b.xml', 'reports/deep/er/c.xml'],
    ],
  ])('%s', async (_, patterns, expected) => {
    await workshop.write(Object.fromEntries(tree.map((path) => [path, 'evidence'])));
    expect(await workshop.paths(patterns)).toEqual(expected);
  });

  it.runIf(process.platform === 'linux')('a name in its own case only, with a wildcard, too', async () => {
    await workshop.write({ 'a.XML': 'x' });
    expect(await workshop.paths('*.xml')).toEqual([]);
  });
});

describe('an exclude', () => {
  it.each<[string, string[], string[]]>([
    ['applies to patterns before it', ['*.xml', '!a.xml'], []],
    ['applies to patterns behind it', ['!a.xml', '*.xml'], []],
    ['applies to a file that another pattern names', ['a.xml', '!**/*.xml', 'b.json'], ['b.json']],
    [
      'of a folder takes everything below it',
      ['reports', '!reports/deep'],
      ['reports/a.xml', 'reports/b.xml'],
    ],
    ['of all below a folder leaves a file of that name', ['a.xml', '!a.xml/**', '!a.xml/'], ['a.xml']],
    ['with "*" at its end takes files only', ['reports', '!reports/*'], ['reports/deep/er/c.xml']],
    ['reaches hidden files', ['.github/flow.yml', 'b.json', '!**/*.yml'], ['b.json']],
    ['may be absolute', ['a.xml', 'b.json', '!/WORKSPACE/a.xml'], ['b.json']],
  ])('%s', async (_, patterns, expected) => {
    await workshop.write(Object.fromEntries(tree.map((path) => [path, 'evidence'])));
    const filled = patterns.map((pattern) => pattern.replace('/WORKSPACE', workshop.workspace));
    expect(await workshop.paths(filled)).toEqual(expected);
  });

  it('keeps files from being refused and links from being noticed', async () => {
    await workshop.write({ 'a.xml': 'x', 'empty.xml': '', '.hidden.xml': 'x' });
    const found = await workshop.find(['*.xml', '!empty.xml', '!.hidden.xml']);
    expect(found.refused).toEqual([]);
    expect(found.notices).toEqual([]);
  });

  it.each([[['!a.xml']], [[]]])('alone (%j) is wrong input', async (patterns) => {
    await expect(workshop.find(patterns)).rejects.toThrow(InputError);
  });
});

describe('a pattern is judged by itself', () => {
  it('is empty when it selects nothing, whatever the others select', async () => {
    await workshop.write({ 'a.xml': 'x' });
    const found = await workshop.find(['a.xml', '*.csv', 'missing/*.xml', 'a.xml/b.xml']);
    expect(found.emptyPatterns).toEqual(['*.csv', 'missing/*.xml', 'a.xml/b.xml']);
  });

  it('is empty when an exclude leaves nothing of it', async () => {
    await workshop.write({ 'a.xml': 'x' });
    expect((await workshop.find(['*.xml', '!a.xml'])).emptyPatterns).toEqual(['*.xml']);
  });

  it('is not empty when what it selects is refused', async () => {
    await workshop.write({ 'empty.xml': '' });
    const found = await workshop.find('*.xml');
    expect(found.emptyPatterns).toEqual([]);
    expect(found.refused).toMatchObject([{ path: 'empty.xml', rule: 'empty-files' }]);
  });
});

describe('a place', () => {
  it('with wildcard characters in the name of the workspace is a place like any other', async () => {
    const workspace = join(workshop.top, 'work [1] * {a,b} !#');
    await mkdir(workspace);
    await workshop.write({ '../work [1] * {a,b} !#/a.xml': 'x' });
    const found = await openWorkspace({ workspace }).find(['*.xml', '!b*'], new Set());
    expect(found.files).toMatchObject([{ path: 'a.xml', location: join(workspace, 'a.xml'), size: 1 }]);
  });

  it('in RUNNER_TEMP is shown relative to it', async () => {
    await workshop.write({ '../temp/deep/a.xml': 'x' });
    expect(await workshop.paths(`${workshop.runnerTemp}/**/*.xml`)).toEqual(['deep/a.xml']);
  });

  it('by an absolute path in the workspace is shown relative to it', async () => {
    await workshop.write({ 'a.xml': 'x' });
    expect(await workshop.paths([workshop.at('a.xml'), 'a.xml'])).toEqual(['a.xml']);
  });

  it('may be written from the home folder', async () => {
    vi.stubEnv('HOME', workshop.top);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(homedir()).toBe(workshop.top);
    await workshop.write({ 'a.xml': 'x' });
    expect(await workshop.paths('~/workspace/*.xml')).toEqual(['a.xml']);
  });

  it('that goes up behind a wildcard is wrong input', async () => {
    await expect(workshop.find('*/../a.xml')).rejects.toThrow(
      'path: "*/../a.xml" has ".." behind a wildcard',
    );
  });

  it('in a pattern of several lines is wrong input', async () => {
    await expect(workshop.find('a.xml\n/etc/*')).rejects.toThrow(
      /^path: "a\.xml\\n\/etc\/\*" has a line break in it, .*: give each pattern a line of its own$/,
    );
  });

  it('that does not exist is wrong input when it is the workspace', async () => {
    const files = openWorkspace({ workspace: workshop.at('gone') });
    await expect(files.find(['*'], new Set())).rejects.toThrow(
      /^workspace: .*gone cannot be read \(no such file/,
    );
  });
});

it('files come sorted by path, by code units', async () => {
  await workshop.write({ 'b.xml': 'x', 'B.xml': 'x', 'ä.xml': 'x', 'a.xml': 'x', 'a/z.xml': 'x' });
  expect(await workshop.paths(['ä.xml', '**/*.xml'])).toEqual([
    'B.xml',
    'a.xml',
    'a/z.xml',
    'b.xml',
    'ä.xml',
  ]);
});
