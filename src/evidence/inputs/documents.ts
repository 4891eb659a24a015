import { type RawInputs, readInput } from './raw-inputs.ts';
import type { YamlNode } from './yaml-node.ts';

/** The inputs that are written in YAML, parsed; undefined where they say nothing. */
export interface YamlDocuments {
  readonly manifest?: YamlNode | undefined;
  readonly csvSchemas?: YamlNode | undefined;
}

/**
 * Parses what is YAML among the inputs. Throws {@link InputError} with line and column.
 *
 * @param manifest text of the manifest, where the input `manifest` names one
 */
export async function parseDocuments(raw: RawInputs, manifest: string | undefined): Promise<YamlDocuments> {
  const csvSchemas = readInput(raw, 'csv-schemas', (text) => text, undefined);
  if (manifest === undefined && csvSchemas === undefined) {
    return {};
  }
  // The parser is a third of what a run without YAML would have to compile.
  const { parseYaml } = await import('./yaml.ts');
  return {
    manifest: manifest === undefined ? undefined : parseYaml(manifest, 'manifest'),
    csvSchemas: csvSchemas === undefined ? undefined : parseYaml(csvSchemas, 'csv-schemas'),
  };
}
