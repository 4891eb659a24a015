import type { Outcome } from '../evidence/outcome.ts';
import type { Plan, Step } from '../evidence/steps.ts';
import type { RunReport } from '../evidence/report.ts';
import { formatTarget } from '../evidence/targets.ts';
import { countOf, formatBytes } from './quantities.ts';

/** `Plan: 3 to create, 12 new versions, 1 conflict`. */
export function describePlan({ steps }: Plan): string {
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  const parts = [
    [count('create'), 'to create'],
    [count('link'), 'to link'],
    [count('version'), count('version') === 1 ? 'new version' : 'new versions'],
    [count('skip'), 'unchanged'],
    [count('conflict'), count('conflict') === 1 ? 'conflict' : 'conflicts'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `Plan: ${told.length === 0 ? 'nothing to do' : told.join(', ')}`;
}

/** `link report.pdf → control:8d1 (nothing of this name is linked there)`. */
export function describeStep(step: Step): string {
  const targets = step.targets.map(formatTarget).join(', ');
  const item = 'item' in step && step.item !== undefined ? `item ${step.item.id}` : '';
  const place = step.kind === 'link' ? targets : [item, targets].filter((part) => part !== '').join(', ');
  const schema = setsSchema(step) ? '; its schema is set' : '';
  return `${step.kind} ${describeSubject(step)}${place === '' ? '' : ` → ${place}`} (${step.why}${schema})`;
}

function setsSchema(step: Step): boolean {
  return (
    step.kind !== 'conflict' &&
    step.intent.schema !== undefined &&
    (step.kind !== 'skip' || step.item !== undefined)
  );
}

/** `report.pdf`, or `build/report.pdf as "july.pdf"` where the proof name is another. */
export function describeSubject({ path, name }: Pick<Step, 'path' | 'name'>): string {
  return name === undefined || path === name || path.endsWith(`/${name}`) ? path : `${path} as "${name}"`;
}

/** `linked report.pdf: item 3c9e, version 1, 12.3 kB`. */
export function describeOutcomeLine({ step, kind, failure, ...facts }: Outcome): string {
  const targets = step.targets.map(formatTarget).join(', ');
  const subject = `${kind} ${describeSubject(step)}${targets === '' ? '' : ` → ${targets}`}`;
  if (failure !== undefined) {
    return `${subject}: ${failure.message}`;
  }
  const parts = [
    facts.proofId === undefined ? undefined : `item ${facts.proofId}`,
    facts.version === undefined ? undefined : `version ${facts.version}`,
    facts.size === undefined ? undefined : formatBytes(facts.size),
    facts.recovered ? 'found after its answer was lost' : undefined,
  ];
  const told = parts.filter((part) => part !== undefined).join(', ');
  return told === '' ? subject : `${subject}: ${told}`;
}

/** `5 of 6 steps landed: 2 created, 3 new versions; 1 failed`, or `Dry run: 5 steps planned, nothing written; 1 conflict`. */
export function describeRun({ counts, outcomes, dryRun }: RunReport): string {
  const withheld = outcomes.find(isWithheld);
  if (withheld !== undefined) {
    return `Nothing was uploaded: ${withheld.step.why}. ${countOf(counts.skipped, 'file')} skipped`;
  }
  if (dryRun) {
    const failed = counts.failed > 0 ? `; ${countOf(counts.failed, 'conflict')}` : '';
    return `Dry run: ${countOf(counts.planned, 'step')} planned, nothing written${failed}`;
  }
  const landed = counts.created + counts.linked + counts.versioned + counts.skipped;
  const good = listCounts([
    [counts.created, 'created'],
    [counts.linked, 'linked'],
    [counts.versioned, counts.versioned === 1 ? 'new version' : 'new versions'],
    [counts.skipped, 'skipped'],
  ]);
  const bad = listCounts([
    [counts.failed, 'failed'],
    [counts.unknown, 'unknown'],
  ]);
  const what = countOf(counts.total, 'step');
  return `${landed} of ${what} landed${good === '' ? '' : `: ${good}`}${bad === '' ? '' : `; ${bad}`}`;
}

/** A file that was skipped without asking the service, because the run has no secrets. */
export function isWithheld({ step }: Outcome): boolean {
  return step.kind === 'skip' && step.item === undefined;
}

function listCounts(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}
