import { stripTypeScriptTypes } from 'node:module';

import { beforeAll, expect, test } from 'vitest';

import { type CodeBlock, listPapers, readBlocks } from '../../scripts/docs/blocks.ts';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';
import { prepareScript } from './support/commands.ts';
import { type EvidenceHome, furnishHome } from './support/evidence-home.ts';
import { readFlowchart } from './support/flowchart.ts';
import { judgeJson } from './support/judge-json.ts';
import { judgeYaml } from './support/judge-yaml.ts';

const blocks = (await Promise.all((await listPapers()).map(readBlocks))).flat();
let home: EvidenceHome;

beforeAll(async () => {
  home = await furnishHome();
  return () => home.remove();
}, 60_000);

/** What each language has to stand. `text` is for people; what else it is, its second word says. */
const judges: Readonly<Record<string, (block: CodeBlock) => unknown>> = {
  yaml: ({ text }) => judgeYaml(text),
  json: ({ text }) => judgeJson(text),
  sh: ({ text }) => runScript(text),
  console: ({ text }) => runSession(text),
  ts: ({ text }) => readTypeScript(text),
  mermaid: ({ text }) => readFlowchart(text),
  text: ({ about, text }) => about === 'faults' && expect(parseFaults(text)).not.toEqual([]),
};

test('the papers show commands, workflows and documents', () => {
  const languages = blocks.map(({ language }) => language);
  expect(languages).toEqual(expect.arrayContaining(['sh', 'yaml', 'json']));
});

test.each(blocks)('$where runs, or is taken by what reads it', async (block) => {
  const { language = 'no language', where } = block;
  const judge = judges[language];
  if (judge === undefined) {
    const known = Object.keys(judges).join(', ');
    throw new Error(
      `${where}: nothing is known of ${language}. Name one of ${known} behind its fence, or teach test/docs/code-blocks.test.ts how to judge it.`,
    );
  }
  await judge(block);
});

async function runScript(text: string): Promise<string> {
  const { script, until } = prepareScript(text);
  const { exitCode, stdout, stderr } = await home.run(script, until);
  expect(exitCode, `${script}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Lines after `$ ` are typed; the others, where there are any, are what is answered. */
async function runSession(text: string): Promise<void> {
  const lines = text.trimEnd().split('\n');
  const typed = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
  const answered = lines.filter((line) => !line.startsWith('$ '));
  const stdout = await runScript(typed.join('\n'));
  if (answered.length > 0) {
    expect(hideChance(stdout.trimEnd())).toBe(hideChance(answered.join('\n')));
  }
}

/** Ports and ids are others each time. */
function hideChance(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/gu, '127.0.0.1:PORT')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'ID');
}

/** A part of a file may be statements, properties of an object, or entries of a list. */
function readTypeScript(text: string): void {
  const forms = [text, `({${text}})`, `[${text}]`];
  expect(forms.some(isTypeScript), `${text} is no TypeScript`).toBe(true);
}

function isTypeScript(text: string): boolean {
  try {
    stripTypeScriptTypes(text);
    return true;
  } catch {
    return false;
  }
}
