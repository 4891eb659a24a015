import type { ConnectionSettings } from '../evidence/inputs/connection.ts';
import { downloadEvidence, type DownloadOutcome } from '../evidence/retrieval/download.ts';
import type { DownloadSettings } from '../evidence/retrieval/download-settings.ts';
import { openFolder } from '../files/folder.ts';
import type { Host } from './host.ts';
import { withService } from './with-service.ts';

/** Wires a download with the real service and the folder that it goes to, and runs it. */
export async function bringEvidence(
  settings: DownloadSettings,
  connection: ConnectionSettings,
  host: Host,
): Promise<DownloadOutcome[]> {
  const { allow, directory, overwrite, timeoutMs } = settings;
  const folder = await openFolder(directory, { places: host, overwrite, allow });
  return withService(connection, timeoutMs, host, (session) =>
    downloadEvidence(settings, { ...session, folder }),
  );
}
