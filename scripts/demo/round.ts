import assert from 'node:assert/strict';
import path from 'node:path';

import { runAction, type StepResult } from './action-step.ts';
import type { Evidence } from './evidence.ts';
import type { RunningSandbox } from './sandbox.ts';
import { alignColumns } from './table.ts';

/** The objects that the registers are evidence for: a control of SOC 2, and a task that comes back. */
export const targets = ['control:CC8.1', 'task:quarterly-change-review'];

export interface Surroundings {
  /** Folder for everything that a round leaves. */
  readonly out: string;
  readonly signal: AbortSignal;
}

/** The fields of the output `results` that the demo shows. */
interface ResultRow {
  readonly name: string;
  readonly target: string | null;
  readonly outcome: string;
  readonly version: number;
  readonly proofId: string;
}

/** One run of a workflow with two steps: reports go up alone, registers are linked and get their schemas. */
export async function runRound(
  round: number,
  evidence: readonly Evidence[],
  sandbox: RunningSandbox,
  { out, signal }: Surroundings,
): Promise<void> {
  const registers = evidence.filter(({ fields }) => fields !== undefined);
  const reports = evidence.filter(({ fields }) => fields === undefined);
  const connection = { 'base-url': sandbox.url, token: sandbox.token };
  const steps = [
    { title: 'reports', files: reports, inputs: {}, first: 'created' },
    {
      title: 'registers',
      files: registers,
      inputs: { link: targets.join('\n'), 'csv-schemas': writeSchemas(registers) },
      first: 'linked',
    },
  ];
  for (const { title, files, inputs, first } of steps) {
    const name = `run ${round}, step "${title}"`;
    console.log(`\n${name}`);
    const folder = path.join(out, 'runner', `run-${round}-${title}`);
    const paths = files.map((file) => file.path).join('\n');
    const result = await runAction({ inputs: { ...connection, ...inputs, path: paths }, folder, signal });
    const expected = round === 1 ? first : 'versioned';
    showResult(checkResult(name, result, expected, round), result.summaryFile);
  }
}

/** JSON is YAML too. */
function writeSchemas(registers: readonly Evidence[]): string {
  return JSON.stringify(Object.fromEntries(registers.map(({ file, fields }) => [file, { fields }])));
}

function checkResult(
  name: string,
  { exitCode, outputs }: StepResult,
  outcome: string,
  version: number,
): readonly ResultRow[] {
  assert.equal(exitCode, 0, `${name} ended with exit code ${exitCode}`);
  const rows: readonly ResultRow[] = JSON.parse(outputs.get('results') ?? '[]');
  for (const row of rows) {
    assert.equal(row.outcome, outcome, `${name}: ${row.name} is ${row.outcome}, not ${outcome}`);
    assert.equal(row.version, version, `${name}: ${row.name} has version ${row.version}, not ${version}`);
  }
  assert.equal(outputs.get(outcome), outputs.get('total'), `${name}: not all was ${outcome}`);
  return rows;
}

function showResult(rows: readonly ResultRow[], summaryFile: string): void {
  const head = ['file', 'target', 'outcome', 'version', 'item'];
  const cells = rows.map(({ name, target, outcome, version, proofId }) => [
    name,
    target ?? '',
    outcome,
    String(version),
    proofId,
  ]);
  console.log(alignColumns([head, ...cells]).replaceAll(/^/gmu, '  '));
  console.log(`  job summary: ${summaryFile}; results, receipt and checksums are beside it`);
}
