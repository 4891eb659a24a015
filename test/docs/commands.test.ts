import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { listPapers, readBlocks, readSpans } from '../../scripts/docs/blocks.ts';
import { createProgram } from '../../src/cli/program.ts';
import { prepareScript, runsElsewhere, splitCommands, splitJoined } from './support/commands.ts';
import { elsewhere } from './support/elsewhere.ts';
import { type EvidenceHome, furnishHome } from './support/evidence-home.ts';

const papers = await listPapers();
const spans = new Set((await Promise.all(papers.map(readSpans))).flat());
const blocks = (await Promise.all(papers.map(readBlocks))).flat();
const typed = blocks
  .filter(({ language }) => language === 'sh' || language === 'console')
  .flatMap(({ text }) => splitCommands(text.replaceAll(/^\$ /gmu, '')));
const {
  scripts,
  devDependencies,
}: Record<'scripts' | 'devDependencies', Record<string, string>> = JSON.parse(
  await readFile('package.json', 'utf8'),
);

/** Commands that a sentence or a table names, by their program. */
const named = (program: RegExp) => [...spans].filter((span) => program.test(span));
const PROGRAM = /^(?:act|curl|docker|gh|git|go|jq|node|npm|npx|proof|sha256sum) [^=]/u;

let home: EvidenceHome;

beforeAll(async () => {
  home = await furnishHome();
  return () => home.remove();
}, 60_000);

test('the papers name commands in their sentences and tables', () => {
  expect(named(/^npm /u).length).toBeGreaterThan(5);
  expect(named(/^proof /u).length).toBeGreaterThan(5);
});

test('every npm command that the papers name or show is one of this repository', () => {
  const commands = [...named(/^npm /u), ...typed.filter((line) => line.startsWith('npm '))].flatMap(
    splitJoined,
  );
  const known = new Set([...Object.keys(scripts).map((name) => `npm run ${name}`), 'npm ci', 'npm test']);
  const unknown = commands.filter(
    (command) => !known.has(command.replace(/ -- .*$/u, '')) && !runsElsewhere(command),
  );
  expect(unknown).toEqual([]);
});

test('every npx command that the papers name runs a program that npm ci brings, over tests that are there', () => {
  for (const command of named(/^npx /u)) {
    const [, program = '', ...args] = command.split(' ');
    expect(devDependencies).toHaveProperty([program]);
    const places = args.filter((arg) => arg.includes('/'));
    expect(places.filter((place) => !existsSync(place) && !existsSync(`${place}.test.ts`))).toEqual([]);
  }
});

describe('a command of proof that the papers name', () => {
  const synopses = named(/^proof .*\[/u);
  const mentions = named(/^proof [a-z]+$/u);
  const whole = named(/^proof /u).filter((span) => !synopses.includes(span) && !mentions.includes(span));

  test('is one that there is, where nothing but its name is told', () => {
    const commands = createProgram().commands.map((command) => `proof ${command.name()}`);
    expect(commands).toEqual(expect.arrayContaining(mentions));
  });

  test('has the synopsis that commander makes of it', () => {
    const known = createProgram().commands.map((command) => `proof ${command.name()} ${command.usage()}`);
    expect(known).toEqual(expect.arrayContaining(synopses));
  });

  test.each(whole)('runs as it stands: %s', async (command) => {
    const { script, until } = prepareScript(command);
    const { exitCode, stdout, stderr } = await home.run(script, until);
    expect(exitCode, `${script}\n${stdout}${stderr}`).toBe(0);
  });
});

const others = named(PROGRAM).filter((span) => !/^(?:npm|npx|proof) /u.test(span) && !runsElsewhere(span));

test.each(others)('%s runs as it stands', async (command) => {
  const file = /^node (?<file>\S+)$/u.exec(command)?.groups?.['file'];
  if (file !== undefined) {
    expect(existsSync(file)).toBe(true);
    return;
  }
  const { exitCode, stdout, stderr } = await home.run(prepareScript(command).script);
  expect(exitCode, `${command}\n${stdout}${stderr}`).toBe(0);
});

describe('a command that is run elsewhere', () => {
  test.each(elsewhere)('$command is still in the papers, because $because', ({ command }) => {
    const all = [...spans, ...typed].flatMap(splitJoined);
    expect(all.filter((one) => command.test(one))).not.toEqual([]);
  });

  test.each(elsewhere.flatMap(({ runs }) => runs ?? []))('$file has $as', async ({ file, as }) => {
    expect(await readFile(file, 'utf8')).toContain(as);
  });
});
