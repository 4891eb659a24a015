import type { CsvCheck } from './csv/check.ts';
import type { Outcome, OutcomeKind } from './outcome.ts';
import type { Plan } from './steps.ts';
import { formatTarget } from './targets.ts';

/** A run, told afterwards. */
export interface RunReport {
  readonly plan: Plan;
  /** One for each step, in the order of the plan. */
  readonly outcomes: readonly Outcome[];
  /** One for each CSV that was read before the plan. */
  readonly csvChecks: readonly CsvCheck[];
  readonly counts: OutcomeCounts;
  readonly verdict: Verdict;
  /** Nothing was written, and nothing was to be: outcomes are `planned`, and `failed` where the plan has a conflict. */
  readonly dryRun: boolean;
}

type OutcomeCounts = Readonly<Record<OutcomeKind | 'total', number>>;

/** `landed`: everything is where it belongs; `failed`: some is not; `unknown`: of some nobody can tell. */
type Verdict = 'landed' | 'failed' | 'unknown';

/** One row of the output `results`; its fields are public (README.md, "Outputs"). */
export interface ResultRow {
  readonly file: string;
  readonly name: string | null;
  /** The targets that led to the step, one a line: an id may hold any other character. */
  readonly target: string | null;
  readonly step: string;
  readonly outcome: OutcomeKind;
  readonly proofId: string | null;
  readonly version: number | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly recovered: boolean;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Counts the outcomes of a plan, and judges them. */
export function reportRun(
  plan: Plan,
  outcomes: readonly Outcome[],
  { csvChecks = [], dryRun = false }: Partial<Pick<RunReport, 'csvChecks' | 'dryRun'>> = {},
): RunReport {
  const counts: Record<OutcomeKind | 'total', number> = {
    created: 0,
    linked: 0,
    versioned: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    planned: 0,
    total: outcomes.length,
  };
  for (const { kind } of outcomes) {
    counts[kind] += 1;
  }
  const verdict = counts.unknown > 0 ? 'unknown' : counts.failed > 0 ? 'failed' : 'landed';
  return { plan, outcomes, csvChecks, counts, verdict, dryRun };
}

/** The rows of the output `results`. */
export function listResults({ outcomes }: RunReport): ResultRow[] {
  return outcomes.map(({ step, kind, failure, ...facts }) => ({
    file: step.path,
    name: step.name ?? null,
    target: step.targets.length === 0 ? null : step.targets.map(formatTarget).join('\n'),
    step: step.kind,
    outcome: kind,
    proofId: facts.proofId ?? null,
    version: facts.version ?? null,
    size: facts.size ?? null,
    sha256: facts.sha256 ?? null,
    recovered: facts.recovered,
    error: failure === undefined ? null : { code: failure.code, message: failure.message },
  }));
}

/** The output `proof-ids`: the ids of the items that bear each proof name after the run. */
export function listProofIds({ outcomes }: RunReport): Record<string, string[]> {
  const ids = new Map<string, Set<string>>();
  for (const { step, proofId } of outcomes) {
    if (step.name !== undefined && proofId !== undefined) {
      ids.set(step.name, (ids.get(step.name) ?? new Set()).add(proofId));
    }
  }
  return Object.fromEntries([...ids].map(([name, set]) => [name, [...set]]));
}
