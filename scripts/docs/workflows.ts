import { glob, readFile } from 'node:fs/promises';

import { parse, stringify } from 'yaml';

import { listPapers, readBlocks } from './blocks.ts';

/** YAML that a paper shows, or an example file holds. */
export interface YamlBlock {
  /** `README.md, block 2`. */
  readonly where: string;
  readonly text: string;
}

/** The three actions of this repository, by the folder of each `action.yml`. */
export type ActionFolder = '.' | 'download' | 'check';

/** How a workflow uses one of them. */
export interface ActionUse {
  readonly action: ActionFolder;
  readonly id: string | undefined;
  /** Inputs as the action gets them. */
  readonly with: Readonly<Record<string, string>>;
}

const EXAMPLES = ['examples/*.yml'];

/** Every YAML block of the papers, and every example file. */
export async function findYaml(): Promise<YamlBlock[]> {
  const blocks: YamlBlock[] = [];
  for (const file of await listPapers()) {
    const shown = (await readBlocks(file)).filter(({ language }) => language === 'yaml');
    for (const [index, { text }] of shown.entries()) {
      blocks.push({ where: `${file}, block ${index + 1}`, text });
    }
  }
  for await (const file of glob(EXAMPLES)) {
    blocks.push({ where: file, text: await readFile(file, 'utf8') });
  }
  return blocks.toSorted((left, right) => (left.where < right.where ? -1 : 1));
}

const workflowKeys = new Set(['name', 'on', 'permissions', 'concurrency', 'env', 'defaults', 'jobs']);
const jobKeys = new Set(['runs-on', 'timeout-minutes', 'needs', 'if', 'strategy', 'env', 'outputs', 'steps']);
const stepKeys = new Set(['name', 'id', 'if', 'uses', 'with', 'run', 'env']);

/**
 * The workflow of GitHub that a text is, or is a part of: a paper may show steps alone, and what is missing around them is put
 * there. Undefined for any other YAML.
 */
export function completeWorkflow(text: string): string | undefined {
  const root: unknown = parse(text);
  if (hasOnly(root, workflowKeys)) {
    return 'jobs' in root && 'on' in root ? text : stringify({ ...wrapJob({ steps: [ANY_STEP] }), ...root });
  }
  if (Array.isArray(root) && root.length > 0 && root.every((step) => hasOnly(step, stepKeys))) {
    return stringify(wrapJob({ steps: root }));
  }
  if (hasOnly(root, jobKeys)) {
    return stringify(wrapJob({ steps: [ANY_STEP], ...root }));
  }
  return hasOnly(root, stepKeys) ? stringify(wrapJob({ steps: [root] })) : undefined;
}

const ANY_STEP = { run: 'true' };

function wrapJob(job: object): object {
  return {
    name: 'Shown in part',
    on: 'push',
    permissions: { contents: 'read' },
    concurrency: { group: 'shown' },
    jobs: { shown: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 5, ...job } },
  };
}

function hasOnly(node: unknown, keys: ReadonlySet<string>): node is object {
  const given = typeof node === 'object' && node !== null && !Array.isArray(node) ? Object.keys(node) : [];
  return given.length > 0 && given.every((key) => keys.has(key));
}

/** The steps of a workflow, or of a part of one, that use an action of this repository. */
export function findActionUses(text: string): ActionUse[] {
  const workflow: { jobs?: Record<string, WorkflowJob> } = parse(completeWorkflow(text) ?? '{}');
  return Object.values(workflow.jobs ?? {}).flatMap(({ steps = [], strategy }) =>
    steps.flatMap((step) => {
      const action = nameAction(step.uses ?? '');
      return action === undefined
        ? []
        : [{ action, id: step.id, with: writeInputs(step.with ?? {}, strategy?.matrix ?? {}) }];
    }),
  );
}

/** Throws for an action of this repository that there is not. */
function nameAction(uses: string): ActionFolder | undefined {
  const [, folder] = /^OWNER\/upload-proof(?:\/([^@]*))?@/u.exec(uses) ?? [undefined, null];
  switch (folder) {
    case null:
      return undefined;
    case undefined:
      return '.';
    case 'download':
    case 'check':
      return folder;
    default:
      throw new Error(`there is no action "${uses}"`);
  }
}

/** True for a manifest (docs/manifest.md). */
export function isManifest(text: string): boolean {
  const root: Readonly<Record<string, unknown>> = parse(text);
  return 'evidence' in root;
}

/** A runner hands on every value as text; of a matrix, the first job stands for all. */
function writeInputs(given: Readonly<Record<string, unknown>>, matrix: Matrix): Record<string, string> {
  const write = (value: unknown) =>
    String(value).replace(/\$\{\{ matrix\.(\w+) \}\}/gu, (_, key: string) => String(matrix[key]?.[0]));
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, write(value)]));
}

type Matrix = Readonly<Record<string, readonly unknown[]>>;

interface WorkflowJob {
  readonly steps?: readonly WorkflowStep[];
  readonly strategy?: { readonly matrix?: Matrix };
}

interface WorkflowStep {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
