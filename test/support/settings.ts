import { builtInEntry, type EvidenceEntry } from '../../src/evidence/inputs/entry.ts';
import { type RawInputs, readInput } from '../../src/evidence/inputs/raw-inputs.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';
import { readUploadSettings, type UploadSettings } from '../../src/evidence/settings.ts';

/** Inputs that are enough for a run. */
export const plainInputs = {
  path: '**',
  'base-url': 'https://proof.example.com',
  token: 'a-token',
} as const;

/** The settings of {@link plainInputs}, with overrides of its one entry and of the rest. */
export function makeSettings({
  entry,
  ...overrides
}: Partial<UploadSettings> & { entry?: Partial<EvidenceEntry> } = {}): UploadSettings {
  return { ...readUploadSettings(plainInputs, {}), entries: [makeEntry(entry)], ...overrides };
}

/** The settings that these inputs give, and the text of a manifest beside them. */
export function readSettings(inputs: RawInputs, manifest?: string): UploadSettings {
  return readUploadSettings(inputs, {
    manifest: manifest === undefined ? undefined : parseYaml(manifest, 'manifest'),
    csvSchemas: readInput(inputs, 'csv-schemas', parseYaml, undefined),
  });
}

export function makeEntry(overrides: Partial<EvidenceEntry> = {}): EvidenceEntry {
  return { ...builtInEntry, patterns: [plainInputs.path], ...overrides };
}
