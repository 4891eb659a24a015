import { builtInEntry, type EvidenceEntry } from '../../src/evidence/inputs/entry.ts';
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
  return { ...readUploadSettings(plainInputs), entries: [makeEntry(entry)], ...overrides };
}

export function makeEntry(overrides: Partial<EvidenceEntry> = {}): EvidenceEntry {
  return { ...builtInEntry, patterns: [plainInputs.path], ...overrides };
}
