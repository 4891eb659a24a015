import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { makeProject } from './support/project.ts';
import { findTool } from './support/tool.ts';

test.for<[string, string, string[]]>([
  ['azure-pipelines.yml', 'azure-pipelines', ['--regex-variant', 'python']],
  ['bitbucket-pipelines.yml', 'bitbucket-pipelines', []],
  ['circleci.yml', 'circle-ci', []],
  ['gitlab-ci.yml', 'gitlab-ci', []],
  ['woodpecker.yml', 'woodpecker-ci', []],
  ['github-push.yml', 'github-workflows', []],
  ['github-schedule.yml', 'github-workflows', []],
  ['github-reusable.yml', 'github-workflows', []],
  ['github-round-trip.yml', 'github-workflows', []],
  ['github-freshness.yml', 'github-workflows', []],
  ['../action.yml', 'github-actions', []],
  ['../download/action.yml', 'github-actions', []],
  ['../check/action.yml', 'github-actions', []],
  ['../.github/ISSUE_TEMPLATE/bug.yml', 'github-issue-forms', []],
  ['../.github/ISSUE_TEMPLATE/feature.yml', 'github-issue-forms', []],
  ['../.github/ISSUE_TEMPLATE/config.yml', 'github-issue-config', []],
])('examples/%s fits the schema that is published for %s', async ([file, schema, options], context) => {
  const project = await makeProject({ 'example.yml': await readFile(`examples/${file}`, 'utf8') });
  const checker = findTool('check-jsonschema', context);
  const args = ['--builtin-schema', `vendor.${schema}`, ...options, 'example.yml'];
  expect(await project.run(checker, args)).toMatchObject({ exitCode: 0, log: expect.stringContaining('ok') });
});

/** The lines that a CI would hand to a shell, in the order of the file. */
const scriptLines: Record<string, (text: string) => string[]> = {
  Jenkinsfile: (text) => [...text.matchAll(/^\s*sh '(.+)'$/gmu)].map(([, line = '']) => line),
  'azure-pipelines.yml': (text) => findTexts(parse(text), ['bash']),
  'bitbucket-pipelines.yml': (text) => findTexts(parse(text), ['script']),
  'circleci.yml': (text) => findTexts(parse(text), ['command']),
  'woodpecker.yml': (text) => findTexts(parse(text), ['commands']),
};

test.each(Object.entries(scriptLines))(
  'the script lines of examples/%s upload as they stand',
  async (file, find) => {
    const lines = find(await readFile(`examples/${file}`, 'utf8'));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    const project = await makeProject({});
    const environment = { PROOF_BASE_URL: project.address, PROOF_TOKEN: project.token };
    for (const line of lines) {
      const { exitCode, log } = await project.run('bash', ['-e', '-o', 'pipefail', '-c', line], environment);
      expect(exitCode, `${line}\n${log}`).toBe(0);
    }
    expect(await project.holdings('control:CC8.1')).toEqual(['change.txt, version 1']);
    expect(await project.run('ls', ['records'])).toMatchObject({
      log: expect.stringContaining('proof-receipt-'),
    });
  },
);

test('the job for cron uploads as it stands', async () => {
  const project = await makeProject({
    'cron-evidence.sh': await readFile('examples/cron-evidence.sh', 'utf8'),
  });
  const settings = `PROOF_BASE_URL=${project.address}\nPROOF_TOKEN=${project.token}\n`;
  await project.run('bash', ['-c', `printf '${settings}' > proof.env`]);
  const ended = await project.run('sh', ['cron-evidence.sh'], { EVIDENCE_HOME: project.folder });
  expect(ended).toMatchObject({ exitCode: 0, log: expect.stringContaining('1 of 1 step landed: 1 linked') });
  expect(await project.read('reports/accounts.csv')).toMatch(/^user,shell\nroot,/u);
});

/** All texts under keys of these names, wherever they are. */
function findTexts(node: unknown, keys: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    keys.includes(key) ? [value].flat().filter((text) => typeof text === 'string') : findTexts(value, keys),
  );
}
