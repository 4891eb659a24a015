import type { ConnectionSettings } from '../evidence/inputs/connection.ts';
import { checkFreshness, type FreshnessRow } from '../evidence/retrieval/freshness.ts';
import { type FreshnessSettings, readFreshnessSettings } from '../evidence/retrieval/freshness-settings.ts';
import type { RawInputs } from '../evidence/inputs/raw-inputs.ts';
import type { Host } from './host.ts';
import { readDocuments } from './read-documents.ts';
import { withService } from './with-service.ts';

/** Wires a freshness check with the real service, and runs it. */
export async function judgeFreshness(
  settings: FreshnessSettings,
  connection: ConnectionSettings,
  host: Host,
): Promise<FreshnessRow[]> {
  return withService(connection, settings.timeoutMs, host, (session) => checkFreshness(settings, session));
}

/** What a check is told by the inputs, and by the manifest that they name. Throws InputError. */
export async function readCheck(raw: RawInputs, workspace: string): Promise<FreshnessSettings> {
  return readFreshnessSettings(raw, await readDocuments(raw, workspace));
}
