import type { EvidenceFiles } from '../evidence.ts';
import type { Scenario, SinkReport } from '../sink/scenario.ts';
import type { Sink } from '../sink/start-sink.ts';
import { checkLanded } from '../evidence.ts';

/** An upload that contenders do each in their way. */
export interface Work {
  readonly files: EvidenceFiles;
  readonly sink: Sink;
  readonly scenario?: Scenario;
  /** What to link all files to. */
  readonly link?: `control:${string}`;
}

/** Most requests in flight: what `concurrency` is unless told, and as much for everybody else. */
export const IN_FLIGHT = 4;
export const TOKEN = 'bench-token';

/** What all contenders of an upload share. */
export function shareWork({ files, sink, scenario = {} }: Work) {
  return {
    sink: { sink, scenario },
    check: (report: SinkReport) => checkLanded(report, files),
  };
}

/** What every client is told by its environment. */
export function serviceEnvironment({ url, caFile }: Sink): Record<string, string> {
  return {
    PROOF_BASE_URL: url,
    PROOF_TOKEN: TOKEN,
    ...(caFile !== undefined && {
      PROOF_CA_FILE: caFile,
      CURL_CA_BUNDLE: caFile,
      NODE_EXTRA_CA_CERTS: caFile,
    }),
  };
}

/** Path of the endpoint that takes a new item. */
export function newItemPath(link: Work['link']): string {
  return link === undefined ? '/v1/proof' : `/v1/controls/${link.slice('control:'.length)}/proof`;
}

/** The same work with every tenth file, for a contender that would take too long. */
export function takeTenth(work: Work): Work & { readonly partOf: number } {
  const names = work.files.names.filter((_, index) => index % 10 === 0);
  return { ...work, files: { ...work.files, names }, partOf: work.files.names.length / names.length };
}
