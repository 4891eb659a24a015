import type { ConnectionSettings } from '../evidence/inputs/connection.ts';
import type { RawInputs } from '../evidence/inputs/raw-inputs.ts';
import { type Receipt, writeReceipt } from '../evidence/receipt.ts';
import type { RunReport } from '../evidence/report.ts';
import { readUploadSettings, type UploadSettings } from '../evidence/settings.ts';
import { submitEvidence } from '../evidence/submit.ts';
import { openWorkspace } from '../files/workspace.ts';
import type { Host } from './host.ts';
import { readDocuments } from './read-documents.ts';
import { withService } from './with-service.ts';

/** An upload that is over, with what is written down of it. */
export interface UploadResult {
  readonly report: RunReport;
  /** HTTP requests made, failed ones included. */
  readonly requests: number;
  /** None where nothing was to be written, a dry run or a run without a token, or where nobody asked for one. */
  readonly receipt: Receipt | undefined;
}

/** Wires the core with the real service, files and clock, and runs it. */
export async function uploadEvidence(
  settings: UploadSettings,
  connection: ConnectionSettings,
  host: Host,
): Promise<UploadResult> {
  return withService(connection, settings.timeoutMs, host, async ({ countRequests, ...ports }) => {
    const startedOn = ports.clock.now();
    const report = await submitEvidence(settings, { ...ports, files: openWorkspace(host) });
    const { run } = host;
    const receipt =
      settings.dryRun || run === undefined
        ? undefined
        : writeReceipt(report, {
            service: connection.baseUrl.href,
            startedOn,
            finishedOn: ports.clock.now(),
            run,
          });
    return { report, requests: countRequests(), receipt };
  });
}

/** What an upload is told by the inputs, and by the manifest that they name. Throws InputError. */
export async function readUpload(raw: RawInputs, workspace: string): Promise<UploadSettings> {
  return readUploadSettings(raw, await readDocuments(raw, workspace));
}
