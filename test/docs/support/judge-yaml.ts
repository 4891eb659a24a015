import { parse } from 'yaml';

import { completeWorkflow } from '../../../scripts/docs/workflows.ts';
import { parseDocuments } from '../../../src/evidence/inputs/documents.ts';
import { builtInEntry } from '../../../src/evidence/inputs/entry.ts';
import { manifestKeys } from '../../../src/evidence/inputs/manifest-keys.ts';
import { readManifest } from '../../../src/evidence/inputs/manifest.ts';
import { uploadInputs } from '../../../src/evidence/inputs/raw-inputs.ts';
import { parseYaml } from '../../../src/evidence/inputs/yaml.ts';
import { readUploadSettings } from '../../../src/evidence/settings.ts';

/**
 * Says what a YAML block of a paper is, once the reader of that has taken it. Throws where the reader refuses it, and where there
 * is none. What workflows do with the actions is held to in workflows.test.ts.
 */
export async function judgeYaml(text: string): Promise<string> {
  if (completeWorkflow(text) !== undefined) {
    return 'workflow';
  }
  const root: unknown = parse(text);
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    throw new TypeError(UNKNOWN);
  }
  const keys = Object.keys(root);
  if (Object.values(root).every(isDeclaration)) {
    return 'declared inputs';
  }
  if (keys.includes('evidence')) {
    readManifest(parseYaml(text, 'manifest'), builtInEntry);
    return 'manifest';
  }
  if (keys.every((key) => inputs.has(key))) {
    const raw = { path: 'any', ...writeInputs(root) };
    readUploadSettings(raw, await parseDocuments(raw, undefined));
    return 'inputs';
  }
  if (keys.every((key) => entryKeys.has(key))) {
    const manifest = JSON.stringify({ version: 1, evidence: [{ path: 'any', ...root }] });
    readManifest(parseYaml(manifest, 'manifest'), builtInEntry);
    return 'manifest entry';
  }
  throw new Error(UNKNOWN);
}

const UNKNOWN =
  'This YAML is no workflow, manifest, part of one of them, or inputs of the action. Correct it, or teach test/docs/support/judge-yaml.ts what it is.';

const inputs = new Set<string>(uploadInputs);
const entryKeys = new Set<string>(manifestKeys.map(({ key }) => key));

/** A runner hands on every value as text. */
function writeInputs(root: object): Record<string, string> {
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, String(value)]));
}

/** As in an action.yml of ours: no default, which would hide PROOF_* (docs in action.yml). */
function isDeclaration(node: unknown): boolean {
  return (
    typeof node === 'object' &&
    node !== null &&
    Object.keys(node).join() === 'description' &&
    Object.values(node).every((value) => typeof value === 'string')
  );
}
