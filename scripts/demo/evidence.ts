import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readCommits } from './commits.ts';
import { readDependencies } from './dependencies.ts';
import { runTool } from './processes.ts';
import { type Fields, type Register, writeCsv } from './register.ts';

/** One file of evidence. */
export interface Evidence {
  readonly file: string;
  /** Relative to the repository. */
  readonly path: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** Columns and their types, for a CSV. */
  readonly fields?: Fields;
}

/** The tests of the core, quick enough for a demo. */
const TESTS = 'test/evidence';

/** Makes the evidence that this very repository has of itself, and writes it into a folder. */
export async function makeEvidence(folder: string, signal: AbortSignal): Promise<Evidence[]> {
  await mkdir(folder, { recursive: true });
  const sbom = await runTool('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], signal);
  const commits = await readCommits(signal);
  return [
    await reportTests(folder, signal),
    await keep(folder, 'sbom.cdx.json', 'software bill of materials (CycloneDX)', sbom),
    await keepRegister(folder, 'dependencies.csv', 'dependencies and their licences', readDependencies(sbom)),
    ...(commits === undefined
      ? []
      : [await keepRegister(folder, 'commits.csv', 'changes to the code', commits)]),
  ];
}

/** Results of tests that failed are evidence too: it is not for an upload to judge them. */
async function reportTests(folder: string, signal: AbortSignal): Promise<Evidence> {
  const file = 'test-results.xml';
  const report = path.join(folder, file);
  const args = ['run', TESTS, '--reporter=junit', `--outputFile=${report}`];
  const [run] = await Promise.allSettled([runTool('vitest', args, signal)]);
  signal.throwIfAborted();
  if (run.status === 'rejected' && !existsSync(report)) {
    throw run.reason;
  }
  const text = await readFile(report, 'utf8');
  const [, tests, failed] = /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/u.exec(text) ?? [];
  return { file, path: report, about: `results of ${tests} tests, ${failed} failed (JUnit)` };
}

async function keepRegister(
  folder: string,
  file: string,
  about: string,
  register: Register,
): Promise<Evidence> {
  const { fields, rows } = register;
  return { ...(await keep(folder, file, `${about}: ${rows.length} (CSV)`, writeCsv(register))), fields };
}

async function keep(folder: string, file: string, about: string, content: string): Promise<Evidence> {
  const target = path.join(folder, file);
  await writeFile(target, content);
  return { file, path: target, about };
}
