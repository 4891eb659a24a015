import { glob, readFile } from 'node:fs/promises';

import { parse } from 'yaml';

/** YAML that a paper shows, or an example file holds. */
export interface YamlBlock {
  /** `README.md, block 2`. */
  readonly where: string;
  readonly text: string;
}

/** How a workflow uses the action. */
export interface ActionUse {
  readonly id: string | undefined;
  /** Inputs as the action gets them. */
  readonly with: Readonly<Record<string, string>>;
}

const FENCE = /^ *```ya?ml\n(?<text>[^]*?)^ *```$/gmu;
const PAPERS = ['*.md', 'docs/*.md'];
const EXAMPLES = ['examples/*.yml'];

/** Every YAML block of the papers, and every example file. */
export async function findYaml(): Promise<YamlBlock[]> {
  const blocks: YamlBlock[] = [];
  for await (const file of glob(PAPERS)) {
    const fences = (await readFile(file, 'utf8')).matchAll(FENCE);
    for (const [index, { groups }] of [...fences].entries()) {
      blocks.push({ where: `${file}, block ${index + 1}`, text: groups?.['text'] ?? '' });
    }
  }
  for await (const file of glob(EXAMPLES)) {
    blocks.push({ where: file, text: await readFile(file, 'utf8') });
  }
  return blocks.toSorted((left, right) => (left.where < right.where ? -1 : 1));
}

/** The steps of a workflow that use this action. */
export function findActionUses(text: string): ActionUse[] {
  const workflow: { jobs?: Record<string, WorkflowJob> } = parse(text);
  return Object.values(workflow.jobs ?? {}).flatMap(({ steps, strategy }) =>
    steps
      .filter(({ uses }) => uses?.startsWith('OWNER/upload-proof@') === true)
      .map((step) => ({ id: step.id, with: writeInputs(step.with ?? {}, strategy?.matrix ?? {}) })),
  );
}

/** True for a manifest (design.md §5). */
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
  readonly steps: readonly WorkflowStep[];
  readonly strategy?: { readonly matrix?: Matrix };
}

interface WorkflowStep {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
