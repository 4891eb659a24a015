import { type EvidenceEntry, readUploadSettings, type UploadSettings } from '../../src/evidence/settings.ts';

/** Inputs that are enough for a run. */
export const plainInputs = {
  path: '**',
  'base-url': 'https://proof.example.com',
  token: 'a-token',
} as const;

/** The settings of {@link plainInputs}, with overrides. */
export function makeSettings({
  entry,
  ...overrides
}: Partial<Omit<UploadSettings, 'entry'>> & { entry?: Partial<EvidenceEntry> } = {}): UploadSettings {
  const plain = readUploadSettings(plainInputs);
  return { ...plain, ...overrides, entry: { ...plain.entry, ...entry } };
}

export function makeEntry(overrides: Partial<EvidenceEntry> = {}): EvidenceEntry {
  return makeSettings({ entry: overrides }).entry;
}
