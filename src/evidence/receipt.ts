import { createHash } from 'node:crypto';

import type { Outcome, OutcomeKind } from './outcome.ts';
import type { RunReport } from './report.ts';
import type { CsvSchema } from './service.ts';
import { formatTarget } from './targets.ts';
import { tool } from './tool.ts';

/** Changes only with a form that a reader of this one would misread. Documented in docs/receipts.md. */
export const PREDICATE_TYPE = 'https://upload-proof.github.io/receipt/v1';

/** Where and by whom a run was made, as far as the CI tells. */
export interface RunProvenance {
  readonly ci: string | null;
  readonly repository: string | null;
  readonly commit: string | null;
  readonly ref: string | null;
  readonly workflow: string | null;
  readonly job: string | null;
  readonly runUrl: string | null;
  readonly attempt: number | null;
  readonly actor: string | null;
}

/** What a receipt tells besides the outcomes. */
export interface ReceiptFacts {
  /** Address of the service. */
  readonly service: string;
  /** Milliseconds since the epoch. */
  readonly startedOn: number;
  readonly finishedOn: number;
  readonly run: RunProvenance;
}

/** An in-toto Statement v1 whose subjects are the files that are at the service. */
export interface Receipt {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
  readonly predicateType: typeof PREDICATE_TYPE;
  readonly predicate: {
    readonly tool: typeof tool;
    readonly service: string;
    readonly startedOn: string;
    readonly finishedOn: string;
    readonly run: RunProvenance;
    readonly evidence: readonly ReceiptEntry[];
  };
}

/** What became of one step: a row of `predicate.evidence` (docs/receipts.md). */
export interface ReceiptEntry {
  readonly file: string;
  readonly name: string | null;
  readonly outcome: OutcomeKind;
  readonly proofId: string | null;
  readonly version: number | null;
  /** Bytes. */
  readonly size: number | null;
  readonly sha256: string | null;
  readonly targets: readonly string[];
  /** SHA-256 of the schema's wire form as JSON; null where none was set. */
  readonly schemaSha256: string | null;
  /** Code of the failure. */
  readonly error: string | null;
}

/** The record of a run that an auditor can check later: which bytes are which version of which item. */
export function writeReceipt(report: RunReport, facts: ReceiptFacts): Receipt {
  const subjects = new Map(
    report.outcomes.filter(isAtService).map(({ step, sha256 }) => [step.path, sha256]),
  );
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...subjects].map(([name, sha256 = '']) => ({ name, digest: { sha256 } })),
    predicateType: PREDICATE_TYPE,
    predicate: {
      tool,
      service: facts.service,
      startedOn: new Date(facts.startedOn).toISOString(),
      finishedOn: new Date(facts.finishedOn).toISOString(),
      run: facts.run,
      evidence: report.outcomes.map(describeEntry),
    },
  };
}

/** Whether the service holds these bytes, by an upload of this run or because it held them before. */
export function isAtService({ kind, sha256 }: Outcome): boolean {
  return ['created', 'linked', 'versioned', 'skipped'].includes(kind) && sha256 !== undefined;
}

function describeEntry(outcome: Outcome): ReceiptEntry {
  const { step, kind, proofId, version, size, sha256, failure } = outcome;
  const schema = step.kind === 'conflict' ? undefined : step.intent.schema;
  return {
    file: step.path,
    name: step.name ?? null,
    outcome: kind,
    proofId: proofId ?? null,
    version: version ?? null,
    size: size ?? null,
    sha256: sha256 ?? null,
    targets: step.targets.map(formatTarget),
    schemaSha256: schema !== undefined && isAtService(outcome) ? digestSchema(schema) : null,
    error: failure?.code ?? null,
  };
}

function digestSchema(schema: CsvSchema): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex');
}
