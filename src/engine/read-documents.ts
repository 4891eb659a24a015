import { parseDocuments, type YamlDocuments } from '../evidence/inputs/documents.ts';
import type { RawInputs } from '../evidence/inputs/raw-inputs.ts';
import { readManifestFile } from '../files/manifest-file.ts';

/** What is YAML among the inputs, with the manifest that they name. Throws InputError. */
export async function readDocuments(raw: RawInputs, workspace: string): Promise<YamlDocuments> {
  const manifest = raw.manifest?.trim();
  return parseDocuments(raw, manifest ? await readManifestFile(workspace, manifest) : undefined);
}
